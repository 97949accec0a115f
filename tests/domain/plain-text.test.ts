import { expect, test } from 'vitest';
import { shownValues, storedValues } from '../../src/domain/coupon/typed-values.ts';
import { COUPON_FORM_DEFAULTS } from '../../src/domain/coupon/fields/coupon-form.ts';
import { composed } from '../../src/domain/plain-text.ts';

test('[SAFE-07] texts and names are composed at any depth, and what has one form stays the same object', () => {
  const values = { words: { 'Cafe\u0301': ['Sen\u0303or'] }, picture: new Uint8Array(1) };
  expect(composed(values)).toEqual({ words: { Café: ['Señor'] }, picture: values.picture });
  const plain = { name: 'Café', list: ['•'] };
  expect(composed(plain)).toBe(plain);
});

test('[STEP-10] what nobody sees is left out of a typed code', () => {
  const shown = shownValues('barcode.format', COUPON_FORM_DEFAULTS);
  const typed = (barcodeInitialValue: string) =>
    storedValues({ ...shown, barcodeInitialValue })['barcodeInitialValue'];
  expect(typed('\ufeffSAVE\u200b\u00a020\u00ad ')).toBe('SAVE 20');
  for (const cook of ['👩\u200d🍳', '👩🏽\u200d🍳']) expect(typed(cook)).toBe(cook);
});
