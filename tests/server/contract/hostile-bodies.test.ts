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

const IS_LONG = process.env['TEST_LENGTH'] === 'long';
const LARGE = 1_000_000;
/** The only operation with a large body in the short run. */
const DAILY = 'createProject';
/** Milliseconds that other requests may be blocked. */
const LONGEST_HOLD = 200;
const MOST_MEMORY = 256_000_000;

type Shape = readonly [name: string, make: (bytes: number, fitting: unknown) => Buffer];

const SHAPES: readonly Shape[] = [
  ['lists in lists', (bytes) => text('['.repeat(bytes))],
  ['objects in objects', (bytes) => text('{"a":'.repeat(bytes / 5))],
  ['a million empty objects', (bytes) => text(`[${filled('{},', bytes - 3)}0]`)],
  ['names that nobody knows', (bytes) => objectOf(bytes, (index) => `"k${index}":0`)],
  ['one name again and again', (bytes) => objectOf(bytes, () => '"a":0')],
  ['one endless name', (bytes) => text(`{"${'n'.repeat(bytes - 8)}":0}`)],
  ['one endless number', (bytes) => text('9'.repeat(bytes))],
  ['numbers of more than any', (bytes, fitting) => numbersIn(fitting, '1e999999', bytes)],
  ['numbers of endless digits', (bytes, fitting) => numbersIn(fitting, '0.1', bytes)],
  ['what is no object', (_, fitting) => itemsIn(fitting)],
  ['names of prototypes', (bytes) => objectOf(bytes, () => '"__proto__":{"constructor":1}')],
  ['quotes and backslashes', (bytes) => text(`"${filled('\\"', bytes - 2)}"`)],
  ['bytes that are no UTF-8', (bytes) => Buffer.alloc(bytes, 0xc3)],
  ['the same fault in each item', (bytes, fitting) => listsWith(bytes, fitting)],
  ...[
    ' ',
    '\u0000',
    'url(',
    '<!DOCTYPE [',
    '<g a="',
    '@.',
    '🥐',
    '\ud800',
    'data:image/png;base64,AAAA',
  ].map((part): Shape => [
    `texts of nothing but ${JSON.stringify(part)}`,
    (bytes, fitting) => textsOf(part, bytes, fitting),
  ]),
];

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

function text(content: string): Buffer {
  return Buffer.from(content);
}

function filled(part: string, bytes: number): string {
  return part.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(part))));
}

function objectOf(bytes: number, member: (index: number) => string): Buffer {
  const members: string[] = [];
  for (let size = 2, index = 0; ; index += 1) {
    const next = member(index);
    size += next.length + 1;
    if (size > bytes) return text(`{${members.join()}}`);
    members.push(next);
  }
}

/** Fills every list of a valid body with objects that lack everything. */
function listsWith(bytes: number, fitting: unknown): Buffer {
  const lists = JSON.stringify(fitting ?? [])?.split('[').length ?? 1;
  const wrong = Array.from({ length: Math.floor((bytes * 0.7) / lists / 16) }, () => ({
    kind: 'path',
  }));
  return text(
    JSON.stringify(changed(fitting ?? [], (value) => (Array.isArray(value) ? wrong : value))),
  );
}

/** Makes every text of a valid body as long as possible; texts with a required beginning keep it. */
function textsOf(part: string, bytes: number, fitting: unknown): Buffer {
  let texts = 0;
  changed(fitting ?? '', (value) => {
    texts += typeof value === 'string' ? 1 : 0;
    return value;
  });
  const written = Buffer.byteLength(JSON.stringify(part)) - 2;
  const long = part.repeat(Math.floor((bytes * 0.9) / Math.max(1, texts) / written));
  const longer = (value: string) => `${/^data:[^,]*,|^<svg |^/.exec(value)?.[0] ?? ''}${long}`;
  return text(
    JSON.stringify(
      changed(fitting ?? '', (value) => (typeof value === 'string' ? longer(value) : value)),
    ),
  );
}

/** Writes every number of a valid body in this form, as long as possible; uses the first text if there is no number. */
function numbersIn(fitting: unknown, written: string, bytes: number): Buffer {
  const whole = JSON.stringify(fitting ?? {});
  const numbers = /(?<=[:[,])-?\d[\d.e+-]*(?=[,\]}])/gu;
  const count = whole.match(numbers)?.length ?? 0;
  const long = written.includes('e')
    ? written
    : written.padEnd(Math.floor((bytes - whole.length) / Math.max(1, count)), '1');
  return text(
    count > 0
      ? whole.replaceAll(numbers, () => long)
      : whole.replace(/"[^"]*"(?=[,\]}])|(?<=\{)(?=\})/u, () =>
          whole === '{}' ? `"a":${long}` : long,
        ),
  );
}

/** Replaces every object in the lists of a valid body by a number. */
function itemsIn(fitting: unknown): Buffer {
  const isOfObjects = (value: unknown): boolean =>
    Array.isArray(value) && typeof value[0] === 'object';
  return text(
    JSON.stringify(changed(fitting ?? [1], (value) => (isOfObjects(value) ? [1] : value))),
  );
}

function changed(value: unknown, change: (value: unknown) => unknown): unknown {
  const own = change(value);
  if (own !== value || typeof value !== 'object' || value === null) return own;
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, changed(member, change)]),
  );
}
