/** A coupon on more phones than expected, which the token inside a public pass makes possible (SAFE-12). */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { enqueueNextBatches } from '../../../server/delivery/wallet-batches.repository.ts';
import {
  registerDevice,
  unregisterDevice,
} from '../../../server/delivery/wallet-registrations.repository.ts';
import { changeCoupon, Phone } from '../support/apple-phone.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';
import { addPhones, enqueueAll, onlyCoupon } from '../support/wallet-ledger.ts';

/** More than two batches. */
const PHONES = 1_200;

const services = sharedServices({ PUBLIC_URL: 'https://tearline.test' });
let id: string;
beforeEach(async () => {
  id = await onlyCoupon(services);
  await addPhones(services, id, PHONES);
  await enqueueAll(services.database);
});

async function owed(couponId = id): Promise<number> {
  const waiting = await services.query`select from wallet_deliveries
    where coupon_id = ${couponId} and channel = 'apple' and state = 'waiting'`;
  return waiting.length;
}

const switchOff = () => services.patch(MARA, `/api/v1/project/${id}/deactivate`);

test('[SAFE-12] a change writes no row per phone; jobs queue the updates in batches', async () => {
  expect((await switchOff()).statusCode).toBe(200);
  expect(await owed()).toBe(0);
  const url = `/api/v1/project/${id}/wallets`;
  expect((await services.get(MARA, url)).json().apple).toMatchObject({ waiting: PHONES, told: 0 });

  const lots = [];
  while (await enqueueNextBatches(services.database)) lots.push(await owed());
  expect(lots).toEqual([500, 1_000, 1_200]);
  expect((await services.get(MARA, url)).json().apple).toMatchObject({ waiting: PHONES });
});

test('[SAFE-12] a removal writes no row per phone either; jobs queue the void pass', async () => {
  const answer = await services.remove(MARA, `/api/v1/project/${id}`);
  expect([answer.statusCode, await owed()]).toEqual([204, 0]);
  await enqueueAll(services.database);
  expect(await owed()).toBe(PHONES);
});

test('[SAFE-12] two changed coupons take turns, whichever has more phones', async () => {
  const other = await saveCoupon(services);
  const phone = new Phone(services);
  await phone.register(await phone.download(other));
  await changeCoupon(services, id, { active: false });
  await changeCoupon(services, other, { active: false });
  await enqueueNextBatches(services.database);
  expect([await owed(), await owed(other)]).toEqual([500, 1]);
});

test('[SAFE-12] beyond the limit, new phones are refused, known ones are not, and an unregistered phone frees a place', async () => {
  const { database } = services;
  const register = (deviceId: string) =>
    registerDevice(database, { deviceId, couponId: id, pushToken: 'abcdef02' }, PHONES + 1);
  const last = randomUUID();
  const refused = randomUUID();
  expect(await register(last)).toBe(true);
  await expect(register(refused)).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(await services.query`select from wallet_devices where id = ${refused}`).toEqual([]);
  expect(await register('phone 1')).toBe(false);
  await unregisterDevice(database, { deviceId: last, couponId: id });
  expect(await register(refused)).toBe(true);
});

test('[SAFE-12] a phone that registers and unregisters leaves no rows', async () => {
  const { database } = services;
  await changeCoupon(services, id, { active: false });
  const registration = { deviceId: 'restless', couponId: id };
  for (let one = 0; one < 5; one += 1) {
    await registerDevice(database, { ...registration, pushToken: 'abcdef02' });
    await services.query`update wallet_deliveries set state = 'sent', finished_at = now()
      where device_id = 'restless'`;
    await unregisterDevice(database, registration);
  }
  const rows = services.query`select state from wallet_deliveries where device_id = 'restless'`;
  expect(await rows).toEqual([{ state: 'sent' }]);
});
