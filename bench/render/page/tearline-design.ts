/** The drawing as a design document. */
import type {
  DesignDocument,
  DesignObject,
  ObjectTokens,
  Scheme,
} from '../../../src/domain/design/design-document.ts';
import {
  HEIGHT,
  WIDTH,
  type Drawing,
  type DrawnPath,
  type DrawnPhoto,
  type DrawnText,
} from './drawing.ts';

const IDENTITY = [1, 0, 0, 1, 0, 0] as const;
const NO_TOKENS: ObjectTokens = { fill: null, stroke: null, text: null };

export function schemeName(index: number): string {
  return index === 0 ? 'Default Scheme' : `Scheme ${index + 1}`;
}

export function tokenOf(text: number): string {
  return `TEXT${text + 1}`;
}

export function designOf(drawing: Drawing): DesignDocument {
  const [first, ...further] = drawing.schemes.map(schemeOf(drawing));
  if (first === undefined) throw new Error('The drawing has no scheme.');
  const [lower, upper] = drawing.photos;
  return {
    version: 1,
    type: 'strip',
    schemes: [first, ...further],
    data: {
      width: WIDTH,
      height: HEIGHT,
      objects: [
        ground(),
        ...drawing.below.map((path, index) => pathOf(path, `below${index}`)),
        photoOf(lower, 'photo1'),
        ...drawing.between.map((path, index) => pathOf(path, `between${index}`)),
        photoOf(upper, 'photo2'),
        ...drawing.texts.map(textOf),
      ],
    },
  };
}

function schemeOf({ texts }: Drawing) {
  return (colors: readonly string[], index: number): Scheme => ({
    name: schemeName(index),
    tokens: {
      fill: Object.fromEntries(colors.map((color, at) => [`FILL${at + 1}`, color])),
      stroke: Object.fromEntries(colors.map((color, at) => [`STROKE${at + 1}`, color])),
      text: Object.fromEntries(texts.map(({ color }, at) => [tokenOf(at), colors[color] ?? ''])),
    },
  });
}

function ground(): DesignObject {
  return pathOf({ d: `M0 0H${WIDTH}V${HEIGHT}H0Z`, color: 0, line: null }, 'ground');
}

function pathOf({ d, color, line }: DrawnPath, id: string): DesignObject {
  return {
    kind: 'path',
    id,
    d,
    opacity: 1,
    clips: [],
    fillRule: 'nonzero',
    fillOpacity: 1,
    fillGradient: null,
    strokeOpacity: 1,
    strokeGradient: null,
    strokeWidth: line ?? 0,
    lineCap: 'butt',
    lineJoin: 'miter',
    miterLimit: 10,
    dash: [],
    dashOffset: 0,
    strokeTransform: IDENTITY,
    tokens: {
      ...NO_TOKENS,
      ...(line === null ? { fill: `FILL${color + 1}` } : { stroke: `STROKE${color + 1}` }),
    },
  };
}

function photoOf({ source, x, y, width, height }: DrawnPhoto, id: string): DesignObject {
  return {
    kind: 'image',
    id,
    source,
    opacity: 1,
    clips: [],
    tokens: NO_TOKENS,
    width: 800,
    height: 600,
    transform: [width / 800, 0, 0, height / 600, x, y],
  };
}

function textOf(text: DrawnText, index: number): DesignObject {
  return {
    kind: 'text',
    id: tokenOf(index),
    text: text.words,
    label: text.words,
    opacity: 1,
    clips: [],
    tokens: { ...NO_TOKENS, text: tokenOf(index) },
    fontFamily: text.family,
    fontWeight: text.weight,
    italic: false,
    fontSize: text.size,
    letterSpacing: 0,
    align: 'left',
    x: text.x,
    baseline: text.baseline,
    box: {
      x: text.x,
      y: text.baseline - text.size,
      width: WIDTH - text.x,
      height: text.size * 1.3,
    },
    transform: IDENTITY,
  };
}
