import { expect, test } from 'vitest';
import { askAgainAfter } from '../../src/api/barcode.queries.ts';
import { ServiceFailure } from '../../src/domain/failures.ts';

test('[STEP-10] a barcode that failed with the services away is asked for again, a refused one is not', () => {
  const failed = (code: 'unavailable' | 'barcode-refused') =>
    new ServiceFailure({ code, title: 'No.', detail: null, fields: [], requestId: null });

  expect(askAgainAfter(new TypeError('Failed to fetch'))).toBe(5_000);
  expect(askAgainAfter(failed('unavailable'))).toBe(5_000);
  expect(askAgainAfter(failed('barcode-refused'))).toBe(false);
  expect(askAgainAfter(null)).toBe(false);
});
