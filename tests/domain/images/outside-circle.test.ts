import { expect, test } from 'vitest';
import { shareOutsideCircle } from '../../../src/domain/images/outside-circle.ts';

const SIDE = 60;
type Color = readonly [number, number, number, number];
const WHITE: Color = [255, 255, 255, 255];
const RED: Color = [200, 30, 20, 255];
const CLEAR: Color = [0, 0, 0, 0];

function picture(colorAt: (x: number, y: number) => Color) {
  const data = new Uint8ClampedArray(
    Array.from({ length: SIDE * SIDE }, (_, at) => [
      ...colorAt(at % SIDE, Math.floor(at / SIDE)),
    ]).flat(),
  );
  return { width: SIDE, height: SIDE, data };
}

const isRound = (x: number, y: number) => Math.hypot(x - 29.5, y - 29.5) < 28;

test('[PRE-01] a round mark on one ground or on none loses nothing to the circle', () => {
  expect(shareOutsideCircle(picture((x, y) => (isRound(x, y) ? RED : WHITE)))).toBe(0);
  expect(shareOutsideCircle(picture((x, y) => (isRound(x, y) ? RED : CLEAR)))).toBe(0);
});

test('[PRE-01] a bar across the square loses its ends, a picture its corners', () => {
  const bar = picture((_, y) => (y < 8 ? RED : WHITE));
  expect(shareOutsideCircle(bar)).toBeGreaterThan(0.05);
  const photo = picture((x, y) => [x * 4, y * 4, 128, 255]);
  expect(shareOutsideCircle(photo)).toBeCloseTo(1 - Math.PI / 4, 1);
});
