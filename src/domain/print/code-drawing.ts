/** The lines of a barcode, read from the SVG that the services draw (API-07). */
import type { Size } from '../constants.ts';

type CodePath = ReturnType<typeof pathOf>;

/** Its size includes the quiet zone. */
export interface CodeDrawing extends Size {
  /** The thinnest line. */
  readonly module: number;
  /** Black; filled paths follow the even-odd rule. */
  readonly paths: readonly CodePath[];
}

/** Throws an Error if the drawing has anything but black paths on white, since a part of the code would be lost. */
export function readCodeDrawing(svg: string): CodeDrawing {
  const [, width, height] = /<svg viewBox="0 0 ([\d.]+) ([\d.]+)"/u.exec(svg) ?? [];
  const paths = [...svg.matchAll(/<path ([^>]*)\/>/gu)].map(([, attributes = '']) =>
    pathOf(attributes),
  );
  const elements = svg.match(/<[a-z]+/gu) ?? [];
  if (width === undefined || height === undefined || elements.length !== paths.length + 2)
    throw new Error('The drawing of the barcode has unknown parts.');
  return {
    width: Number(width),
    height: Number(height),
    module: Math.min(...paths.map(thinnestOf)),
    paths,
  };
}

/** A path in the drawing's units: filled, or stroked if it has a width. */
function pathOf(attributes: string) {
  const [, d] = /\bd="([MLZ\d .]+)"/u.exec(attributes) ?? [];
  const [, stroke] = /\bstroke-width="([\d.]+)"/u.exec(attributes) ?? [];
  if (d === undefined) throw new Error('The drawing of the barcode has an unknown line.');
  return { d, strokeWidth: stroke === undefined ? null : Number(stroke) };
}

/** The shortest step between two corners, or the width of a stroke. */
function thinnestOf({ d, strokeWidth }: CodePath): number {
  if (strokeWidth !== null) return strokeWidth;
  let least = Infinity;
  for (const outline of d.split('M')) {
    const corners = outline
      .split('L')
      .map((corner) => corner.replace('Z', '').split(' ').map(Number));
    for (const [index, [x = 0, y = 0]] of corners.entries()) {
      const [nextX = 0, nextY = 0] = corners[index + 1] ?? [x, y];
      const step = Math.abs(nextX - x) + Math.abs(nextY - y);
      if (step > 0 && step < least) least = step;
    }
  }
  return least;
}
