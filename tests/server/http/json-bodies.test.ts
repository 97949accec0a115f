import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify, { type FastifyReply } from 'fastify';
import { expect, test, vi } from 'vitest';
import { createAjv } from '../../../server/http/contract/create-ajv.ts';
import { addJsonBodies } from '../../../server/http/bodies/json-bodies.ts';
import { addProblemDocuments } from '../../../server/http/problems/problem-documents.ts';
import { createSizeCheck } from '../../../server/http/bodies/json-size.ts';
import { asOwner } from '../../../server/work/work-owner.ts';

const DEEP = 'This is nested too deeply';
const MANY = 'This has too many values';
const VARIED = 'This has too many different names';

const list = (length: number, item: (index: number) => string): string =>
  `[${Array.from({ length }, (_, index) => item(index)).join()}]`;

test.each<[what: string, text: string, excess: string | null]>([
  ['a design as large as any', list(5_000, () => `{"a":[${'0,'.repeat(25)}0],"b":{"c":0}}`), null],
  ['more values than any', list(260_000, () => '0'), MANY],
  ['65 levels', '['.repeat(65), DEEP],
  ['65 levels in a text', `"${'['.repeat(65)}\\\\"`, null],
  [
    'as many shapes as objects',
    list(600, (row) => `{${list(10, (of) => `"${row} ${of}":0`).slice(1, -1)}}`),
    VARIED,
  ],
  [
    'names in every order',
    list(6_400, (row) => `{"a${row % 80}":0,"b${Math.floor(row / 80)}":0}`),
    VARIED,
  ],
  ['a name longer than any', `{"${'n'.repeat(300)}":0}`, VARIED],
  ['a value of that length', `{"n":"${'n'.repeat(300)}"}`, null],
  ['colons without end', `"n"${':'.repeat(10_000)}`, VARIED],
  ['quotes in names', list(9_000, () => '{"a\\\\"b":{"\\\\\\\\":"\\\\\\""}}'), null],
])('[SAFE-01] %s: the same is said of the whole and of its pieces', (_what, text, excess) => {
  for (const size of [text.length, 7]) {
    const check = createSizeCheck();
    let said: string | null = null;
    for (let at = 0; at < text.length && said === null; at += size)
      said = check(Buffer.from(text.slice(at, at + size)));
    expect(said, `pieces of ${size}`).toBe(excess);
  }
});

const stream = { write: vi.fn<(line: string) => void>() };
const answers: FastifyReply['raw'][] = [];

/** Sends bodies, of 100 kB by default, to a handler; `mostHeld` defaults to the product's. */
async function reader(handle: (body: unknown) => Promise<string>, ...limits: [mostHeld?: number]) {
  const app = Fastify({ bodyLimit: 1_000_000, logger: { level: 'warn', stream } });
  app.removeContentTypeParser('application/json');
  addJsonBodies(app, ...limits);
  addProblemDocuments(app);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (_request, { raw }) => void answers.push(raw));
  app.post('/', async ({ body }) => handle(body));
  await app.ready();
  const headers = { 'content-type': 'application/json' };
  return async (bytes = 100_000) => {
    const payload = JSON.stringify('x'.repeat(bytes));
    return (await app.inject({ method: 'POST', url: '/', headers, payload })).statusCode;
  };
}

test('[SAFE-13] checks two large bodies of one caller at a time; small ones do not wait', async () => {
  const begun: number[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const send = await reader(async (body) => {
    begun.push(String(body).length);
    await held;
    return 'Checked.';
  });
  const all = [send(20_001), send(20_002), send(20_003)];
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  all.push(send(10));
  await vi.waitFor(() => expect(begun).toEqual([20_001, 20_002, 10]));
  release();
  expect(await Promise.all(all)).toEqual(Array(4).fill(200));
});

test('[SAFE-01] bodies beyond the memory limit get Retry-After, the largest first', async () => {
  const send = await reader(async () => 'Read.', 250_000);
  const statuses = await Promise.all([send(), send(200_000), send(), send(1_000)]);
  expect(statuses).toEqual([200, 503, 200, 200]);
  expect(await send(200_000)).toBe(200);
});

test('[SAFE-01, SAFE-13] a caller who leaves while a large body waits frees its memory, and no outage is logged', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<string>();
  const handle = vi.fn(() => held);
  const send = await reader(handle, 250_000);
  const staying = [send(), send()];
  await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(2));
  const left = expect(send()).rejects.toThrow();
  // Another owner's body does not wait, and is read after it.
  staying.push(asOwner('other', send));
  await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(3));
  answers.at(-2)?.destroy();
  await left;
  release('Read.');
  expect(await Promise.all(staying)).toEqual([200, 200, 200]);
  expect(await send(200_000)).toBe(200);
  expect(String(stream.write.mock.calls)).not.toContain('WorkRefused');
});

test.each<[keyword: 'maxLength' | 'minLength', text: string, limit: number]>([
  ['maxLength', 'é🥐a', 3],
  ['maxLength', '🥐🥐', 1],
  ['maxLength', 'aaa', 2],
  ['maxLength', '\ud83e\ud83ea', 3],
  ['minLength', '🥐', 2],
  ['minLength', '🥐a', 2],
  ['minLength', 'aaaa', 2],
  ['minLength', '', 1],
])('[API-03] %s of "%s" and %i is as Ajv has it', (keyword, text, limit) => {
  const schema = { type: 'string', [keyword]: limit };
  const [own, original] = [createAjv({}), new Ajv2020()].map((ajv) => ajv.compile(schema));
  expect([own?.(text), own?.errors]).toEqual([original?.(text), original?.errors]);
});

test('[SAFE-01] does not count the characters of a text that is far too long', () => {
  const codePointAt = vi.spyOn(String.prototype, 'codePointAt');
  expect(createAjv({}).compile({ type: 'string', maxLength: 10 })('x'.repeat(1_000))).toBe(false);
  const calls = codePointAt.mock.calls.length;
  codePointAt.mockRestore();
  expect(calls).toBe(0);
});
