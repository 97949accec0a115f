import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { hashOfJson } from '../../../server/http/answers/versions.ts';

test('[SUBM-02] the hash of a body does not depend on the order of its members', async () => {
  const one = { b: [{ d: 1, c: null }, []], a: { f: 'ü"', e: {} } };
  const other = { a: { e: {}, f: 'ü"' }, b: [{ c: null, d: 1 }, []] };
  const text = '{"a":{"e":{},"f":"ü\\""},"b":[{"c":null,"d":1},[]]}';
  const hash = createHash('sha256').update(text).digest('hex');
  expect([await hashOfJson(one), await hashOfJson(other)]).toEqual([hash, hash]);
  expect(await hashOfJson({ ...one, c: 0 })).not.toBe(hash);
});

test('[SAFE-13] other work runs while a large body is hashed', async () => {
  const objects = Array.from({ length: 5_000 }, (_, id) => ({ id, source: 'x'.repeat(300) }));
  let turns = 0;
  let isHashed = false;
  const hashed = hashOfJson({ editorSource: { data: { objects } } }).then(() => (isHashed = true));
  while (!isHashed) {
    await nextTurn();
    turns += 1;
  }
  await hashed;
  expect(turns).toBeGreaterThan(20);
});
