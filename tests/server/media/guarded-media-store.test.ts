import { beforeEach, expect, test } from 'vitest';
import { guardMediaStore } from '../../../server/media/guarded-media-store.ts';
import type { MediaStore } from '../../../server/media/media-store.ts';
import { sharedServices } from '../support/services-fixture.ts';

const HASH = 'a'.repeat(64);
const BYTES = Buffer.from('a picture');
const TIMES = { deadlineMs: 200, restMs: 20, trialMs: 50 };
const REFUSED = { name: 'MediaStoreFailure', statusCode: 503 };

const never = new Promise<never>(() => undefined);
let silent: ReadonlySet<string>;
let asked: string[];
const answer = async <Result>(call: string, result: Result): Promise<Result> => {
  asked.push(call);
  return silent.has(call) ? never : result;
};
const store: MediaStore = {
  put: () => answer('put', undefined),
  read: () => answer('read', BYTES),
  remove: () => answer('remove', undefined),
  check: () => answer('check', true as const),
};
beforeEach(() => {
  [silent, asked] = [new Set(), []];
});

test('[SAFE-05] a silent store fails waiting requests, then each request at once, until it answers again', async () => {
  silent = new Set(['put', 'read']);
  let isBack: (value: true) => void = () => undefined;
  const back = new Promise<true>((resolve) => (isBack = resolve));
  const guarded = guardMediaStore({ ...store, check: () => back }, TIMES);
  const late = guarded.put(HASH, BYTES);
  const failed = await Promise.allSettled([late, guarded.read(HASH)]);
  for (const one of failed) expect(one).toMatchObject({ status: 'rejected', reason: REFUSED });
  await expect.poll(() => guarded.check().catch((error: unknown) => error)).toMatchObject(REFUSED);

  const before = asked.length;
  await expect(guarded.read(HASH)).rejects.toMatchObject(REFUSED);
  await expect(guarded.put(HASH, BYTES)).rejects.toMatchObject(REFUSED);
  expect(asked).toHaveLength(before);

  silent = new Set();
  isBack(true);
  await expect.poll(() => guarded.read(HASH).catch(() => null), { timeout: 20_000 }).toEqual(BYTES);
  await guarded.put(HASH, BYTES);
});

test('[SAFE-05] one slow request does not block the store for others', async () => {
  silent = new Set(['put']);
  const guarded = guardMediaStore(store, TIMES);
  await expect(guarded.put(HASH, BYTES)).rejects.toMatchObject(REFUSED);
  await expect.poll(() => asked).toContain('check');
  expect(await guarded.read(HASH)).toEqual(BYTES);
  expect(await guarded.check()).toBe(true);
});

const guarded = guardMediaStore(store, TIMES);
const services = sharedServices({}, async () => ({ media: guarded }));

test('[SAFE-05] services with a silent store report at once that they are not ready', async () => {
  silent = new Set(['put', 'read', 'check']);
  await expect(guarded.read(HASH)).rejects.toMatchObject(REFUSED);
  await expect.poll(() => guarded.check().catch((error: unknown) => error)).toMatchObject(REFUSED);
  const before = asked.filter((call) => call !== 'check').length;
  const ready = await services.visit('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(asked.filter((call) => call !== 'check')).toHaveLength(before);
});
