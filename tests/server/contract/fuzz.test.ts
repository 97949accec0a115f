/**
 * Random requests from the contract for every operation: none may cause a 500, take long, or get an undocumented
 * response. `npm test` runs a short slice with a fixed seed. FUZZ_SECONDS runs longer with random seeds; FUZZ_SEED
 * repeats one.
 */
import fc, { type Arbitrary } from 'fast-check';
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
import { fittingValue, hostileValue, nearly } from './schema-arbitraries.ts';
import { ADA, MARA, sharedServices, OTTO } from '../support/services-fixture.ts';

const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 0);
const SEED = process.env['FUZZ_SEED'];
const FIXED_SEED = 20_261_120;
/** Requests for each operation in one round; the short slice is one small round. */
const ROUND = SECONDS > 0 ? 25 : 6;
/** Milliseconds for one request in this process, even on a busy machine. */
const SLOWEST_MS = 15_000;

const CALLERS = ['nobody', 'stranger', 'owner', 'administrator'] as const;

interface FuzzedRequest {
  readonly caller: (typeof CALLERS)[number];
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Undefined sends no body. */
  readonly body: string | undefined;
}

/** Things that path and body may refer to. */
interface Known {
  /** By parameter name, for this operation. */
  readonly values: (parameter: ContractParameter) => readonly string[];
  /** Valid bodies. */
  readonly bodies: readonly unknown[];
}

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

/** One request for the operation. */
function requestFor(operation: TestedOperation, known: Known): Arbitrary<FuzzedRequest> {
  return fc.record({
    caller: fc.constantFrom(...CALLERS),
    url: fc
      .tuple(filledPath(operation, known), queryOf(operation))
      .map(([path, query]) => `${path}${query}`),
    headers: headersOf(operation),
    body: bodyOf(operation, known),
  });
}

function filledPath(operation: TestedOperation, known: Known): Arbitrary<string> {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const segments = names.map((name) => segmentOf(operation, name, known));
  return fc.tuple(...segments).map((values) => {
    const left = [...values];
    return operation.path.replaceAll(/\{\w+\}/g, () => left.shift() ?? '');
  });
}

function segmentOf(operation: TestedOperation, name: string, known: Known): Arbitrary<string> {
  const parameter = operation.parameters.find(
    (candidate) => candidate.in === 'path' && candidate.name === name,
  );
  if (parameter === undefined) throw new Error(`${operation.operationId} has no ${name}.`);
  const values = known.values(parameter);
  const real = values.length === 0 ? fittingValue(parameter.schema) : fc.constantFrom(...values);
  return fc.oneof(
    { weight: 6, arbitrary: real.map((value) => encoded(value)) },
    { weight: 2, arbitrary: fittingValue(parameter.schema).map((value) => encoded(value)) },
    { weight: 2, arbitrary: hostileValue.map((value) => encoded(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%', '%zz', '%c0%ae', '..', '%2e%2e%2f', ';a=b', '*', '%0d%0a'),
    },
  );
}

function queryOf(operation: TestedOperation): Arbitrary<string> {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const pairs = parameters.map((parameter) => pairOf(parameter));
  const stray = fc.constantFrom(
    '',
    '',
    '',
    '',
    'unknown=1',
    '__proto__=1',
    'a[]=1',
    '&&&',
    '=',
    '%',
    '%00=%00',
  );
  return fc
    .tuple(fc.tuple(...pairs), stray)
    .map(([own, more]) => [...own, more].filter((pair) => pair !== '').join('&'))
    .map((text) => (text === '' ? '' : `?${text}`));
}

function pairOf({ name, required, schema }: ContractParameter): Arbitrary<string> {
  const pair = (value: unknown): string => `${name}=${encoded(value)}`;
  return fc.oneof(
    { weight: required ? 0 : 4, arbitrary: fc.constant('') },
    { weight: 6, arbitrary: fittingValue(schema).map(pair) },
    { weight: 1, arbitrary: hostileValue.map(pair) },
    { weight: 1, arbitrary: fittingValue(schema).map((value) => `${pair(value)}&${pair(value)}`) },
    { weight: required ? 1 : 0, arbitrary: fc.constant('') },
  );
}

/** The characters that HTTP allows in a header. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
});

function headersOf(
  operation: TestedOperation,
): Arbitrary<Readonly<Record<string, string | undefined>>> {
  const own = operation.parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, schema }): [string, Arbitrary<string>] => [
      name.toLowerCase(),
      fc.oneof(fittingValue(schema).map(String).filter(isHeaderText), headerText),
    ]);
  const others: Record<string, Arbitrary<string>> = {
    'if-none-match': fc.oneof(fc.constantFrom('*', '""', 'W/"a", "b"'), headerText),
    'if-modified-since': fc.oneof(fc.constantFrom('Thu, 01 Jan 1970 00:00:00 GMT'), headerText),
    range: fc.constantFrom('bytes=0-0', 'bytes=5-1', 'bytes=-99999999999999'),
    accept: fc.constantFrom('*/*', 'text/html', 'application/json;q=x', ''),
    'x-forwarded-for': fc.constantFrom('127.0.0.1', "'", '::1, ::1'),
  };
  return fc.record({ ...others, ...Object.fromEntries(own) }, { requiredKeys: [] });
}

function isHeaderText(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

const JSON_TYPE = 'application/json';

function bodyOf({ body }: TestedOperation, { bodies }: Known): Arbitrary<string | undefined> {
  if (body === null) {
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom('{}', '[]', '"text"') },
    );
  }
  const media = body.content[JSON_TYPE] ?? { schema: {} };
  const drawn = fittingValue(media.schema);
  const real = bodies.length === 0 ? drawn : fc.constantFrom(...bodies);
  const text = (value: unknown): string => JSON.stringify(value) ?? 'null';
  return fc.oneof(
    { weight: 2, arbitrary: real.map(text) },
    { weight: 4, arbitrary: drawn.map(text) },
    { weight: 5, arbitrary: nearly(real).map(text) },
    { weight: 4, arbitrary: nearly(drawn).map(text) },
    { weight: 1, arbitrary: hostileValue.map(text) },
    { weight: 1, arbitrary: fc.constantFrom(...NO_JSON) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

const NO_JSON = [
  '',
  '{"broken',
  '{"a":1}}',
  '{"a":1,"a":2}',
  '\u0000',
  'NaN',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '['.repeat(5_000),
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
] as const;

/** Encodes for a URL; half a surrogate pair has no encoding and becomes its replacement. */
function encoded(value: unknown): string {
  const text = Array.isArray(value) ? value.map(textOf).join(',') : textOf(value);
  return encodeURIComponent(text.toWellFormed());
}

function textOf(value: unknown): string {
  // JSON has no text for undefined, which a hostile request may contain.
  return typeof value === 'string' ? value : String(JSON.stringify(value));
}
