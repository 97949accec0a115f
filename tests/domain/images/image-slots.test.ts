import { expect, test } from 'vitest';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
} from '../../../src/domain/coupon/fields/coupon-form.ts';
import {
  emptySlots,
  EMPTY_SLOT,
  IMAGE_SLOTS,
  imageAt,
  SLOT_NAMES,
  slotsFor,
  slotsOf,
  valuesWithImage,
} from '../../../src/domain/images/image-slots.ts';
import { HALFMOON_LOGO as IMAGE } from '../../support/halfmoon.ts';

const sized = (width: number, height: number) => ({ width, height });

test.each([
  ['appleLogo', 'Apple logo', sized(480, 150), sized(480, 150), 'rectangle'],
  ['googleLogo', 'Google logo', sized(660, 660), sized(150, 150), 'circle'],
  ['appleStrip', 'Apple strip', sized(1125, 432), sized(562.5, 216), 'rectangle'],
  ['googleStrip', 'Google strip', sized(1032, 336), sized(516, 168), 'rectangle'],
  ['rideAlong', 'Ride-Along image', sized(600, 400), sized(300, 200), 'rectangle'],
] as const)(
  '[STEP-01] [STEP-02] [STEP-03] the %s is the "%s", drawn at %j and cropped at %j as a %s',
  (slot, label, size, viewport, shape) => {
    expect(IMAGE_SLOTS[slot]).toMatchObject({ size, viewport, shape });
    expect(IMAGE_SLOTS[slot].label()).toBe(label);
  },
);

test('[STEP-14] each upload screen has its slots in order; other screens have none', () => {
  expect(slotsOf('logo.upload')).toEqual(['appleLogo', 'googleLogo']);
  expect(slotsOf('design.upload')).toEqual(['appleStrip', 'googleStrip']);
  expect(slotsOf('ride-along.upload')).toEqual(['rideAlong']);
  expect(slotsOf('logo.text')).toEqual([]);
  expect(SLOT_NAMES).toEqual(Object.keys(IMAGE_SLOTS));
});

test.each(SLOT_NAMES)(
  '[STEP-14] the %s stores and returns an image, and nothing else changes',
  (slot) => {
    const filled: CouponForm = {
      ...COUPON_FORM_DEFAULTS,
      ...valuesWithImage(COUPON_FORM_DEFAULTS, slot, IMAGE),
    };
    expect(imageAt(filled, slot)).toEqual(IMAGE);
    expect(filled.haveCustomArtwork).toBe(slot.endsWith('Strip'));
    for (const other of SLOT_NAMES.filter((name) => name !== slot))
      expect(imageAt(filled, other)).toEqual(EMPTY_SLOT);
    const emptied = { ...filled, ...valuesWithImage(filled, slot, EMPTY_SLOT) };
    expect(emptied).toEqual({
      ...COUPON_FORM_DEFAULTS,
      haveCustomArtwork: filled.haveCustomArtwork,
    });
  },
);

test('[STEP-14] only the changed image of a wallet changes', () => {
  const strips = valuesWithImage(COUPON_FORM_DEFAULTS, 'appleStrip', IMAGE);
  const form = { ...COUPON_FORM_DEFAULTS, ...strips };
  const both = { ...form, ...valuesWithImage(form, 'appleLogo', IMAGE) };
  expect([imageAt(both, 'appleStrip'), imageAt(both, 'appleLogo')]).toEqual([IMAGE, IMAGE]);
});

test('[STEP-14] dropped files go to their slot first, then to empty slots', () => {
  const slots = slotsOf('logo.upload');
  expect(slotsFor(COUPON_FORM_DEFAULTS, slots, 'googleLogo')).toEqual(['googleLogo', 'appleLogo']);
  const form = {
    ...COUPON_FORM_DEFAULTS,
    ...valuesWithImage(COUPON_FORM_DEFAULTS, 'appleLogo', IMAGE),
  };
  expect(emptySlots(form, slots)).toEqual(['googleLogo']);
  expect(slotsFor(form, slots, 'appleLogo')).toEqual(['appleLogo', 'googleLogo']);
  expect(slotsFor(form, slots, 'googleLogo')).toEqual(['googleLogo']);
});
