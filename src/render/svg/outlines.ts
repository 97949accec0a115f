/** Basic shapes as path data: the SVG specification's equivalents, so that dashes begin at the right point. */
import svgpath from 'svgpath';
import { matrixOf, rounded } from './matrices.ts';

/** Path data in the shape's own coordinates; an empty string if nothing is drawn. */
export function outlineOf(shape: Element): string {
  if (shape instanceof SVGPathElement) return shape.getAttribute('d') ?? '';
  if (shape instanceof SVGRectElement) return rectangle(shape);
  if (shape instanceof SVGCircleElement)
    return ellipse(shape.cx, shape.cy, shape.r.baseVal.value, shape.r.baseVal.value);
  if (shape instanceof SVGEllipseElement) return ellipse(shape.cx, shape.cy, ...radii(shape));
  if (shape instanceof SVGLineElement) return line(shape);
  if (shape instanceof SVGPolygonElement) {
    const corners = points(shape.points);
    return corners === '' ? '' : `${corners}Z`;
  }
  if (shape instanceof SVGPolylineElement) return points(shape.points);
  return '';
}

/** As the browser reads it: damaged data up to its fault. */
function computedOutline(shape: Element): string | null {
  const value = getComputedStyle(shape).getPropertyValue('d');
  return /^path\("(.*)"\)$/su.exec(value)?.[1] ?? null;
}

/** Absolute path data of a shape under `matrix`; for damaged data, the part that a browser draws. */
export function outlineUnder(matrix: DOMMatrixReadOnly, shape: Element): string {
  return (
    transformedPath(outlineOf(shape), matrix) ??
    transformedPath(computedOutline(shape) ?? '', matrix) ??
    ''
  );
}

/** Whether browsers draw it only up to a fault; they read some numbers that this parser does not. */
export function isDamaged(d: string): boolean {
  if (damageOf(svgpath(d)) === '') return false;
  return /["\\]/u.test(d) || !CSS.supports('d', `path("${d.replaceAll(/\s+/gu, ' ')}")`);
}

/** The parser reports this outside its types. */
function damageOf(path: object): string {
  return 'err' in path ? String(path.err) : '';
}

/** Absolute path data under `matrix`; null if the data is damaged. */
export function transformedPath(d: string, matrix: DOMMatrixReadOnly): string | null {
  const path = svgpath(d);
  if (damageOf(path) !== '') return null;
  const moved = path
    .abs()
    .unshort()
    .matrix([...matrixOf(matrix)])
    .round(3)
    .toString();
  return moved.replaceAll(
    POINT,
    (_all, x: string, y: string) => `M${x} ${y}L${rounded(Number(x) + SHORTEST)} ${y}`,
  );
}

/** A subpath of zero length: a dot if its ends are round or square. */
const POINT = /M(-?[\d.]+)(?: |(?=-))(-?[\d.]+)(?:(?:L\1(?: |(?=-))\2|H\1|V\2)Z?|Z)(?=M|$)/gu;

/** px; a canvas draws no line ends on shorter lines. */
const SHORTEST = 0.01;

type Length = SVGAnimatedLength;

function rectangle({ x, y, width, height, rx, ry }: SVGRectElement): string {
  const left = x.baseVal.value;
  const top = y.baseVal.value;
  const w = width.baseVal.value;
  const h = height.baseVal.value;
  if (w <= 0 || h <= 0) return '';
  const [across, down] = corner(rx, ry, w, h);
  if (across === 0 || down === 0) return `M${left} ${top}H${left + w}V${top + h}H${left}Z`;
  const arc = (endX: number, endY: number) => `A${across} ${down} 0 0 1 ${endX} ${endY}`;
  return (
    `M${left + across} ${top}H${left + w - across}${arc(left + w, top + down)}V${top + h - down}` +
    `${arc(left + w - across, top + h)}H${left + across}${arc(left, top + h - down)}V${top + down}${arc(left + across, top)}Z`
  );
}

/** A missing radius equals the other; neither exceeds half a side. */
function corner(rx: Length, ry: Length, width: number, height: number): [number, number] {
  const [across, down] = radii({ rx, ry });
  return [Math.min(across, width / 2), Math.min(down, height / 2)];
}

function radii({ rx, ry }: Readonly<Record<'rx' | 'ry', Length>>): [number, number] {
  const across = rx.baseVal.value;
  const down = ry.baseVal.value;
  return [across > 0 ? across : down, down > 0 ? down : across];
}

/** From three o'clock, clockwise, in quarters. */
function ellipse(cx: Length, cy: Length, rx: number, ry: number): string {
  if (rx <= 0 || ry <= 0) return '';
  const x = cx.baseVal.value;
  const y = cy.baseVal.value;
  const arc = (endX: number, endY: number) => `A${rx} ${ry} 0 0 1 ${endX} ${endY}`;
  return `M${x + rx} ${y}${arc(x, y + ry)}${arc(x - rx, y)}${arc(x, y - ry)}${arc(x + rx, y)}Z`;
}

function line({ x1, y1, x2, y2 }: SVGLineElement): string {
  return `M${x1.baseVal.value} ${y1.baseVal.value}L${x2.baseVal.value} ${y2.baseVal.value}`;
}

function points(list: SVGPointList): string {
  if (list.numberOfItems === 0) return '';
  return [...list].map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
