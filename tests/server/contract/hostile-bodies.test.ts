/**
 * Sends every operation with a body the largest one it accepts, in expensive shapes (SAFE-01). `npm test` covers
 * operations with small bodies, each in a third of the shapes, and a megabyte in all shapes for one with a large body.
 * TEST_LENGTH=long sends all of them in full size and measures how long other requests were blocked.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { expectContractAnswer } from '../support/contract-answers.ts';
import { OPERATIONS, type TestedOperation } from '../support/contract-operations.ts';
import { ADA, MARA, sharedServices } from '../support/services-fixture.ts';
import { fittingCall } from './contract-requests.ts';
import { thingsFor } from './contract-things.ts';
import { SHAPES } from './hostile-bodies.ts';

const IS_LONG = process.env['TEST_LENGTH'] === 'long';
const LARGE = 1_000_000;
/** The only operation with a large body in the short run. */
const DAILY = 'createProject';
/** Milliseconds that other requests may be blocked. */
const LONGEST_HOLD = 200;
const MOST_MEMORY = 256_000_000;

const TAKEN = OPERATIONS.filter(
  ({ body, bodyLimit, operationId }) =>
    body !== null && (IS_LONG || bodyLimit < LARGE || operationId === DAILY),
);

const services = sharedServices();

test.each(TAKEN)(
  '[SAFE-01] $operationId refuses the largest body in any shape with a short response',
  async (operation) => {
    const { url, body } = await fittingCall(operation, await thingsFor(services, operation, MARA));
    const authorization = await authorizationFor(operation);
    for (const [shape, make] of shapesFor(operation)) {
      const payload = make(
        IS_LONG ? operation.bodyLimit : Math.min(operation.bodyLimit, LARGE),
        body,
      );
      const { answer, heldMs, grewBy } = await watched(() =>
        services.visit(url, {
          method: operation.method,
          headers: { 'content-type': 'application/json', ...authorization },
          payload,
        }),
      );
      expect(answer.statusCode, shape).toBeLessThan(500);
      expectContractAnswer(operation.method, url, answer);
      expect(answer.body.length, shape).toBeLessThan(LARGE / 10);
      if (!IS_LONG) continue;
      expect.soft(heldMs, shape).toBeLessThan(LONGEST_HOLD);
      expect.soft(grewBy, shape).toBeLessThan(MOST_MEMORY);
    }
  },
  IS_LONG ? 600_000 : 60_000,
);

/** The reader of bodies is the same everywhere, so each shape meets a third of the operations. */
function shapesFor(operation: TestedOperation) {
  if (IS_LONG || operation.operationId === DAILY) return SHAPES;
  return SHAPES.filter((_, index) => index % 3 === TAKEN.indexOf(operation) % 3);
}

async function authorizationFor({ security }: TestedOperation): Promise<Record<string, string>> {
  const [way] = security;
  if (way?.['bearer'] === undefined) return {};
  return { authorization: `Bearer ${await services.token(way['bearer'].length ? ADA : MARA)}` };
}

/** The cost of a response: milliseconds that others were blocked, and bytes. */
async function watched<Answer>(ask: () => Promise<Answer>) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = process.memoryUsage.rss();
  delay.enable();
  const answer = await ask();
  delay.disable();
  return { answer, heldMs: delay.max / 1e6, grewBy: process.memoryUsage.rss() - before };
}
