import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { versionsRead } from '../../../server/http/answers/conditional-answer.ts';
import { hashOfJson } from '../../../server/http/answers/versions.ts';

test('[SUBM-02] a body that is hashed in pieces has the hash of its JSON text', async () => {
  const long = { a: { b: { c: { d: ['ü"'.repeat(50_000)], e: {} } } }, f: null };
  for (const value of [{}, [], [1, [], { a: 'ü"' }], long])
    expect(await hashOfJson(value)).toBe(
      createHash('sha256').update(JSON.stringify(value)).digest('hex'),
    );
});

test('[SUBM-02] an edit names several versions, and a weak one among them is none of them', () => {
  const read = ['*', '"a-br", "b"', 'W/"a", "b"', '"a",W/"b" , "c"', 'W/"a"'].map(versionsRead);
  expect(read).toEqual([null, ['a', 'b'], ['b'], ['a', 'c'], []]);
});
