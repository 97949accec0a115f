import { expect, test } from 'vitest';
import { figure } from '../../src/words/figure.ts';

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
