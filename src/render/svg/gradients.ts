/** Gradients in px of the document. */
import type { Gradient, GradientStop } from '../../domain/design/design-document.ts';
import { colorOn } from './colors.ts';
import { swatchOf, type Importing } from './importing.ts';
import { apply, matrixFrom, matrixOf, rounded } from './matrices.ts';
import { pixels, viewportOf } from './reading/page.ts';
import { MOST_STOPS, thinned, type ColorStop } from './stops.ts';

type Enter = (color: string, swatch: string) => string;

/** One stop paints like a plain color; no stop, or a box or transform without an area, paints nothing. */
type GradientPaint =
  | { readonly kind: 'gradient'; readonly gradient: Gradient }
  | { readonly kind: 'solid'; readonly stop: GradientStop }
  | { readonly kind: 'nothing' };

/** The paint server `server`, a plain gradient, as `element` uses it. */
export function gradientOn(
  element: SVGGraphicsElement,
  server: SVGGradientElement,
  enter: Enter,
  importing: Importing,
): GradientPaint {
  const chain = inheritanceOf(server, importing);
  const stops = stopsOf(chain, enter, importing);
  const [first] = stops;
  const last = stops.at(-1);
  if (first === undefined || last === undefined) return { kind: 'nothing' };
  if (stops.length === 1) return { kind: 'solid', stop: first };
  const frame = frameOf(element, server, chain, importing);
  if (frame === null) return { kind: 'nothing' };
  if (server.localName === 'linearGradient') return linear(chain, frame, stops, last);
  return radial(chain, frame, stops, last);
}

/**
 * Whether the gradient starts from one point, and pads beyond its ends or has none of them inside `filled`, as those of
 * PowerPoint; the browser draws any other.
 */
export function isPlainGradient(
  server: SVGGradientElement,
  filled: SVGGraphicsElement | null,
  importing: Importing,
): boolean {
  const chain = inheritanceOf(server, importing);
  const isPadded = ['pad', null].includes(attributeOf(chain, 'spreadMethod'));
  if (Number.parseFloat(attributeOf(chain, 'fr') ?? '0') !== 0) return false;
  return isPadded || (filled !== null && reachesAcross(filled, server, importing));
}

/** Of the gradient's length: less than a pixel of a strip. */
const ROUNDING = 0.0005;

/** Whether all of the shape is between the gradient's ends. */
function reachesAcross(
  shape: SVGGraphicsElement,
  server: SVGGradientElement,
  importing: Importing,
): boolean {
  const paint = gradientOn(shape, server, (color) => color, importing);
  if (paint.kind !== 'gradient') return true;
  const { x, y, width, height } = shape.getBBox();
  const matrix = importing.toDocument(shape);
  const corners = [x, x + width].flatMap((across) =>
    [y, y + height].map((down) => apply(matrix, across, down)),
  );
  return corners.every((corner) => {
    const share = shareAt(corner, paint.gradient);
    return share >= -ROUNDING && share <= 1 + ROUNDING;
  });
}

/** Where a point of the document is between the ends, 0 and 1. */
function shareAt([x, y]: Point, gradient: Gradient): number {
  if (gradient.kind === 'linear') {
    const { from, to } = gradient;
    const across = to[0] - from[0];
    const down = to[1] - from[1];
    return ((x - from[0]) * across + (y - from[1]) * down) / (across ** 2 + down ** 2);
  }
  const { centre, radius, transform } = gradient;
  const [across, down] = apply(new DOMMatrix([...transform]).inverse(), x, y);
  return Math.hypot(across - centre[0], down - centre[1]) / radius;
}

/** Whether its colors mix in linear light, unlike those of a canvas. */
export function mixesLight(server: Element): boolean {
  return /^linearrgb$/iu.test(getComputedStyle(server).getPropertyValue('color-interpolation'));
}

/** Whether it has more stops than a document accepts. */
export function hasTooManyStops(server: Element, importing: Importing): boolean {
  const chain = inheritanceOf(server, importing);
  const hasMany = chain.some((element) => element.querySelectorAll('stop').length > MOST_STOPS);
  return hasMany && colorStopsOf(chain, importing).length > MOST_STOPS;
}

interface Frame {
  /** Maps the gradient's coordinates to px of the document. */
  readonly matrix: DOMMatrix;
  /** The length of 100 % across, down and for radii. */
  readonly full: readonly [across: number, down: number, radius: number];
}

function frameOf(
  element: SVGGraphicsElement,
  server: SVGGradientElement,
  chain: readonly Element[],
  importing: Importing,
): Frame | null {
  const matrix = importing.toDocument(element);
  const own = gradientTransformOf(chain);
  if (own.a * own.d === own.b * own.c) return null;
  if (attributeOf(chain, 'gradientUnits') === 'userSpaceOnUse') {
    const { width, height } = viewportOf(server, importing.root);
    return {
      matrix: matrix.multiply(own),
      full: [width, height, Math.hypot(width, height) / Math.SQRT2],
    };
  }
  const box = element.getBBox();
  if (box.width === 0 || box.height === 0) return null;
  const boxed = matrix.translate(box.x, box.y).scale(box.width, box.height);
  return { matrix: boxed.multiply(own), full: [1, 1, 1] };
}

function linear(
  chain: readonly Element[],
  { matrix, full }: Frame,
  stops: readonly GradientStop[],
  last: GradientStop,
): GradientPaint {
  const x1 = lengthOf(chain, 'x1', '0%', full[0]);
  const y1 = lengthOf(chain, 'y1', '0%', full[1]);
  const x2 = lengthOf(chain, 'x2', '100%', full[0]);
  const y2 = lengthOf(chain, 'y2', '0%', full[1]);
  if (x1 === x2 && y1 === y2) return { kind: 'solid', stop: last };
  const from = apply(matrix, x1, y1);
  const end = apply(matrix, x2, y2);
  const along = apply(matrix, x1 - (y2 - y1), y1 + (x2 - x1));
  const to = footOnNormal(from, end, along);
  return {
    kind: 'gradient',
    gradient: { kind: 'linear', from: roundedPoint(from), to: roundedPoint(to), stops },
  };
}

type Point = readonly [number, number];

/**
 * A skewed gradient stays linear: its lines of equal color run from `from` to `along`. A canvas needs a vector at
 * right angles to these lines that ends on the line through `end`.
 */
function footOnNormal(from: Point, end: Point, along: Point): Point {
  const nx = -(along[1] - from[1]);
  const ny = along[0] - from[0];
  const share = ((end[0] - from[0]) * nx + (end[1] - from[1]) * ny) / (nx * nx + ny * ny);
  return [from[0] + nx * share, from[1] + ny * share];
}

function radial(
  chain: readonly Element[],
  { matrix, full }: Frame,
  stops: readonly GradientStop[],
  last: GradientStop,
): GradientPaint {
  const center: Point = [
    lengthOf(chain, 'cx', '50%', full[0]),
    lengthOf(chain, 'cy', '50%', full[1]),
  ];
  const radius = lengthOf(chain, 'r', '50%', full[2]);
  if (radius <= 0) return { kind: 'solid', stop: last };
  const focus: Point = [
    lengthOf(chain, 'fx', String(center[0]), full[0]),
    lengthOf(chain, 'fy', String(center[1]), full[1]),
  ];
  return {
    kind: 'gradient',
    gradient: { kind: 'radial', centre: center, focus, radius, transform: matrixOf(matrix), stops },
  };
}

/** The gradient and the ones it inherits from by `href`. */
function inheritanceOf(server: Element, importing: Importing): readonly Element[] {
  const chain: Element[] = [];
  for (let next: Element | null = server; next !== null && !chain.includes(next);) {
    chain.push(next);
    const reference: string | null = next.getAttribute('href');
    next = reference === null ? null : importing.named(reference.trim().slice(1));
  }
  return chain;
}

function attributeOf(chain: readonly Element[], name: string): string | null {
  return chain.find((element) => element.hasAttribute(name))?.getAttribute(name) ?? null;
}

function gradientTransformOf(chain: readonly Element[]): DOMMatrix {
  const element = chain.find((candidate) => candidate.hasAttribute('gradientTransform'));
  const list = element instanceof SVGGradientElement ? element.gradientTransform.baseVal : null;
  return matrixFrom(list?.consolidate()?.matrix);
}

/** Numbers use the gradient's units, as px of a length with a unit do; percentages are of `full`. */
function lengthOf(chain: readonly Element[], name: string, initial: string, full: number): number {
  const value = attributeOf(chain, name) ?? initial;
  return value.trim().endsWith('%') ? (Number.parseFloat(value) / 100) * full : pixels(value);
}

function stopsOf(chain: readonly Element[], enter: Enter, importing: Importing) {
  return colorStopsOf(chain, importing).map(({ element, offset, hex, opacity }) => ({
    offset: rounded(offset),
    token: enter(hex, swatchOf(element)),
    opacity,
  }));
}

function colorStopsOf(chain: readonly Element[], importing: Importing): readonly ColorStop[] {
  const owner = chain.find((element) => element.querySelector('stop') !== null);
  let lowest = 0;
  const stops = [...(owner?.querySelectorAll('stop') ?? [])].flatMap((stop) => {
    const { stopColor, stopOpacity } = getComputedStyle(stop);
    const color = colorOn(stop, stopColor, importing);
    if (color === null) return [];
    lowest = Math.min(1, Math.max(lowest, stop.offset.baseVal));
    const opacity = Number(stopOpacity) * color.opacity;
    return [{ element: stop, offset: lowest, hex: color.hex, opacity }];
  });
  return thinned(stops);
}

function roundedPoint([x, y]: Point): Point {
  return [rounded(x), rounded(y)];
}
