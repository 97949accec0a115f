import { expect, test } from 'vitest';
import { bytesInWords, isSent, percentSent } from '../../src/domain/sending.ts';
import { figure } from '../../src/words/figure.ts';

test.each([
  [0, 491_520, '0 of 480 KB'],
  [122_880, 491_520, '120 of 480 KB'],
  [1_700, 2_900, '2 of 3 KB'],
  [0, 1_048_575, '0 of 1024 KB'],
  [0, 1_048_576, '0.0 of 1.0 MB'],
  [524_288, 3_145_728, '0.5 of 3.0 MB'],
])('[SUBM-01] shows KB below one MB, and MB from there: %i of %i is %s', (sent, total, words) => {
  expect(bytesInWords({ sent, total })).toBe(words);
});

test.each([
  ['only after the last byte', 999_999, 1_000_000, 99],
  ['after the last byte', 1_000_000, 1_000_000, 100],
  ['for an empty body', 0, 0, 100],
  ['not before the first byte', 0, 1, 0],
  ['and no more', 12, 10, 100],
])('[SUBM-01] shows 100 percent %s', (_when, sent, total, percent) => {
  expect(percentSent({ sent, total })).toBe(percent);
  expect(isSent({ sent, total })).toBe(percent === 100);
});

test('[BROWSE-08] [SER-05] a large number is formatted in groups of three, a share of codes keeps its decimal', () => {
  expect([0, 7, 999, 1_000, 12_345, 999_999, 10_000_000].map(figure)).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '12,345',
    '999,999',
    '10,000,000',
  ]);
  expect([0.5, 23.1, 1_234.5].map(figure)).toEqual(['0.5', '23.1', '1,234.5']);
});
