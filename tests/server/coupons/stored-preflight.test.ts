import { expect, test } from 'vitest';
import { PREFLIGHT_VERSION } from '../../../src/domain/preflight/stored-findings.ts';
import { queryIn } from '../../support/database.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import {
  copyCoupon,
  listCoupons,
  listedCoupon,
  openCoupon,
  saveCoupon,
} from '../support/saved-coupon.ts';
import { refuse, refusingServices } from '../support/refused-row.ts';
import { MARA } from '../support/services-fixture.ts';

const services = refusingServices();
const payload = await bakeryCoupon();

const FAULTY = {
  merchantName: 'Halfmoon Bakery & Café of Mill Street',
  website: 'http://halfmoon.example/',
};
const FOUND = ['website.http', 'google.issuer'];

const foundIn = async (id: string) => (await listedCoupon(services, id))?.preflight;

test('[PRE-01] the services look at what is stored: with each save, and in copies', async () => {
  const id = await saveCoupon(services, MARA, FAULTY);
  expect(await foundIn(id)).toEqual(FOUND);
  const url = `/api/v1/project/${id}`;
  expect(await foundIn(await copyCoupon(services, MARA, id))).toEqual(FOUND);

  await services.put(MARA, url, { ...payload, id });
  expect(await foundIn(id)).toEqual([]);
});

test('[PRE-01] an offer that is over says so by its date alone', async () => {
  const expirationDate = '2020-01-01T00:00:00.000Z';
  expect(await foundIn(await saveCoupon(services, MARA, { expirationDate }))).toEqual([]);
});

test('[PRE-01] coupons of older rules are looked at when they are listed, and keep their version', async () => {
  const ids = [
    await saveCoupon(services, MARA, FAULTY),
    await saveCoupon(services, MARA, { website: FAULTY.website }),
  ];
  const before = await Promise.all(ids.map((id) => openCoupon(services, MARA, id)));
  const older = JSON.stringify({ version: 0, rules: [] });
  for (const [index, preflight] of [null, older].entries())
    await services.query`update projects set preflight = ${preflight} where id = ${ids[index] ?? ''}`;
  const listed = await listCoupons(services, MARA, '?size=50');
  expect(ids.map((id) => listed.find((one) => one.id === id)?.preflight)).toEqual([
    FOUND,
    ['website.http'],
  ]);
  const stored = services.query`select preflight ->> 'version' as version from projects
    where id = any(${ids})`;
  expect(await stored).toEqual(ids.map(() => ({ version: String(PREFLIGHT_VERSION) })));
  const after = await Promise.all(ids.map((id) => openCoupon(services, MARA, id)));
  expect(after.map(({ etag }) => etag)).toEqual(before.map(({ etag }) => etag));
});

test('[PRE-01, SAFE-09] a list waits for no coupon that is being changed, and is answered where none can be', async () => {
  const id = await saveCoupon(services, MARA, FAULTY);
  await services.query`update projects set preflight = null where id = ${id}`;
  await services.database.transaction().execute(async (transaction) => {
    await queryIn(transaction)`select from projects where id = ${id} for update`;
    expect(await foundIn(id)).toEqual(FOUND);
  });
  const accept = await refuse(services, 'update', 'projects', 'true');
  expect(await foundIn(id)).toBeNull();
  await accept();
  expect(await foundIn(id)).toEqual(FOUND);
});
