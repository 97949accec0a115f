import { expect, test } from 'vitest';
import { givenName, namesOfTexts, textNameIssue } from '../../../src/domain/design/text-names.ts';

test('[STEP-05, STEP-11] unnamed texts get default names, headlines for the first two, and names are unique', () => {
  expect(namesOfTexts(['', ' ', ''])).toEqual(['Headline 1', 'Headline 2', 'Text 3']);
  expect(namesOfTexts([' Offer ', 'Offer', 'Offer 2', '', 'Kleingedrucktes'])).toEqual([
    'Offer',
    'Offer 2',
    'Offer 2 2',
    'Text 4',
    'Kleingedrucktes',
  ]);
});

test.each([
  ['offer', 'Offer'],
  ['small_print', 'Small print'],
  ['small-print-2', 'Small print 2'],
  ['smallPrint', 'Small print'],
  ['Small_x0020_print', 'Small print'],
  ['割引', '割引'],
  ['عرض', 'عرض'],
])('[STEP-11] %j in a drawing is a name', (raw, name) => {
  expect(givenName(raw, '20% off')).toBe(name);
});

test.each([
  ...[
    '',
    ' ',
    'text123',
    'text',
    'Text 1',
    'tspan4',
    'tspan3755-8',
    'Layer_1',
    'Ebene 2',
    'x',
    'A1',
  ],
  ...['_12', 'a3f09c71', '3f1c-4e', 'Text-2 copy 3', 'path1064', 'XMLID_7_', '20% OFF', '20%_off'],
  ...['a name that is so long that it must be a whole sentence', 'of\u202Efer', 'フ'.repeat(41)],
])('[STEP-11] %j in a drawing is not a name', (raw) => {
  expect(givenName(raw, '20% off')).toBeNull();
});

test('[ADMT-06] a name may be empty and in any script, and has at most 100 visible letters', () => {
  expect(['', 'عرض خاص', '👩‍🍳 Offer'].map(textNameIssue)).toEqual([null, null, null]);
  expect(textNameIssue('🥐'.repeat(100))).toBeNull();
  expect(textNameIssue('x'.repeat(101))).toEqual({ code: 'tooLong', limit: 100 });
  expect(textNameIssue('of\u202Efer')).toEqual({ code: 'hidden' });
});
