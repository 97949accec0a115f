import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { storeInParts } from '../../../server/work/lots.ts';

const ROWS = Array.from({ length: 20 }, (_, index) => index);

test('[OBS-03] rows that are refused stand alone in the end, and all others are stored once', async () => {
  const stored: number[] = [];
  const refusal = failure('22P02');
  const outcome = await storeInParts(ROWS, ROWS.length, async (some) => {
    if (some.some((row) => row === 3 || row === 17)) throw refusal;
    stored.push(...some);
  });
  expect(outcome).toEqual({
    refused: [3, 17].map((row) => ({ row, error: refusal })),
    left: [],
    error: null,
  });
  expect(stored.toSorted((one, other) => one - other)).toEqual(
    ROWS.filter((row) => row !== 3 && row !== 17),
  );
});

test.each(['57P01', '40P01', '53300'])(
  '[OBS-03] rows that a passing fault stopped (%s) are left, with the reason, for the next time',
  async (code) => {
    const fault = failure(code);
    const outcome = await storeInParts(ROWS, ROWS.length, async (some) => {
      if (some.length > 10) throw failure('23514');
      if (some.includes(10)) throw fault;
    });
    expect(outcome).toEqual({ refused: [], left: ROWS.slice(10), error: fault });
  },
);

function failure(code: string): DatabaseError {
  return Object.assign(new DatabaseError('refused', 7, 'error'), { code });
}
