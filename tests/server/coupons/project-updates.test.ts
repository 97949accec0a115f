import { expect, test } from 'vitest';
import { refusalIn } from '../support/answers.ts';
import { BAKERY_RIDE_ALONG_ID, bakeryCoupon, png } from '../support/coupon-payload.ts';
import {
  copyCoupon,
  listedCoupon,
  NOT_OFFERED,
  openCoupon,
  saveCoupon,
  sendCoupon,
} from '../support/saved-coupon.ts';
import { MARA, sharedServices, OTTO } from '../support/services-fixture.ts';

const services = sharedServices();
const payload = await bakeryCoupon();

function put(id: string, part: object = {}, etag?: string) {
  const headers = etag === undefined ? {} : { 'If-Match': etag };
  return services.put(MARA, `/api/v1/project/${id}`, { ...payload, ...part }, headers);
}

test('[SUBM-02] an edit replaces the coupon under its link and gives it a new version; without a name it keeps its own', async () => {
  const id = await saveCoupon(services, MARA);
  const before = await openCoupon(services, MARA, id);
  const edited = { id, name: '  Spring rolls  ', merchantName: 'Odette & Sons' };
  const saved = await put(id, edited, before.etag);
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toEqual({ id, informedImagesId: BAKERY_RIDE_ALONG_ID });

  const after = await openCoupon(services, MARA, id);
  expect(after.etag).toBe(saved.headers.etag);
  expect(after.etag).not.toBe(before.etag);
  expect(after.project).toEqual({
    ...before.project,
    name: 'Spring rolls',
    merchantName: 'Odette & Sons',
    updatedAt: after.project.updatedAt,
    form: { ...before.project.form, merchantName: 'Odette & Sons' },
  });
  const shown = await services.get(null, `/api/v1/coupon/${id}`);
  expect(shown.json()).toMatchObject({ merchantName: 'Odette & Sons' });
  await put(id);
  expect((await openCoupon(services, MARA, id)).project.name).toBe('Spring rolls');
});

test('[STEP-18] stores a start date, restores it and shows it to everyone; refuses one after the expiration', async () => {
  const startDate = '2026-12-14T00:00:00.000Z';
  const id = await saveCoupon(services, MARA, { startDate });
  const { project } = await openCoupon(services, MARA, id);
  expect([project.startDate, project.form.startDate]).toEqual([startDate, startDate]);
  const shown = await services.get(null, `/api/v1/coupon/${id}`);
  expect(shown.json()).toMatchObject({ startDate });

  expect(refusalIn(await put(id, { startDate: '2027-01-01T00:00:00.000Z' }))).toEqual([
    '422 invalid-coupon',
    '/startDate: Must be on or before the expiration date',
  ]);
});

test('[PRE-02] the verdict on the drawn code stays with the coupon and its copies until the barcode changes', async () => {
  const scan = { result: 'unread', reason: 'dense' } as const;
  const id = await saveCoupon(services, MARA, { scan });
  const stored = async (coupon = id) => (await listedCoupon(services, coupon))?.scan;
  expect(await stored()).toEqual(scan);

  await put(id, { merchantName: 'Odette & Sons' });
  expect(await stored()).toEqual(scan);
  expect(await stored(await copyCoupon(services, MARA, id))).toEqual(scan);

  await put(id, { barcodeValue: 'HALFMOON-31' });
  expect(await stored()).toBeNull();
});

test('[API-11] a barcode with characters that nobody sees is refused, unless it is stored and printed', async () => {
  const id = await saveCoupon(services, MARA);
  expect(refusalIn(await put(id, { barcodeValue: 'HALFMOON\u200B13' }))).toEqual([
    '422 barcode-refused',
    '/barcodeValue: This barcode has characters that nobody sees, such as a no-break space. Please type it again.',
  ]);
  const barcodeValue = 'HALFMOON\u00A013';
  await services.query`update projects set barcode_value = ${barcodeValue} where id = ${id}`;
  expect((await put(id, { barcodeValue })).statusCode).toBe(200);
});

test('[SUBM-02] [DASH-07] a default name follows the description, a chosen one stays @long', async () => {
  const id = await saveCoupon(services, MARA, { description: 'Two loaves' });
  const nameAfter = async (description: string, given?: string) => {
    const { name } = (await openCoupon(services, MARA, id)).project;
    await put(id, { id, name: given ?? name, description });
    return (await openCoupon(services, MARA, id)).project.name;
  };
  const long = `${'bread '.repeat(21)}é and more`;
  expect(await nameAfter('Three loaves')).toBe('Three loaves');
  expect(await nameAfter(long)).toBe(long.slice(0, 128));
  expect(await nameAfter('Four loaves')).toBe('Four loaves');
  expect(await nameAfter('Five loaves', 'Spring')).toBe('Spring');
  expect(await nameAfter('Six loaves')).toBe('Spring');
  await put(id, { description: 'Seven loaves', name: undefined });
  expect((await openCoupon(services, MARA, id)).project.name).toBe('Spring');
});

test('[SUBM-08] unchanged images are sent by name, also in a new coupon of the same person', async () => {
  const id = await saveCoupon(services, MARA);
  const { project, etag } = await openCoupon(services, MARA, id);
  const google = { ...project.google, stripImage: await png(1032, 336, '#0B5D3B') };
  const saved = await put(id, { apple: project.apple, google }, etag);
  expect(saved.statusCode).toBe(200);
  const after = await openCoupon(services, MARA, id);
  expect(after.project.apple).toEqual(project.apple);
  expect(after.project.google.logoImage).toBe(project.google.logoImage);
  expect(after.project.google.stripImage).not.toBe(project.google.stripImage);

  const part = { apple: after.project.apple, google: after.project.google };
  const again = await openCoupon(services, MARA, await saveCoupon(services, MARA, part));
  expect(again.project.apple).toEqual(project.apple);
});

test("[API-04] refuses an image of another account's coupon, or of another size @long", async () => {
  const strip = await png(1125, 432, '#7F00FF');
  const apple = { ...payload.apple, stripImage: strip };
  const theirs = await saveCoupon(services, OTTO, { apple });
  const named = (await openCoupon(services, OTTO, theirs)).project.apple.stripImage;
  const mine = await openCoupon(services, MARA, await saveCoupon(services, MARA));
  const refused = await put(mine.project.id, {
    apple: { stripImage: named, logoImage: mine.project.apple.stripImage },
  });
  expect(refusalIn(refused)).toEqual([
    '422 image-refused',
    '/apple/stripImage: This image is not stored with your coupons. Please send it again.',
    '/apple/logoImage: The image must be 480 x 150 pixels; this one is 1125 x 432.',
  ]);
});

test('[SUBM-02] a withdrawn template stays with the coupons that have it @long', async () => {
  const id = await saveCoupon(services, MARA);
  const offer = (active: boolean) =>
    services.query`update templates set active = ${active} where id = ${payload.templateId ?? ''}`;
  await offer(false);
  const kept = await put(id);
  const refused = await sendCoupon(services);
  await offer(true);
  expect(kept.statusCode).toBe(200);
  expect(refusalIn(refused)).toEqual(['422 invalid-coupon', NOT_OFFERED]);
});

test('[API-05] the second of two edits of one version is refused and changes nothing', async () => {
  const id = await saveCoupon(services, MARA);
  const { etag } = await openCoupon(services, MARA, id);
  const answers = await Promise.all(
    ['One', 'Two'].map((merchantName) => put(id, { merchantName }, etag)),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 412]);
  const refused = answers.find(({ statusCode }) => statusCode === 412);
  expect(refused?.json()).toMatchObject({
    type: '/problems/stale-edit',
    title: 'This was changed elsewhere since you opened it. Open it again to see the change.',
  });
  const winner = statuses[0] === 200 ? 'One' : 'Two';
  expect((await openCoupon(services, MARA, id)).project.merchantName).toBe(winner);
});

test('[SUBM-02] [API-05] an edit sent twice is saved once and answered twice; a weak or unknown version is stale, * and a missing version are not', async () => {
  const id = await saveCoupon(services, MARA);
  const { etag } = await openCoupon(services, MARA, id);
  const edit = { merchantName: 'Sent twice' };
  const answers = await Promise.all([put(id, edit, etag), put(id, edit, etag)]);
  const third = await put(id, edit, etag);
  const told = [...answers, third].map(({ statusCode, headers }) => [statusCode, headers.etag]);
  const { etag: now } = await openCoupon(services, MARA, id);
  expect(told).toEqual(Array(3).fill([200, now]));

  const statuses = [];
  for (const given of [`W/${now}`, '"0000000000000000"', `"other", ${now}`, '*', undefined])
    statuses.push((await put(id, {}, given)).statusCode);
  expect(statuses).toEqual([412, 412, 200, 200, 200]);
});
