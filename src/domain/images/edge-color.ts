/** The single color of a picture's edges; a ground of that color has no visible seam (STEP-14). */
import type { Size } from '../constants.ts';
import { toHex } from '../design/color.ts';

/** A picture's pixels, as a canvas returns them. */
export interface Pixels extends Size {
  /** Red, green, blue and alpha of each, 0 to 255. */
  readonly data: Uint8ClampedArray;
}

/** Channel difference within which colors count as one: the noise of JPEG in a flat color. */
const NOISE = 12;

/** The share of an edge that must have its color. */
const MOST = 0.9;

/** `#RRGGBB`; null if the edge has several colors or is transparent anywhere. */
export function edgeColor({ width, height, data }: Pixels): string | null {
  const edge = Array.from({ length: width * height }, (_, index) => index)
    .filter((index) => {
      const x = index % width;
      const y = Math.floor(index / width);
      return x === 0 || y === 0 || x === width - 1 || y === height - 1;
    })
    .map((index) => [...data.subarray(4 * index, 4 * index + 4)]);
  if (edge.some(([, , , alpha]) => alpha !== 255)) return null;
  const color = [0, 1, 2].map((channel) => middleOf(edge.map((pixel) => pixel[channel] ?? 0)));
  const isOfIt = (pixel: readonly number[]) =>
    color.every((value, channel) => Math.abs((pixel[channel] ?? 0) - value) <= NOISE);
  if (edge.filter(isOfIt).length < MOST * edge.length) return null;
  const [red = 0, green = 0, blue = 0] = color;
  return toHex([red, green, blue]);
}

/** Whether no pixel shows what lies behind it. */
export function isOpaque({ data }: Pixels): boolean {
  for (let alpha = 3; alpha < data.length; alpha += 4) if ((data[alpha] ?? 0) < 250) return false;
  return true;
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
