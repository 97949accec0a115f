import { expect, test } from 'vitest';
import { createPromiseCache } from '../../../server/work/promise-cache.ts';

test('[API-02] computes a result once within its lifetime, and again after it, after a failure and after clearing', async () => {
  let made = 0;
  let time = 1;
  const cache = createPromiseCache<number>({ keptMs: 3_000, most: 2, now: () => time });
  const ask = (key = 'a') => cache.get(key, async () => (made += 1));
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  time += 3_000;
  expect(await ask()).toBe(1);
  time += 1;
  expect(await ask()).toBe(2);
  cache.clear();
  expect(await ask()).toBe(3);
  await expect(cache.get('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await ask('b')).toBe(4);
  expect(await ask('c')).toBe(5);
  expect(await ask('a')).toBe(6);
});

test('[API-02] without a lifetime results stay until later ones evict them; size 0 stores no results', async () => {
  let time = 1;
  const cache = createPromiseCache<string>({ most: 2, now: () => time });
  await cache.get('a', async () => 'a1');
  time += 86_400_000;
  await cache.get('b', async () => 'b1');
  await cache.get('a', async () => 'a2');
  await cache.get('c', async () => 'c1');
  const again = ['a', 'c', 'b'].map((key) => cache.get(key, async () => 'made again'));
  expect(await Promise.all(again)).toEqual(['a1', 'c1', 'made again']);

  const nothing = createPromiseCache<string>({ most: 0 });
  expect(await nothing.get('a', async () => 'a1')).toBe('a1');
  expect(await nothing.get('a', async () => 'a2')).toBe('a2');
});
