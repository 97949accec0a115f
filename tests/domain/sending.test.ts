import { expect, test } from 'vitest';
import { bytesInWords, isSent, percentSent } from '../../src/domain/sending.ts';

test('[SUBM-01] shows KB below one MB, and MB from there', () => {
  expect(bytesInWords({ sent: 0, total: 491_520 })).toBe('0 of 480 KB');
  expect(bytesInWords({ sent: 122_880, total: 491_520 })).toBe('120 of 480 KB');
  expect(bytesInWords({ sent: 524_288, total: 3_145_728 })).toBe('0.5 of 3.0 MB');
});

test('[SUBM-01] shows 100 percent only after the last byte', () => {
  expect(percentSent({ sent: 999_999, total: 1_000_000 })).toBe(99);
  expect(isSent({ sent: 999_999, total: 1_000_000 })).toBe(false);
  expect(percentSent({ sent: 1_000_000, total: 1_000_000 })).toBe(100);
  expect(isSent({ sent: 1_000_000, total: 1_000_000 })).toBe(true);
});

test('[SUBM-01] an empty body counts as sent, and progress never exceeds 100 percent', () => {
  expect(percentSent({ sent: 0, total: 0 })).toBe(100);
  expect(percentSent({ sent: 0, total: 1 })).toBe(0);
  expect(percentSent({ sent: 12, total: 10 })).toBe(100);
});

test('[SUBM-01] rounds KB, and shows one MB as MB', () => {
  expect(bytesInWords({ sent: 1_700, total: 2_900 })).toBe('2 of 3 KB');
  expect(bytesInWords({ sent: 0, total: 1_048_575 })).toBe('0 of 1024 KB');
  expect(bytesInWords({ sent: 0, total: 1_048_576 })).toBe('0.0 of 1.0 MB');
});
