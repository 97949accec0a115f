/** Fill and stroke of a shape, with their colors registered as tokens. */
import type { Gradient, Token } from '../../domain/design/design-document.ts';
import { colorOn } from './colors.ts';
import { gradientOn } from './gradients.ts';
import { type Importing, referenceIn, swatchOf, targetIn } from './importing.ts';
import { IDENTITY } from '../scene/scene.ts';
import { viewportOf } from './reading/page.ts';
import { preservesCircles, matrixOf, rounded, scaleOf } from './matrices.ts';
import * as importReportWords from '../../words/render/import-report.gen.ts';

export interface PaintParts {
  readonly token: Token | null;
  readonly gradient: Gradient | null;
  readonly opacity: number;
}

export const NO_PAINT: PaintParts = { token: null, gradient: null, opacity: 1 };

/** The fill or stroke of the shape; empty if it is refused or absent. */
export function paintOn(
  shape: SVGGraphicsElement,
  kind: 'fill' | 'stroke',
  importing: Importing,
): PaintParts {
  const style = getComputedStyle(shape);
  const value = style[kind];
  const opacity = Number(kind === 'fill' ? style.fillOpacity : style.strokeOpacity);
  if (value === 'none') return NO_PAINT;
  const reference = referenceIn(value);
  const enter = importing.tokens[kind];
  if (reference === null) return solid(shape, value, opacity, enter, importing);

  const server = targetIn(value, importing);
  if (server === null || !(server instanceof SVGGradientElement)) {
    const fallback = value.replace(/^url\([^)]*\)\s*/u, '');
    if (fallback === 'none') return NO_PAINT;
    if (fallback !== '') return solid(shape, fallback, opacity, enter, importing);
    if (importing.named(reference) === null)
      importing.say('missing', shape, importReportWords.paintMissing({ name: reference, kind }));
    return NO_PAINT;
  }
  const paint = gradientOn(shape, server, enter, importing);
  if (paint.kind === 'nothing') {
    importing.say('missing', shape, importReportWords.gradientEmpty({ kind }));
    return NO_PAINT;
  }
  if (paint.kind === 'solid')
    return { token: paint.stop.token, gradient: null, opacity: opacity * paint.stop.opacity };
  return { token: null, gradient: paint.gradient, opacity };
}

function solid(
  shape: Element,
  value: string,
  opacity: number,
  enter: Importing['tokens']['fill'],
  importing: Importing,
): PaintParts {
  const color = colorOn(shape, value, importing);
  if (color === null || opacity * color.opacity === 0) return NO_PAINT;
  return {
    token: enter(color.hex, swatchOf(shape)),
    gradient: null,
    opacity: opacity * color.opacity,
  };
}

const CAPS = { butt: 'butt', round: 'round', square: 'square' } as const;
const JOINS = { miter: 'miter', round: 'round', bevel: 'bevel' } as const;

/** How a shape's outline is drawn, in px of the document if the pen stays round. */
export function penOf(shape: SVGGeometryElement, importing: Importing) {
  const style = getComputedStyle(shape);
  const matrix = importing.toDocument(shape);
  const isFixed = style.getPropertyValue('vector-effect') === 'non-scaling-stroke';
  const isBent = !isFixed && !preservesCircles(matrix);
  const scale = isFixed || isBent ? 1 : scaleOf(matrix);
  const full = fullLength(shape, importing);
  const perLength = dashScaleOf(shape);
  const dashes = style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[\s,]+/u);
  return {
    strokeWidth: rounded(lengthFrom(style.strokeWidth, full) * scale),
    lineCap: CAPS[nameIn(CAPS, style.strokeLinecap) ?? 'butt'],
    lineJoin: JOINS[nameIn(JOINS, style.strokeLinejoin) ?? 'miter'],
    miterLimit: Number(style.strokeMiterlimit),
    dash: dashes.map((dash) => rounded(lengthFrom(dash, full) * scale * perLength)),
    dashOffset: rounded(lengthFrom(style.strokeDashoffset, full) * scale * perLength),
    strokeTransform: isBent ? matrixOf(matrix) : IDENTITY,
  };
}

/** By `pathLength`: 0 leaves the line whole, as dashes without a length do, and a negative one counts as none. */
function dashScaleOf(shape: SVGGeometryElement): number {
  const given = shape.hasAttribute('pathLength') ? shape.pathLength.baseVal : -1;
  if (given <= 0) return given === 0 ? 0 : 1;
  return shape.getTotalLength() / given;
}

/** The length of 100 % of a stroke width: the viewport's diagonal, by SVG's definition. */
function fullLength(shape: SVGGraphicsElement, importing: Importing): number {
  const { width, height } = viewportOf(shape, importing.root);
  return Math.hypot(width, height) / Math.SQRT2;
}

function lengthFrom(value: string, full: number): number {
  const number = Number.parseFloat(value);
  return value.endsWith('%') ? (number / 100) * full : number;
}

function nameIn<Names extends object>(names: Names, value: string): keyof Names | null {
  return value in names ? (value as keyof Names) : null;
}
