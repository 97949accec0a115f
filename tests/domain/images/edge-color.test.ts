import { expect, test } from 'vitest';
import { edgeColor } from '../../../src/domain/images/edge-color.ts';

type Pixel = readonly [number, number, number, number];

const SIDE = 10;
const BLUE: Pixel = [34, 119, 204, 255];
const RED: Pixel = [255, 0, 0, 255];
const isInner = (at: number) => at > 0 && at < SIDE - 1;

function edgeOf(pixelAt: (x: number, y: number) => Pixel): string | null {
  const pixels = Array.from({ length: SIDE * SIDE }, (_, index) =>
    pixelAt(index % SIDE, Math.floor(index / SIDE)),
  );
  return edgeColor({ width: SIDE, height: SIDE, data: new Uint8ClampedArray(pixels.flat()) });
}

test.each<readonly [string, string | null, (x: number, y: number) => Pixel]>([
  ['one color around a picture', '#2277CC', (x, y) => (isInner(x) && isInner(y) ? RED : BLUE)],
  ['the noise of a JPEG', '#2277CC', (x, y) => [34 + ((x + y) % 3) - 1, 119, 204, 255]],
  ['a letter that reaches it', '#2277CC', (x, y) => (y === 0 && x === 4 ? [0, 0, 0, 255] : BLUE)],
  ['several colors', null, (x) => (x < 5 ? BLUE : [255, 255, 255, 255])],
  ['nothing', null, () => [0, 0, 0, 0]],
])('[STEP-14] the edge of a picture: %s', (_name, color, pixelAt) => {
  expect(edgeOf(pixelAt)).toBe(color);
});
