/** What becomes of a coupon's own code and link when its households get codes (SER-01). */
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offerSource } from '../../../server/wallet/google/offer-source.ts';
import { builtPage } from '../../support/public-page.ts';
import { Phone as Handset, readPass } from '../support/apple-phone.ts';
import { makeCodes, openPhone, type Phone } from '../support/counter-fixture.ts';
import { listCoupons, openCoupon, saveCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices, type Services } from '../support/services-fixture.ts';

const PUBLIC_URL = 'https://tearline.test';
const VALUE = 'HALFMOON-13';
const SAID = 'Each household has its own code';

let services: Services;
let mill: Phone;
beforeAll(async () => {
  services = await openServices({ PUBLIC_URL }, { publicPage: await builtPage() });
  mill = await openPhone(services, MARA, 'Mill Street 1');
}, 60_000);
afterAll(() => services.close());

const open = (url: string) =>
  services.app.inject({ url, headers: { host: new URL(PUBLIC_URL).host } });
const limitOf = (coupon: string) => `/api/v1/project/${coupon}/use-limit`;

test('[SER-01, TILL-04] by itself the own code counts beside those of households, up to its limit', async () => {
  const coupon = await saveCoupon(services, MARA, { barcodeValue: 'BOTH-1' });
  const [code = ''] = await makeCodes(services, MARA, coupon, 1);
  const limit = { most: 1, uses: 0, householdsOnly: false };
  expect((await services.put(MARA, limitOf(coupon), { most: 1 })).json()).toEqual(limit);
  expect(await mill.redeem('BOTH-1')).toMatchObject({ state: 'redeemed', code: null });
  expect(await mill.check(`${PUBLIC_URL}/r/${coupon}`)).toMatchObject({
    state: 'used',
    reason: 'limit',
  });
  expect(await mill.redeem(code)).toMatchObject({ state: 'redeemed', code });
});

describe('where only the codes of households count', () => {
  let coupon: string;
  let code: string;
  const handset = () => new Handset(services);
  let held: Awaited<ReturnType<Handset['download']>>;
  beforeAll(async () => {
    coupon = await saveCoupon(services, MARA, { barcodeValue: VALUE });
    held = await handset().download(coupon);
    [code = ''] = await makeCodes(services, MARA, coupon, 1, true);
  });

  test('[TILL-02] the counter answers “not this one” to the own value and link, and redeems nothing', async () => {
    for (const text of [VALUE, `${PUBLIC_URL}/r/${coupon}?s=mail`, `/r/${coupon.toUpperCase()}`]) {
      const refused = { state: 'not-this-one', reason: 'needs-code', text: null };
      expect(await mill.check(text)).toMatchObject(refused);
      expect(await mill.redeem(text)).toMatchObject(refused);
    }
    expect(await mill.check(code)).toMatchObject({ state: 'valid' });
  });

  test('[SER-01] the page says so, without a code, a way into a wallet or a code of itself', async () => {
    const shared = await open(`/r/${coupon}`);
    expect(shared.statusCode).toBe(200);
    expect(shared.body).toContain(SAID);
    expect(shared.body).not.toContain('lucide-clock');
    for (const way of [VALUE, 'pkpass', `/r/${coupon}/link`, 'Add to', '<button'])
      expect(shared.body).not.toContain(way);
    const own = await open(`/c/${code}`);
    expect(own.body).toContain(`/c/${code}/pass`);
    expect(own.body).not.toContain(SAID);
    for (const path of ['pkpass', 'barcode']) {
      const url = `/api/v1/media/coupons/${coupon}/${path}`;
      const refused = await services.call(null, { url });
      expect([refused.statusCode, refused.json()]).toMatchObject([
        410,
        { type: '/problems/households-only' },
      ]);
    }
  });

  test('[SER-01, API-11] the pass on a phone is void and says so in place of its code', async () => {
    const fetched = await handset().fetch(held);
    expect(readPass(fetched.rawPayload).voided).toBe(true);
    const pass = JSON.parse(
      Buffer.from(unzipSync(fetched.rawPayload)['pass.json'] ?? []).toString('utf8'),
    ) as Record<string, unknown>;
    expect(pass).not.toHaveProperty('barcodes');
    expect(JSON.stringify(pass)).toContain(SAID);
    const findOffer = offerSource({ database: services.database, publicUrl: PUBLIC_URL });
    expect(await findOffer(coupon)).toBeNull();
    const own = await open(`/c/${code}/pass`);
    expect(readPass(own.rawPayload).voided).toBe(false);
  });

  test('[SER-01, API-08] the owner’s lists say so, and the archive has no code to print', async () => {
    const { project } = await openCoupon(services, MARA, coupon);
    const listed = (await listCoupons(services, MARA)).find(({ id }) => id === coupon);
    const shown = await services.call(null, { url: `/api/v1/coupon/${coupon}` });
    for (const one of [project, listed, shown.json<object>()])
      expect(one).toMatchObject({ householdsOnly: true });
    const url = `/api/v1/project/${coupon}/archive`;
    const archive = unzipSync((await services.call(MARA, { url })).rawPayload);
    expect(Object.keys(archive).filter((name) => /^(barcode|link|wallet)/.test(name))).toEqual([]);
    const list = strFromU8(archive['postal-kit/checklist.txt'] ?? new Uint8Array());
    expect(list).toContain('[ ] Landing address: not the coupon’s own link');
    expect(list).not.toContain(`/r/${coupon}`);
  });

  test('[SER-01] the own code counts again on wish, and when the last codes are removed', async () => {
    const state = async () => (await mill.check(VALUE)).state;
    await services.put(MARA, limitOf(coupon), { most: null, householdsOnly: false });
    expect(await state()).toBe('valid');
    await services.put(MARA, limitOf(coupon), { most: null, householdsOnly: true });
    expect(await state()).toBe('not-this-one');
    const codes = `/api/v1/project/${coupon}/codes`;
    const [series] = (await services.call(MARA, { url: codes })).json<{ id: string }[]>();
    await services.remove(MARA, `${codes}/${series?.id}`);
    expect(await state()).toBe('valid');
    const refused = await services.put(MARA, limitOf(coupon), { most: 3, householdsOnly: true });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { errors: [{ pointer: '/householdsOnly' }] },
    ]);
    expect((await services.call(MARA, { url: limitOf(coupon) })).json()).toMatchObject({
      most: null,
      householdsOnly: false,
    });
  });
});
