import { expect, test } from 'vitest';
import { copyAttempts, type CopyWish } from '../../../src/domain/images/fitting-copy.ts';

const STRIP: CopyWish = {
  image: { width: 6_000, height: 4_000 },
  native: { width: 1_125, height: 432 },
  remedy: 'smaller',
  isFlat: false,
  isOpaque: true,
};

test('[STEP-14] tries a photo as JPEG from four times its slot down, and below the slot’s size last', () => {
  const attempts = copyAttempts(STRIP);
  expect(attempts[0]).toEqual({ width: 4_500, height: 3_000, type: 'image/jpeg', quality: 0.92 });
  expect(attempts.every(({ type }) => type === 'image/jpeg')).toBe(true);
  const isNative = attempts.map(({ width, height }) => width >= 1_125 && height >= 432);
  expect(isNative.lastIndexOf(true)).toBeLessThan(isNative.indexOf(false));
  expect(attempts.filter(({ width }) => width === 1_125)).toHaveLength(2);
});

test('[STEP-14] a transparent picture stays a PNG; a requested PNG is tried first in each size', () => {
  const through = copyAttempts({ ...STRIP, isOpaque: false });
  expect(new Set(through.map(({ type }) => type))).toEqual(new Set(['image/png']));
  const asked = copyAttempts({ ...STRIP, remedy: 'png' }).map(({ type }) => type);
  expect(asked.indexOf('image/jpeg')).toBe(asked.lastIndexOf('image/png') + 1);
});

test('[STEP-14] a copy is never larger than the file, 24 megapixels or 10,000 px a side', () => {
  const wide = copyAttempts({ ...STRIP, image: { width: 30_000, height: 900 } });
  expect(Math.max(...wide.map(({ width }) => width))).toBeLessThanOrEqual(10_000);
  const small = copyAttempts({ ...STRIP, image: { width: 90, height: 3 }, isFlat: true });
  expect(small[0]).toMatchObject({ width: 90, height: 3 });
  expect(small.every(({ width, height }) => width >= 1 && height >= 1)).toBe(true);
  const square = copyAttempts({
    ...STRIP,
    image: { width: 9_000, height: 9_000 },
    native: { width: 9_000, height: 9_000 },
  });
  expect(square[0]?.width).toBe(Math.floor(Math.sqrt(24_000_000)));
});
