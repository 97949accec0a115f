import { describe, expect, test } from 'vitest';
import {
  centeredCrop,
  centeredOn,
  filledCrop,
  fittedCrop,
  isSamePart,
  leastZoom,
  movedBy,
  within,
  wholeCrop,
  zoomedBeside,
  zoomedTo,
  zoomOf,
} from '../../../src/domain/images/crop.ts';
import { cropFrameOf, firstCrop } from '../../../src/domain/images/image-slots.ts';

const photo = { width: 2_250, height: 1_000 };
const strip = cropFrameOf('appleStrip', photo);
const logo = { width: 400, height: 300 };

describe('[STEP-02] artwork fills its strip', () => {
  test('a new crop is as large as possible and centered', () => {
    const crop = firstCrop('appleStrip', photo);
    expect(crop).toEqual({ x: 0, y: 68, width: 2_250, height: 864 });
    expect(zoomOf(crop, strip)).toBe(1);
    expect(leastZoom(strip)).toBeCloseTo(864 / 1_000, 12);
  });

  test('it cannot leave the picture by moving, and zooms out until all of the picture is in it', () => {
    const closer = zoomedTo(firstCrop('appleStrip', photo), strip, 2);
    expect(closer).toEqual({ x: 562.5, y: 284, width: 1_125, height: 432 });
    expect(movedBy(closer, strip, { x: -9_999, y: 9_999 })).toEqual({
      x: 0,
      y: 568,
      width: 1_125,
      height: 432,
    });
    expect(isSamePart(zoomedTo(closer, strip, 0.2), fittedCrop(strip))).toBe(true);
    expect(fittedCrop(strip)).toMatchObject({ y: 0, height: 1_000 });
    expect(filledCrop(strip)).toEqual(firstCrop('appleStrip', photo));
    expect(zoomOf(zoomedTo(closer, strip, 99), strip)).toBe(10);
  });

  test('the wheel keeps the point under it: pans first, even over the edge, then zooms', () => {
    const first = firstCrop('appleStrip', photo);
    const dragged = centeredOn(first, { x: 900, y: 400 });
    expect(dragged.x).toBeLessThan(0);
    expect(zoomedBeside(dragged, strip, 2)).toEqual({
      x: 450,
      y: 234,
      width: 1_125,
      height: 432,
    });
  });
});

describe('[STEP-01] a logo need not be cut off', () => {
  test('a rectangle zooms out until the whole file is in it, with background beside it', () => {
    const frame = cropFrameOf('appleLogo', logo);
    const crop = firstCrop('appleLogo', logo);
    expect(crop).toEqual({ x: -280, y: 0, width: 960, height: 300 });
    expect(zoomedTo(crop, frame, 0.01)).toEqual(crop);
    expect(movedBy(crop, frame, { x: 9_999, y: 0 })).toEqual({ ...crop, x: 0 });
  });

  test('a circle zooms out until the corners are within its 15 % margin', () => {
    const frame = cropFrameOf('googleLogo', logo);
    const { width, height } = zoomedTo(firstCrop('googleLogo', logo), frame, 0.01);
    expect([width, height]).toEqual([500 / 0.7, 500 / 0.7]);
  });

  test('a file of the recommended size is used unchanged', () => {
    const whole = { x: 0, y: 0, width: 480, height: 150 };
    expect(firstCrop('appleLogo', whole)).toEqual(whole);
    expect(centeredCrop(whole, whole)).toEqual(wholeCrop(whole, whole));
    expect(within(cropFrameOf('appleLogo', whole), whole)).toEqual(whole);
  });
});
