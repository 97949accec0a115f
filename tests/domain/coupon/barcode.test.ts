import { expect, test } from 'vitest';
import { barcodeIssue } from '../../../src/domain/coupon/barcode.ts';
import type { PrintedBarcodeType } from '../../../src/domain/coupon/fields/barcode-types.ts';
import { fieldMessageOf } from '../../../src/domain/field-messages.ts';

const CODE128 =
  'Code 128 takes unaccented letters, digits and common signs only. Please use a QR code for this text.';

test.each<[PrintedBarcodeType, string, string | null]>([
  ['QR', 'https://coupons.example/r/1', null],
  ['QR', 'Zoë 半額 🥐', null],
  ['QR', '半'.repeat(766), null],
  ['QR', '半'.repeat(767), 'This text is too long for a QR code. Please shorten it.'],
  ['QR', `é${'半'.repeat(766)}`, null],
  ['QR', '🥐'.repeat(510), null],
  ['QR', 'x'.repeat(1_000), null],
  ['QR', 'x'.repeat(1_001), 'Must be at most 1000 characters long'],
  ['QR', '\ud83d', 'This text has a broken character. Please type it again.'],
  ['CODE128', ' ~', null],
  ['CODE128', 'x'.repeat(80), null],
  ['CODE128', 'x'.repeat(81), 'Must be at most 80 characters long'],
  ['CODE128', 'Zoë', CODE128],
  ['CODE128', '€5', CODE128],
  ['PDF417', 'Zoë ÿ', null],
  [
    'PDF417',
    '€5',
    'PDF417 takes Western European letters, digits and signs only. Please use a QR code for this text.',
  ],
  ['AZTEC', 'Ümlaut', null],
  [
    'AZTEC',
    '半額',
    'Aztec takes Western European letters, digits and signs only. Please use a QR code for this text.',
  ],
  ['AZTEC', 'two\nlines', 'A barcode cannot hold line breaks or control characters.'],
  ['PDF417', '', 'Required'],
])('[STEP-10] the value of a barcode %s, %j: %s', (type, value, refusal) => {
  const issue = barcodeIssue(type, value);
  expect(issue && fieldMessageOf(issue)).toBe(refusal);
});
