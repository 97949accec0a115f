import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAccountService } from '../../../server/accounts/accounts.service.ts';
import { createOwnCouponService } from '../../../server/coupons/own-coupons.service.ts';
import type { MediaStore } from '../../../server/media/media-store.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import { ISSUER, MARA, sharedServices } from '../support/services-fixture.ts';
import { watchDatabase } from '../support/watched-database.ts';

const CALLER = { ...MARA, issuer: ISSUER, subject: MARA.sub };

const services = sharedServices();

function watchedProjects() {
  const { database, asked, close } = watchDatabase(services);
  const parts = { database, media: services.media, defaultTimeZone: 'America/New_York' };
  return { projects: createOwnCouponService(parts, createAccountService(database)), asked, close };
}

test('[SUBM-04, SAFE-12] pictures are written aside before the account is known, and removed when it fails', async () => {
  const { promise: account, reject } = Promise.withResolvers<never>();
  const aside = new Set<string>();
  const media: MediaStore = {
    ...services.media,
    async stage(hash) {
      aside.add(hash);
      return { store: async () => undefined, discard: async () => void aside.delete(hash) };
    },
  };
  const { database } = services;
  const known = createAccountService(database);
  const projects = createOwnCouponService(
    { database, media, defaultTimeZone: 'America/New_York' },
    { idOf: known.idOf, of: () => account },
  );
  const coupon = await bakeryCoupon();
  const saved = projects.create(CALLER, coupon, randomUUID());
  await expect.poll(() => aside.size).toBe(4);
  reject(new Error('No account.'));
  await expect(saved).rejects.toThrow('No account.');
  expect(aside.size).toBe(0);
});

test('[DASH-01] a search is counted once for all its pages, until a coupon is added, removed or renamed', async () => {
  const { projects, asked, close } = watchedProjects();
  const coupon = { ...(await bakeryCoupon()), description: 'Twelve for ten' };
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1)
    ids.push((await projects.create(CALLER, coupon, null)).id);
  const [first = '', ...rest] = ids;
  const total = async (page: number) => {
    asked.length = 0;
    const search = { q: 'twelve ten', id: null, sort: 'newest', page, size: 1 } as const;
    const found = await projects.list(CALLER, search);
    return [found.total, asked.some((statement) => statement.includes('count(*)'))];
  };
  expect(await total(0)).toEqual([3, true]);
  expect(await total(1)).toEqual([3, false]);
  await projects.setActive(CALLER, first, false);
  expect(await total(2)).toEqual([3, false]);
  await projects.rename(CALLER, first, 'Thirteen');
  expect(await total(0)).toEqual([2, true]);
  await projects.clone(CALLER, rest[0] ?? '', null);
  expect(await total(1)).toEqual([3, true]);
  await projects.remove(CALLER, rest);
  expect(await total(0)).toEqual([1, true]);
  await close();
});
