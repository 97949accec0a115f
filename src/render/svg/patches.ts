/** Connected patches of pixels: a line of fine print is half a percent of a strip, in one patch or a few. */
import type { Size } from '../../domain/constants.ts';

/** px of one connected patch that may differ visibly: less than a letter of fine print. */
export const LARGEST_PATCH = 60;

/** px of one connected patch that may be slightly lighter or darker: a box of 20 x 20. */
export const LARGEST_PALE_PATCH = 400;

export interface Patch {
  readonly pixels: number;
  /** Position of its first pixel, in px of the picture. */
  readonly x: number;
  readonly y: number;
}

/** The largest patch of non-transparent pixels; neighbors touch at a side or a corner. */
export function largestPatch(mask: Uint8ClampedArray, { width, height }: Size): Patch | null {
  const isOpen = new Uint8Array(width * height);
  for (let index = 0; index < isOpen.length; index += 1)
    if (mask[index * 4 + 3] !== 0) isOpen[index] = 1;
  let largest: Patch | null = null;
  // Half a million pixels, almost all of which are equal.
  for (let index = isOpen.indexOf(1); index !== -1; index = isOpen.indexOf(1, index)) {
    const pixels = takePatch(isOpen, index, width);
    if (pixels > (largest?.pixels ?? 0))
      largest = { pixels, x: index % width, y: Math.floor(index / width) };
  }
  return largest;
}

/** Clears the patch around a pixel and returns its number of pixels. */
function takePatch(isOpen: Uint8Array, start: number, width: number): number {
  const waiting = [start];
  isOpen[start] = 0;
  let pixels = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    pixels += 1;
    const column = next % width;
    const first = column > 0 ? -1 : 0;
    const last = column < width - 1 ? 1 : 0;
    for (let row = next - width; row <= next + width; row += width)
      for (let neighbor = row + first; neighbor <= row + last; neighbor += 1) {
        if (isOpen[neighbor] !== 1) continue;
        isOpen[neighbor] = 0;
        waiting.push(neighbor);
      }
  }
  return pixels;
}
