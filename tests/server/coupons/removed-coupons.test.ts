/** What is left of removed coupons, and how many coupons an account may have (SAFE-12). */
import { expect, test } from 'vitest';
import { forgetPhonesOfRemovedCoupons } from '../../../server/delivery/removed-coupons.repository.ts';
import { removeUnusedFiles } from '../../../server/unused-files.ts';
import { Phone } from '../support/apple-phone.ts';
import { refusalIn } from '../support/answers.ts';
import { saveCoupon, sendCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

const DAY_MS = 86_400_000;

const services = sharedServices({ PUBLIC_URL: 'https://tearline.test' });

const remove = (id: string) => services.remove(MARA, `/api/v1/project/${id}`);
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Coupons and phones that the wallets' tables know. */
async function known() {
  const [known] = await services.query<{ coupons: readonly string[]; phones: object }>`select
    array(select coupon_id::text from wallet_coupons order by 1) as coupons,
    array(select push_token from wallet_devices order by 1) as phones`;
  return known;
}

test('[SAFE-12] a removed coupon is forgotten after a day, and after a year where phones have its pass', async () => {
  const kept = await saveCoupon(services);
  const held = await saveCoupon(services);
  const unheld = await saveCoupon(services);
  const both = new Phone(services, 'abcdef0a');
  const one = new Phone(services, 'abcdef0b');
  await both.register(await both.download(kept));
  await both.register(await both.download(held));
  await one.register(await one.download(held));
  await remove(held);
  await remove(unheld);

  await removeUnusedFiles(services, inDays(0.9));
  expect((await known())?.coupons).toEqual([kept, held, unheld].toSorted());
  await removeUnusedFiles(services, inDays(1.1));
  expect(await known()).toEqual({
    coupons: [kept, held].toSorted(),
    phones: ['abcdef0a', 'abcdef0b'],
  });

  const forget = (moment: Date) => forgetPhonesOfRemovedCoupons(services.database, moment, 100);
  expect(await forget(inDays(-1))).toBe(0);
  expect(await forget(inDays(1))).toBe(2);
  await removeUnusedFiles(services, inDays(1.1));
  expect(await known()).toEqual({ coupons: [kept], phones: ['abcdef0a'] });
}, 60_000);

test('[SAFE-12] an account may have 100,000 coupons; a removed one counts until nothing of it is left', async () => {
  const id = await saveCoupon(services);
  await services.query`update accounts set coupons = 99999`;
  expect((await sendCoupon(services)).statusCode).toBe(201);
  for (const refused of [
    await sendCoupon(services),
    await services.post(MARA, `/api/v1/project/${id}/clone`),
  ])
    expect(refusalIn(refused)).toEqual(['422 too-many-coupons']);

  expect((await remove(id)).statusCode).toBe(204);
  expect((await sendCoupon(services)).statusCode).toBe(422);
  await removeUnusedFiles(services, inDays(1.1));
  expect((await sendCoupon(services)).statusCode).toBe(201);
}, 60_000);
