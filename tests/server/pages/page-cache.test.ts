import { expect, test } from 'vitest';
import { createPageCache } from '../../../server/pages/page-cache.ts';

test('[PUB-02, SAFE-01] a coupon that changes often has one cached page, and evicts no other', async () => {
  const cache = createPageCache<string>({ mostBytes: 100_000, bytesOf: () => 16_000 });
  const made: string[] = [];
  const ask = (id: string, name: string) =>
    cache.get(id, { name, trustedMs: 60_000 }, async () => {
      made.push(`${id} ${name}`);
      return name;
    });
  await ask('quiet', 'first');
  for (let change = 1; change <= 20; change += 1) await ask('busy', String(change));
  expect(await ask('quiet', 'first')).toBe('first');
  expect(await ask('busy', '20')).toBe('20');

  expect(made).toHaveLength(21);
  expect(await cache.recent('busy')).toBe('20');
});
