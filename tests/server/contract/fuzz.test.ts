/**
 * Random requests from the contract for every operation: none may cause a 500, take long, or get an undocumented
 * response. `npm test` runs a short slice with a fixed seed. FUZZ_SECONDS runs longer with random seeds; FUZZ_SEED
 * repeats one.
 */
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { expectContractAnswer, expectProblem } from '../support/contract-answers.ts';
import {
  OPERATIONS,
  operationAt,
  type ContractParameter,
  type TestedOperation,
} from '../support/contract-operations.ts';
import { fittingCall, pathOf } from './contract-requests.ts';
import { thingsFor, type Things } from './contract-things.ts';
import { requestFor, type FuzzedRequest, type Known } from './request-arbitraries.ts';
import { ADA, MARA, sharedServices, OTTO } from '../support/services-fixture.ts';

const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 0);
const SEED = process.env['FUZZ_SEED'];
const FIXED_SEED = 20_261_120;
/** Requests for each operation in one round; the short slice is one small round. */
const ROUND = SECONDS > 0 ? 25 : 6;
/** Milliseconds for one request in this process, even on a busy machine. */
const SLOWEST_MS = 15_000;

const services = sharedServices();
let tokens: Readonly<Record<FuzzedRequest['caller'], string | null>>;
beforeAll(async () => {
  tokens = {
    nobody: null,
    stranger: await services.token(OTTO, LONG),
    owner: await services.token(MARA, LONG),
    administrator: await services.token(ADA, LONG),
  };
});

const LONG = { exp: 9_999_999_999 };

test.each(OPERATIONS)(
  '[API-01] $operationId follows the contract for any input',
  async (operation) => {
    const end = performance.now() + (SECONDS * 1_000) / OPERATIONS.length;
    let seed = firstSeed();
    let requests = 0;
    do {
      await fuzz(operation, seed);
      requests += ROUND;
      seed += 1;
    } while (performance.now() < end);
    if (SECONDS > 0)
      console.log(
        `${operation.operationId}: ${requests} requests, seeds ${firstSeed()} to ${seed - 1}`,
      );
  },
  SECONDS * 1_000 + 120_000,
);

function firstSeed(): number {
  if (SEED !== undefined) return Number(SEED);
  return SECONDS > 0 ? STARTED % 1_000_000_000 : FIXED_SEED;
}
const STARTED = Date.now();

async function fuzz(operation: TestedOperation, seed: number): Promise<void> {
  const known = await knownTo(operation, await thingsFor(services, operation, MARA));
  // A failure prints its seed and path, and the smallest failing request.
  const property = fc.asyncProperty(requestFor(operation, known), (request) =>
    expectGoodAnswer(operation, request),
  );
  await fc.assert(property, { seed, numRuns: ROUND });
}

async function knownTo(operation: TestedOperation, things: Things): Promise<Known> {
  const { body } = await fittingCall(operation, things);
  return {
    values: ({ name }: ContractParameter) => {
      const path = operation.path.split('/').indexOf(`{${name}}`);
      return [decodeURIComponent(pathOf(operation, things).split('/')[path] ?? '')];
    },
    bodies: body === undefined ? [] : [body],
  };
}

async function expectGoodAnswer(operation: TestedOperation, request: FuzzedRequest): Promise<void> {
  const { url, body } = request;
  const token = tokens[request.caller];
  const headers = {
    host: 'tearline.test',
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...request.headers,
  };
  const started = performance.now();
  const response = await services.app.inject({
    method: operation.method,
    url,
    headers,
    ...(body !== undefined && { payload: body }),
  });
  const took = performance.now() - started;

  expect(response.statusCode, response.body.slice(0, 300)).toBeLessThan(500);
  expect(took).toBeLessThan(SLOWEST_MS);
  if (
    operationAt(operation.method, new URL(url, 'http://tearline.test').pathname) === operation &&
    !isLost(response.statusCode, operation)
  )
    expectContractAnswer(operation.method, url, response);
  else expectProblem(response);
}

/** A parameter so invalid or long that the router does not match the operation. */
function isLost(status: number, operation: TestedOperation): boolean {
  return [400, 404, 405, 414].includes(status) && operation.answers[String(status)] === undefined;
}
