import { expect, test } from 'vitest';
import { type EditHistory, NO_EDITS, redone, undone } from '../../../src/domain/undo.ts';
import { withEdit } from '../../../src/domain/wizard/edit-history.ts';
import type { FormValues } from '../../../src/domain/coupon/fields/coupon-form.ts';

type Edit = readonly [before: FormValues, after: FormValues];

function after(...edits: readonly Edit[]) {
  return edits.reduce<EditHistory<FormValues>>(
    (history, [before, next]) => withEdit(history, { before, after: next }),
    NO_EDITS,
  );
}

/** The edits from each of these values to the next. */
const through = (...values: readonly FormValues[]) =>
  values.slice(1).map((next, index): Edit => [values[index] ?? {}, next]);

const words = (text: string): FormValues => ({ text: { TEXT1: text, TEXT2: 'stays' } });

test('[WIZ-18] typing within one word is one edit, the next word is another', () => {
  const typed = ['', 'F', 'Free', 'Free ', 'Free r', 'Free rolls'];
  const history = after(...through(...typed.map(words)));
  expect(history.past).toEqual([
    { before: words(''), after: words('Free ') },
    { before: words('Free '), after: words('Free rolls') },
  ]);
});

test('[WIZ-18] another text is another edit, although the text map is one value', () => {
  const texts = [
    { TEXT1: '', TEXT2: '' },
    { TEXT1: 'A', TEXT2: '' },
    { TEXT1: 'A', TEXT2: 'B' },
  ];
  expect(after(...through(...texts.map((text) => ({ text })))).past.length).toBe(2);
});

test('[WIZ-18] [PREV-04] a reset is a separate edit, even if it changes only the last typed word', () => {
  const history = after(
    [words('The 13th is on us'), words('Free')],
    [
      { ...words('Free'), scheme: 'Default Scheme' },
      { ...words('The 13th is on us'), scheme: 'Default Scheme' },
    ],
  );
  expect(undone(history)?.values).toEqual({ ...words('Free'), scheme: 'Default Scheme' });
});

test('[WIZ-18] a change without effect is no edit', () => {
  expect(after([words('A'), words('A')])).toEqual(NO_EDITS);
});

test('[WIZ-18] undo and redo go through the same edits, and a new edit clears the redo list', () => {
  const history = after(...through({ scheme: 'A' }, { scheme: 'B' }, { scheme: 'C' }));
  const first = undone(history);
  expect(first?.values).toEqual({ scheme: 'B' });
  const again = redone(first?.history ?? NO_EDITS);
  expect(again).toEqual({ values: { scheme: 'C' }, history });
  const branched = withEdit(first?.history ?? NO_EDITS, {
    before: { scheme: 'B' },
    after: { scheme: 'D' },
  });
  expect(redone(branched)).toBe(null);
  expect(undone(NO_EDITS)).toBe(null);
});

test('[WIZ-18] stores the last hundred edits', () => {
  const edits = Array.from({ length: 101 }, (_, index): [FormValues, FormValues] => [
    { scheme: `Scheme ${index}` },
    { scheme: `Scheme ${index + 1}` },
  ]);
  const { past } = after(...edits);
  expect(past.length).toBe(100);
  expect(past[0]?.before).toEqual({ scheme: 'Scheme 1' });
});

test.each([
  'merchantName',
  'description',
  'termsConditions',
  'promoCode',
  'phone',
  'website',
  'expirationDate',
  'barcodeInitialValue',
  'barcodeAltText',
  'logoText',
  'mailerId',
])('[WIZ-18] letters typed into %s are one edit, each word is another', (field) => {
  const typed = (text: string): FormValues => ({ [field]: text });
  const values = ['1', '12', '12 ', '12 3', '12 34'].map(typed);
  expect(after(...through(...values)).past).toEqual([
    { before: typed('1'), after: typed('12 ') },
    { before: typed('12 '), after: typed('12 34') },
  ]);
});

test.each([
  'backgroundColor',
  'foregroundColor',
  'labelColor',
  'logoBackgroundColor',
  'logoTextColor',
])('[WIZ-18] the colors of one drag in %s are one edit', (field) => {
  const picked = (color: string): FormValues => ({ [field]: color });
  const drag = through(picked('#5F5F5F'), picked('#5F5F60'), picked('#112233'));
  expect(after(...drag, [{ scheme: 'A' }, { scheme: 'B' }]).past).toEqual([
    { before: picked('#5F5F5F'), after: picked('#112233') },
    { before: { scheme: 'A' }, after: { scheme: 'B' } },
  ]);
});

test('[WIZ-18] two fields that change together are a separate edit', () => {
  const both = (text: string): FormValues => ({ phone: text, website: text });
  expect(after(...through(...['1', '12', '123'].map(both))).past.length).toBe(2);
});

test('[WIZ-18] merging letters keeps earlier edits, and undo keeps the order of the redo list', () => {
  const history = after(
    ...through({ scheme: 'A' }, { scheme: 'B' }, { scheme: 'C' }),
    ...through(words(''), words('F'), words('Free')),
  );
  expect(history.past.map(({ before }) => before)).toEqual([
    { scheme: 'A' },
    { scheme: 'B' },
    words(''),
  ]);
  const second = undone(undone(history)?.history ?? NO_EDITS);
  const again = redone(second?.history ?? NO_EDITS);
  expect(again?.values).toEqual({ scheme: 'C' });
  expect(redone(again?.history ?? NO_EDITS)).toEqual({ values: words('Free'), history });
});
