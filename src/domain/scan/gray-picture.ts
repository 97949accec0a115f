/** Gray pictures, and what a camera does to them: arithmetic on pixels (PRE-02). */
import type { Size } from '../constants.ts';
import type { ScanTreatment } from './scan-verdict.ts';

/** One byte a pixel, 0 black to 255 white, row by row. */
export interface GrayPixels extends Size {
  readonly data: Uint8ClampedArray;
}

/** The picture as a scanner meets it. */
export function treated(picture: GrayPixels, treatment: ScanTreatment): GrayPixels {
  switch (treatment) {
    case 'plain':
      return picture;
    case 'blurred':
      return blurred(picture);
    case 'turned':
      return turned(picture, TURN);
    case 'faint':
      return faint(picture);
    default:
      return treatment satisfies never;
  }
}

/** Radians; 8 degrees. */
const TURN = (8 * Math.PI) / 180;

/** Turns a turned picture back. */
export function straightened(picture: GrayPixels): GrayPixels {
  return turned(picture, -TURN);
}

/** Pictures with red, green, blue and alpha as gray ones, by BT.601's weights. */
export function grayOf(data: Uint8ClampedArray, width: number, height: number): GrayPixels {
  const gray = new Uint8ClampedArray(width * height);
  for (let at = 0; at < gray.length; at += 1) {
    const red = data[4 * at] ?? 0;
    const green = data[4 * at + 1] ?? 0;
    const blue = data[4 * at + 2] ?? 0;
    gray[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width, height, data: gray };
}

/** As red, green, blue and alpha, for decoders. */
export function colorsOf({ data }: GrayPixels): Uint8ClampedArray<ArrayBuffer> {
  const colors = new Uint8ClampedArray(4 * data.length).fill(255);
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 0;
    for (let part = 0; part < 3; part += 1) colors[4 * at + part] = value;
  }
  return colors;
}

/** Two passes over three pixels each way: about a pixel out of focus. */
function blurred(picture: GrayPixels): GrayPixels {
  const once = smoothed(smoothed(picture, 1), picture.width);
  return smoothed(smoothed(once, 1), picture.width);
}

/** The mean of each pixel and its neighbors at this distance; beyond the ends a pixel counts as its own neighbor. */
function smoothed({ width, height, data }: GrayPixels, distance: number): GrayPixels {
  const smooth = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 0;
    smooth[at] = ((data[at - distance] ?? value) + value + (data[at + distance] ?? value)) / 3;
  }
  return { width, height, data: smooth };
}

function faint({ width, height, data }: GrayPixels): GrayPixels {
  return { width, height, data: data.map((value) => 128 + (value - 128) / 2) };
}

/** Turned around its middle on a larger ground in the color of its first pixel. */
function turned(picture: GrayPixels, angle: number): GrayPixels {
  const { width, height, data } = picture;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const slant = Math.abs(sin);
  const wide = {
    width: Math.ceil(width * cos + height * slant),
    height: Math.ceil(width * slant + height * cos),
  };
  const turnedData = new Uint8ClampedArray(wide.width * wide.height).fill(data[0] ?? 255);
  for (let at = 0; at < turnedData.length; at += 1) {
    const x = (at % wide.width) - wide.width / 2;
    const y = Math.floor(at / wide.width) - wide.height / 2;
    const value = valueAt(picture, x * cos + y * sin + width / 2, y * cos - x * sin + height / 2);
    if (value !== null) turnedData[at] = value;
  }
  return { ...wide, data: turnedData };
}

/** Between four pixels; null outside. */
function valueAt({ width, height, data }: GrayPixels, x: number, y: number): number | null {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return null;
  const right = x - left;
  const down = y - top;
  const at = top * width + left;
  const above = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const below = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return above * (1 - down) + below * down;
}
