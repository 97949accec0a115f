import { expect, test } from 'vitest';
import { mainColors } from '../../../src/domain/images/main-colors.ts';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

const picture = (...parts: readonly (readonly [count: number, pixel: Pixel])[]) => {
  const pixels = parts.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel));
  return { width: pixels.length, height: 1, data: new Uint8ClampedArray(pixels.flat()) };
};

test('[STEP-13] a picture’s main colors come by their share; like shades are one, specks and transparent pixels none', () => {
  const pixels = picture(
    [20, [31, 58, 54, 255]],
    [6, [34, 64, 60, 255]],
    [25, [179, 38, 30, 255]],
    [2, [255, 211, 0, 255]],
    [40, [0, 0, 255, 0]],
  );
  expect(mainColors(pixels)).toEqual(['#1F3A36', '#B3261E']);
});

test('[STEP-13] a wholly transparent picture has no colors', () => {
  expect(mainColors(picture([9, [0, 0, 0, 0]]))).toEqual([]);
});
