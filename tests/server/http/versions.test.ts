import { createHash } from 'node:crypto';
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
