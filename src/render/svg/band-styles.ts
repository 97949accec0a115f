/** The computed style of an element as declarations for a raster: without initial values, with colors as tokens. */
import type { Font } from '../../domain/design/design-document.ts';
import { colorVariable } from '../../domain/design/raster-tokens.ts';
import { FILTER_PARTS, SHAPES, WORDS } from '../../domain/svg/allow-list.ts';
import { colorOn } from './colors.ts';
import { isUsable, swatchOf, type Importing } from './importing.ts';

export interface Writing {
  readonly importing: Importing;
  /** Whether colors stay literal: colors in masks are not colors of the design. */
  readonly isLiteral: boolean;
  /** Whether the document itself applies the element's blending. */
  blendsOutside(element: Element): boolean;
  useFont(font: Font): void;
  /** The new name of an id's target; null if it has no target. */
  refer(id: string): string | null;
}

/** On every element; not inherited. */
const OWN = [
  'opacity',
  'overflow',
  'clip-path',
  'mask',
  'mask-type',
  'filter',
  'mix-blend-mode',
  'isolation',
  'vector-effect',
];

/** Like those; they change where a transform puts an element. */
const MOVES = ['transform-origin', 'transform-box', 'translate', 'rotate', 'scale'];

/** Inherited: written on each drawn element, so that its surroundings do not matter. */
const DRAWN = [
  'visibility',
  'fill-rule',
  'clip-rule',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'paint-order',
  'marker-start',
  'marker-mid',
  'marker-end',
  'image-rendering',
];

/** These clip their contents by default, so their overflow is always written. */
const CUT_BY_DEFAULT = new Set(['marker', 'symbol', 'svg', 'pattern']);

/** The color space in which their colors are mixed matters. */
const MIXING = new Set(['linearGradient', 'radialGradient', 'mask']);

const WRITTEN = [
  'white-space',
  'font-size',
  'font-stretch',
  'font-variant-caps',
  'font-variant-ligatures',
  'font-kerning',
  'font-feature-settings',
  'font-size-adjust',
  'font-synthesis',
  'text-shadow',
  'text-rendering',
  'letter-spacing',
  'word-spacing',
  'text-anchor',
  'text-transform',
  'text-decoration-line',
  'text-decoration-thickness',
  'text-decoration-style',
  'text-underline-offset',
  'dominant-baseline',
  'baseline-shift',
  'alignment-baseline',
  'writing-mode',
  'text-orientation',
  'direction',
  'unicode-bidi',
];

/** `name:value` separated by semicolons; an empty string if nothing differs from the initial values. */
export function declarationsOf(element: Element, writing: Writing): string {
  const style = getComputedStyle(element);
  const { localName } = element;
  const isWords = WORDS.has(localName);
  const isShape = SHAPES.has(localName);
  const isDrawn = isWords || isShape || localName === 'image';
  const isFilter = localName === 'filter' || FILTER_PARTS.has(localName);
  const given = [
    ...differing(element, style, OWN, writing),
    ...movesIn(element, style, writing),
    ...(CUT_BY_DEFAULT.has(localName) && style.overflow === 'visible' ? ['overflow:visible'] : []),
    ...transformIn(element, style),
    ...(isDrawn ? differing(element, style, DRAWN, writing) : []),
    ...(isShape || isWords ? paintsIn(element, style, writing) : []),
    ...(isWords ? wordsIn(element, style, writing) : []),
    ...(MIXING.has(localName) ? differing(element, style, ['color-interpolation'], writing) : []),
    ...(isFilter
      ? [`color-interpolation-filters:${style.getPropertyValue('color-interpolation-filters')}`]
      : []),
    ...(localName === 'stop' ? colorIn(element, style, 'stop-color', 'stop-opacity', writing) : []),
    ...(localName === 'feFlood' || localName === 'feDropShadow'
      ? colorIn(element, style, 'flood-color', 'flood-opacity', writing)
      : []),
    ...(/Lighting$/u.test(localName)
      ? colorIn(element, style, 'lighting-color', null, writing)
      : []),
  ];
  return given.join(';');
}

/** What moves an element besides its transform. */
export function movesIn(element: Element, style: CSSStyleDeclaration, writing: Writing) {
  return differing(element, style, MOVES, writing);
}

function differing(
  element: Element,
  style: CSSStyleDeclaration,
  properties: readonly string[],
  writing: Writing,
): readonly string[] {
  return properties.flatMap((property) => {
    const value = style.getPropertyValue(property);
    const around = wordsAround(element)?.getPropertyValue(property) ?? null;
    const initial = writing.importing.initial.getPropertyValue(property);
    if (value === '' || (value === initial && (around ?? initial) === initial)) return [];
    if (property === 'mix-blend-mode' && writing.blendsOutside(element)) return [];
    const settled = settledReferences(value, writing);
    return settled === null ? [] : [`${property}:${withTokens(element, settled, writing)}`];
  });
}

/** The style that a part of words inherits from. */
function wordsAround({ parentElement }: Element): CSSStyleDeclaration | null {
  const isPart = parentElement !== null && WORDS.has(parentElement.localName);
  return isPart ? getComputedStyle(parentElement) : null;
}

/** A `transform` attribute is copied; only a transform from a style is written. */
export function transformIn(element: Element, style: CSSStyleDeclaration): readonly string[] {
  if (!(element instanceof SVGGraphicsElement) || style.transform === 'none') return [];
  const own = element.transform.baseVal.consolidate()?.matrix;
  const computed = new DOMMatrix(style.transform);
  const isSame =
    own !== undefined &&
    (['a', 'b', 'c', 'd', 'e', 'f'] as const).every(
      (part) => Math.abs(own[part] - computed[part]) < 1e-3 * Math.max(1, Math.abs(own[part])),
    );
  return isSame ? [] : [`transform:${style.transform}`];
}

type Ids = readonly (string | undefined)[];
const REFERENCE = /url\(\s*(?:"#([^"]*)"|'#([^']*)'|#([^\s"'()]*))\s*\)/gu;

/** References under their new names; null if one has no target, as if it were absent. */
function settledReferences(value: string, writing: Writing): string | null {
  let isWhole = true;
  const settled = value.replaceAll(REFERENCE, (_all, ...[double, single, bare]: Ids) => {
    const id = double ?? single ?? bare ?? '';
    const target = writing.importing.named(id);
    const name = target !== null && isUsable(target) ? writing.refer(id) : null;
    isWhole &&= name !== null;
    return `url(#${name})`;
  });
  return isWhole ? settled : null;
}

/** Colors within a value, as in `drop-shadow()`. */
function withTokens(element: Element, value: string, writing: Writing): string {
  if (writing.isLiteral) return value;
  return value.replaceAll(/(?:rgba?|color)\([^)]*\)/gu, (written) => {
    const color = colorOn(element, written, writing.importing);
    if (color === null) return written;
    const variable = `var(${colorVariable({ group: 'fill', token: writing.importing.tokens.fill(color.hex, swatchOf(element)) })})`;
    if (color.opacity === 1) return variable;
    return `color-mix(in srgb,${variable} ${color.opacity * 100}%,transparent)`;
  });
}

function paintsIn(element: Element, style: CSSStyleDeclaration, writing: Writing) {
  return (['fill', 'stroke'] as const).flatMap((kind) => {
    const value = style[kind];
    const opacity = Number(style.getPropertyValue(`${kind}-opacity`));
    if (value === 'none') return [`${kind}:none`];
    if (value.startsWith('context-')) return [`${kind}:${value}`, `${kind}-opacity:${opacity}`];
    const [, server, fallback] = /^(url\([^)]*\))(.*)$/u.exec(value) ?? [];
    const settled = server === undefined ? null : settledReferences(server, writing);
    if (settled !== null) return [`${kind}:${settled}`, `${kind}-opacity:${opacity}`];
    const plain = server === undefined ? value : fallback?.trim() || 'none';
    return colorOf(element, plain, kind, opacity, kind, `${kind}-opacity`, writing);
  });
}

function colorIn(
  element: Element,
  style: CSSStyleDeclaration,
  property: string,
  opacityProperty: string | null,
  writing: Writing,
): readonly string[] {
  const opacity = opacityProperty === null ? 1 : Number(style.getPropertyValue(opacityProperty));
  const value = style.getPropertyValue(property);
  return colorOf(element, value, 'fill', opacity, property, opacityProperty, writing);
}

function colorOf(
  element: Element,
  value: string,
  group: 'fill' | 'stroke',
  opacity: number,
  property: string,
  opacityProperty: string | null,
  { importing, isLiteral }: Writing,
): readonly string[] {
  if (value === 'none') return [`${property}:none`];
  const color = colorOn(element, value, importing);
  if (color === null) return [];
  const share = opacity * color.opacity;
  // Invisible colors are not colors of the design: Figma begins each filter with an empty flood.
  const hasToken = !isLiteral && share > 0;
  const written = hasToken
    ? `var(${colorVariable({ group, token: importing.tokens[group](color.hex, swatchOf(element)) })})`
    : color.hex;
  return [
    `${property}:${written}`,
    ...(opacityProperty === null || (share === 1 && wordsAround(element) === null)
      ? []
      : [`${opacityProperty}:${share}`]),
  ];
}

/** The families after the first in the source, for letters that the first lacks. */
function standInsOf({ fontFamily }: CSSStyleDeclaration): readonly string[] {
  const [, ...others] = fontFamily.split(',');
  return others.map((name) => name.trim()).filter((name) => /^["']?[\w -]+["']?$/u.test(name));
}

function wordsIn(element: Element, style: CSSStyleDeclaration, writing: Writing) {
  const font = writing.importing.fonts.get(element);
  if (font === undefined) return [];
  writing.useFont(font);
  return [
    `font-family:${[`'${font.family}'`, ...standInsOf(style)].join(',')}`,
    `font-weight:${font.weight}`,
    `font-style:${font.italic ? 'italic' : 'normal'}`,
    ...differing(element, style, WRITTEN, writing),
    ...(style.textDecorationLine === 'none' || style.textDecorationColor === style.color
      ? []
      : colorIn(element, style, 'text-decoration-color', null, writing)),
  ];
}
