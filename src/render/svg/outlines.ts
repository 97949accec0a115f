/** Basic shapes as path data: the equivalents of the SVG specification, so that dashes begin where they should. */
import svgpath from 'svgpath';
import { matrixOf } from './matrices.ts';

/** Path data in the shape's own coordinates; an empty string where nothing is drawn. */
export function outlineOf(shape: Element): string {
  if (shape instanceof SVGPathElement) return styledOutline(shape) ?? shape.getAttribute('d') ?? '';
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

/** Null where no style gives the path another outline than its attribute. */
function styledOutline(shape: SVGPathElement): string | null {
  const isStyled = shape.style.getPropertyValue('d') !== '' || hasOutlineRules(shape);
  return isStyled ? computedOutline(shape) : null;
}

/** As the browser reads it: of damaged data what comes before the fault. */
function computedOutline(shape: Element): string | null {
  const value = getComputedStyle(shape).getPropertyValue('d');
  return /^path\("(.*)"\)$/su.exec(value)?.[1] ?? null;
}

/** Whether the drawing's own sheet gives outlines at all: to ask each long path for its style takes time. */
function hasOutlineRules(shape: Element): boolean {
  const scope = shape.getRootNode();
  const [sheet] = scope instanceof ShadowRoot ? scope.adoptedStyleSheets : [];
  if (sheet === undefined) return false;
  const known = outlineSheets.get(sheet);
  if (known !== undefined) return known;
  const has = [...sheet.cssRules].some(({ cssText }) => /[{;\s]d:\s*path/u.test(cssText));
  outlineSheets.set(sheet, has);
  return has;
}

/** What was found out of each sheet; a sheet takes its entry with it. */
const outlineSheets = new WeakMap<CSSStyleSheet, boolean>();

/** Absolute path data of a shape under `matrix`; where its data is damaged, what a browser draws of it. */
export function outlineUnder(matrix: DOMMatrixReadOnly, shape: Element): string {
  return (
    transformedPath(outlineOf(shape), matrix) ??
    transformedPath(computedOutline(shape) ?? '', matrix) ??
    ''
  );
}

/** Whether browsers draw only what comes before a fault in it; they read some numbers that the parser here does not. */
export function isDamaged(d: string): boolean {
  if (damageOf(svgpath(d)) === '') return false;
  return /["\\]/u.test(d) || !CSS.supports('d', `path("${d.replaceAll(/\s+/gu, ' ')}")`);
}

/** The parser says it beside what its types know. */
function damageOf(path: object): string {
  return 'err' in path ? String(path.err) : '';
}

/** Absolute path data under `matrix`; null where the data is damaged. */
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
    (_all, x: string, y: string) => `M${x} ${y}L${Number(x) + SHORTEST} ${y}`,
  );
}

/** A part of a path that leads nowhere: a dot, where its ends are round or square. */
const POINT = /M(-?[\d.]+)(?: |(?=-))(-?[\d.]+)(?:(?:L\1(?: |(?=-))\2|H\1|V\2)Z?|Z)(?=M|$)/gu;

/** px; a canvas draws the ends of no line that is shorter. */
const SHORTEST = 0.01;

type Length = SVGAnimatedLength;

function rectangle({ x, y, width, height, rx, ry }: SVGRectElement): string {
  const [left, top] = [x.baseVal.value, y.baseVal.value];
  const [w, h] = [width.baseVal.value, height.baseVal.value];
  if (w <= 0 || h <= 0) return '';
  const [across, down] = corner(rx, ry, w, h);
  if (across === 0 || down === 0) return `M${left} ${top}H${left + w}V${top + h}H${left}Z`;
  const arc = (endX: number, endY: number) => `A${across} ${down} 0 0 1 ${endX} ${endY}`;
  return (
    `M${left + across} ${top}H${left + w - across}${arc(left + w, top + down)}V${top + h - down}` +
    `${arc(left + w - across, top + h)}H${left + across}${arc(left, top + h - down)}V${top + down}${arc(left + across, top)}Z`
  );
}

/** One radius stands for both where the other is missing; neither is more than half a side. */
function corner(rx: Length, ry: Length, width: number, height: number): [number, number] {
  const across = rx.baseVal.value;
  const down = ry.baseVal.value;
  return [
    Math.min(across > 0 ? across : down, width / 2),
    Math.min(down > 0 ? down : across, height / 2),
  ];
}

function radii({ rx, ry }: SVGEllipseElement): [number, number] {
  const [across, down] = [rx.baseVal.value, ry.baseVal.value];
  return [across > 0 ? across : down, down > 0 ? down : across];
}

/** From three o'clock, clockwise, in quarters. */
function ellipse(cx: Length, cy: Length, rx: number, ry: number): string {
  if (rx <= 0 || ry <= 0) return '';
  const [x, y] = [cx.baseVal.value, cy.baseVal.value];
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
