/** What becomes of a coupon's own code and link when its households get codes (SER-01). */
import { beforeAll, describe, expect, test } from 'vitest';
import { offerSource } from '../../../server/wallet/google/offer-source.ts';
import { builtPage } from '../../support/public-page.ts';
import { shared } from '../../support/shared.ts';
import { archivedFiles, refusalIn } from '../support/answers.ts';
import { Phone as Handset, readPass } from '../support/apple-phone.ts';
import { makeCodes, openPhone } from '../support/counter-fixture.ts';
import { listedCoupon, openCoupon, saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';
import { openPass } from '../support/wallet-fixture.ts';

const PUBLIC_URL = 'https://tearline.test';
const VALUE = 'HALFMOON-13';
const SAID = 'Each household has its own code';

const services = sharedServices({ PUBLIC_URL }, async () => ({ publicPage: await builtPage() }));
const mill = shared(() => openPhone(services, MARA, 'Mill Street 1'));

const open = (url: string) => services.visit(url);
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
    [code = ''] = await makeCodes(services, MARA, coupon, 1, { householdsOnly: true });
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
      const refused = await services.get(null, `/api/v1/media/coupons/${coupon}/${path}`);
      expect(refusalIn(refused)).toEqual(['410 households-only']);
    }
  });

  test('[SER-01, API-11] the pass on a phone is void and says so in place of its code', async () => {
    const fetched = await handset().fetch(held);
    expect(readPass(fetched.rawPayload).voided).toBe(true);
    const { document: pass } = openPass(fetched.rawPayload);
    expect(pass).not.toHaveProperty('barcodes');
    expect(JSON.stringify(pass)).toContain(SAID);
    const findOffer = offerSource(services.database, PUBLIC_URL);
    expect(await findOffer(coupon)).toBeNull();
    const own = await open(`/c/${code}/pass`);
    expect(readPass(own.rawPayload).voided).toBe(false);
  });

  test('[SER-01, API-08] the owner’s lists say so, and the archive has no code to print', async () => {
    const { project } = await openCoupon(services, MARA, coupon);
    const listed = await listedCoupon(services, coupon);
    const shown = await services.get(null, `/api/v1/coupon/${coupon}`);
    for (const one of [project, listed, shown.json<object>()])
      expect(one).toMatchObject({ householdsOnly: true });
    const archive = await services.get(MARA, `/api/v1/project/${coupon}/archive`);
    const { names, text } = archivedFiles(archive.rawPayload);
    expect(names.filter((name) => /^(barcode|link|wallet)/.test(name))).toEqual([]);
    const list = text('postal-kit/checklist.txt');
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
    const [series] = (await services.get(MARA, codes)).json<{ id: string }[]>();
    await services.remove(MARA, `${codes}/${series?.id}`);
    expect(await state()).toBe('valid');
    const refused = await services.put(MARA, limitOf(coupon), { most: 3, householdsOnly: true });
    expect(refusalIn(refused)).toEqual([
      '400 invalid-request',
      expect.stringMatching(/^\/householdsOnly: /u),
    ]);
    expect((await services.get(MARA, limitOf(coupon))).json()).toMatchObject({
      most: null,
      householdsOnly: false,
    });
  });
});
