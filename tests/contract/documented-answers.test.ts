/** Runs after the server's tests in the same run, and checks the answers that they have recorded. */
import { expect, test } from 'vitest';
import { OPERATIONS } from '../server/support/contract-operations.ts';
import { recordedAnswers } from '../support/contract-record.ts';

const seen = recordedAnswers();

test('[API-01] the server’s tests have written a record', () => {
  expect(seen.size, 'Run the whole: npx vitest run').toBeGreaterThan(0);
});

test.each(OPERATIONS)(
  '[API-01] a test has seen every documented answer of $operationId',
  ({ operationId, answers }) => {
    const unseen = Object.keys(answers).filter((status) => !seen.has(`${operationId} ${status}`));
    expect(unseen).toEqual([]);
  },
);
