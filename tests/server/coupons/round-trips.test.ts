import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAccountService } from '../../../server/accounts/accounts.service.ts';
import { createOwnCouponService } from '../../../server/coupons/own-coupons.service.ts';
import type { MediaStore } from '../../../server/media/media-store.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import { ISSUER, MARA, sharedServices } from '../support/services-fixture.ts';

const CALLER = { ...MARA, issuer: ISSUER, subject: MARA.sub };

const services = sharedServices();

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
    { ...known, of: () => account },
  );
  const coupon = await bakeryCoupon();
  const saved = projects.create(CALLER, coupon, randomUUID());
  await expect.poll(() => aside.size).toBe(4);
  reject(new Error('No account.'));
  await expect(saved).rejects.toThrow('No account.');
  expect(aside.size).toBe(0);
});
