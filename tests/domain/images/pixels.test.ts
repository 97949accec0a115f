/** What the pixels of an uploaded picture say: its colors, its edge, and what a circle cuts off. */
import { expect, test } from 'vitest';
import { edgeColor } from '../../../src/domain/images/edge-color.ts';
import { mainColors } from '../../../src/domain/images/main-colors.ts';
import { shareOutsideCircle } from '../../../src/domain/images/outside-circle.ts';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];
type Painter = (x: number, y: number) => Pixel;

const WHITE: Pixel = [255, 255, 255, 255];
const BLUE: Pixel = [34, 119, 204, 255];
const RED: Pixel = [200, 30, 20, 255];
const CLEAR: Pixel = [0, 0, 0, 0];

const picture = (width: number, pixels: readonly Pixel[]) => ({
  width,
  height: pixels.length / width,
  data: new Uint8ClampedArray(pixels.flat()),
});

const square = (side: number, pixelAt: Painter) =>
  picture(
    side,
    Array.from({ length: side * side }, (_, at) => pixelAt(at % side, Math.floor(at / side))),
  );

/** Pixels in a row. */
const row = (...parts: readonly (readonly [count: number, pixel: Pixel])[]) => {
  const pixels = parts.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel));
  return picture(pixels.length, pixels);
};

test('[STEP-13] a picture’s main colors come by their share; like shades are one, specks and transparent pixels none', () => {
  const pixels = row(
    [20, [31, 58, 54, 255]],
    [6, [34, 64, 60, 255]],
    [25, [179, 38, 30, 255]],
    [2, [255, 211, 0, 255]],
    [40, [0, 0, 255, 0]],
  );
  expect(mainColors(pixels)).toEqual(['#1F3A36', '#B3261E']);
});

test('[STEP-13] a wholly transparent picture has no colors', () => {
  expect(mainColors(row([9, CLEAR]))).toEqual([]);
});

const isInner = (at: number) => at > 0 && at < 9;

test.each<readonly [string, string | null, Painter]>([
  ['one color around a picture', '#2277CC', (x, y) => (isInner(x) && isInner(y) ? RED : BLUE)],
  ['the noise of a JPEG', '#2277CC', (x, y) => [34 + ((x + y) % 3) - 1, 119, 204, 255]],
  ['a letter that reaches it', '#2277CC', (x, y) => (y === 0 && x === 4 ? [0, 0, 0, 255] : BLUE)],
  ['several colors', null, (x) => (x < 5 ? BLUE : WHITE)],
  ['nothing', null, () => CLEAR],
])('[STEP-14] the edge of a picture: %s', (_name, color, pixelAt) => {
  expect(edgeColor(square(10, pixelAt))).toBe(color);
});

const isRound = (x: number, y: number) => Math.hypot(x - 29.5, y - 29.5) < 28;

test('[PRE-01] a round mark on one ground or on none loses nothing to the circle', () => {
  expect(shareOutsideCircle(square(60, (x, y) => (isRound(x, y) ? RED : WHITE)))).toBe(0);
  expect(shareOutsideCircle(square(60, (x, y) => (isRound(x, y) ? RED : CLEAR)))).toBe(0);
});

test('[PRE-01] a bar across the square loses its ends, a picture its corners', () => {
  const bar = square(60, (_, y) => (y < 8 ? RED : WHITE));
  expect(shareOutsideCircle(bar)).toBeGreaterThan(0.05);
  const photo = square(60, (x, y) => [x * 4, y * 4, 128, 255]);
  expect(shareOutsideCircle(photo)).toBeCloseTo(1 - Math.PI / 4, 1);
});
