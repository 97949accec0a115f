import { expect, test } from 'vitest';
import { BAKERY_RIDE_ALONG_ID, bakeryCoupon, png } from '../support/coupon-payload.ts';
import { listCoupons, openCoupon, saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices, OTTO } from '../support/services-fixture.ts';

const services = sharedServices();
const payload = await bakeryCoupon();

function put(id: string, body: unknown, etag?: string) {
  const headers = etag === undefined ? {} : { 'If-Match': etag };
  return services.call(MARA, { method: 'PUT', url: `/api/v1/project/${id}`, body, headers });
}

test('[SUBM-02] an edit replaces the coupon under its link and gives it a new version', async () => {
  const id = await saveCoupon(services, MARA);
  const before = await openCoupon(services, MARA, id);
  const edited = { ...payload, id, name: '  Spring rolls  ', merchantName: 'Odette & Sons' };
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
  const shown = await services.call(null, { url: `/api/v1/coupon/${id}` });
  expect(shown.json()).toMatchObject({ merchantName: 'Odette & Sons' });
});

test('[STEP-18] stores a start date, restores it and shows it to everyone; refuses one after the expiration', async () => {
  const startDate = '2026-12-14T00:00:00.000Z';
  const id = await saveCoupon(services, MARA, { startDate });
  const { project } = await openCoupon(services, MARA, id);
  expect([project.startDate, project.form.startDate]).toEqual([startDate, startDate]);
  const shown = await services.call(null, { url: `/api/v1/coupon/${id}` });
  expect(shown.json()).toMatchObject({ startDate });

  const refused = await put(id, { ...payload, startDate: '2027-01-01T00:00:00.000Z' });
  expect([refused.statusCode, refused.json<{ errors: unknown }>().errors]).toEqual([
    422,
    [{ pointer: '/startDate', detail: 'Must be on or before the expiration date' }],
  ]);
});

test('[PRE-02] the verdict on the drawn code stays with the coupon and its copies until the barcode changes', async () => {
  const scan = { result: 'unread', reason: 'dense' } as const;
  const id = await saveCoupon(services, MARA, { scan });
  const stored = async (coupon = id) =>
    (await listCoupons(services, MARA, `?id=${coupon}`)).map((one) => one.scan);
  expect(await stored()).toEqual([scan]);

  await put(id, { ...payload, merchantName: 'Odette & Sons' });
  expect(await stored()).toEqual([scan]);
  const copy = await services.post(MARA, `/api/v1/project/${id}/clone`);
  expect(await stored(copy.json<{ id: string }>().id)).toEqual([scan]);

  await put(id, { ...payload, barcodeValue: 'HALFMOON-31' });
  expect(await stored()).toEqual([null]);
});

test('[API-11] a barcode with characters that nobody sees is refused, unless it is stored and printed', async () => {
  const id = await saveCoupon(services, MARA);
  const refused = await put(id, { ...payload, barcodeValue: 'HALFMOON\u200B13' });
  expect([refused.statusCode, refused.json<{ errors: unknown }>().errors]).toEqual([
    422,
    [
      {
        pointer: '/barcodeValue',
        detail:
          'This barcode has characters that nobody sees, such as a no-break space. Please type it again.',
      },
    ],
  ]);
  const barcode_value = 'HALFMOON\u00A013';
  await services.database
    .updateTable('projects')
    .set({ barcode_value })
    .where('id', '=', id)
    .execute();
  expect((await put(id, { ...payload, barcodeValue: barcode_value })).statusCode).toBe(200);
});

test('[SUBM-02] without a name the coupon keeps its own', async () => {
  const id = await saveCoupon(services, MARA);
  await put(id, { ...payload, name: 'Kept' });
  await put(id, payload);
  expect((await openCoupon(services, MARA, id)).project.name).toBe('Kept');
});

test('[SUBM-02] [DASH-07] a default name follows the description, a chosen one stays @long', async () => {
  const id = await saveCoupon(services, MARA, { description: 'Two loaves' });
  const nameAfter = async (description: string, given?: string) => {
    const { name } = (await openCoupon(services, MARA, id)).project;
    await put(id, { ...payload, id, name: given ?? name, description });
    return (await openCoupon(services, MARA, id)).project.name;
  };
  const long = `${'bread '.repeat(21)}é and more`;
  expect(await nameAfter('Three loaves')).toBe('Three loaves');
  expect(await nameAfter(long)).toBe(long.slice(0, 128));
  expect(await nameAfter('Four loaves')).toBe('Four loaves');
  expect(await nameAfter('Five loaves', 'Spring')).toBe('Spring');
  expect(await nameAfter('Six loaves')).toBe('Spring');
  await put(id, { ...payload, description: 'Seven loaves', name: undefined });
  expect((await openCoupon(services, MARA, id)).project.name).toBe('Spring');
});

test('[SUBM-08] unchanged images are sent by name', async () => {
  const id = await saveCoupon(services, MARA);
  const { project, etag } = await openCoupon(services, MARA, id);
  const googleStrip = await png(1032, 336, '#0B5D3B');
  const saved = await put(
    id,
    { ...payload, apple: project.apple, google: { ...project.google, stripImage: googleStrip } },
    etag,
  );
  expect(saved.statusCode).toBe(200);
  const after = await openCoupon(services, MARA, id);
  expect(after.project.apple).toEqual(project.apple);
  expect(after.project.google.logoImage).toBe(project.google.logoImage);
  expect(after.project.google.stripImage).not.toBe(project.google.stripImage);
});

test('[SUBM-08] a new coupon may refer to images of the same person’s earlier coupon', async () => {
  const { project } = await openCoupon(services, MARA, await saveCoupon(services, MARA));
  const part = { apple: project.apple, google: project.google };
  const again = await openCoupon(services, MARA, await saveCoupon(services, MARA, part));
  expect(again.project.apple).toEqual(project.apple);
});

test("[API-04] refuses an image of another account's coupon, or of another size @long", async () => {
  const strip = await png(1125, 432, '#7F00FF');
  const theirs = await saveCoupon(services, OTTO, {
    apple: { ...payload.apple, stripImage: strip },
  });
  const named = (await openCoupon(services, OTTO, theirs)).project.apple.stripImage;
  const mine = await openCoupon(services, MARA, await saveCoupon(services, MARA));
  const refused = await put(mine.project.id, {
    ...payload,
    apple: { stripImage: named, logoImage: mine.project.apple.stripImage },
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    type: '/problems/image-refused',
    errors: [
      {
        pointer: '/apple/stripImage',
        detail: 'This image is not stored with your coupons. Please send it again.',
      },
      {
        pointer: '/apple/logoImage',
        detail: 'The image must be 480 x 150 pixels; this one is 1125 x 432.',
      },
    ],
  });
});

test('[SUBM-02] a withdrawn template stays with the coupons that have it @long', async () => {
  const id = await saveCoupon(services, MARA);
  const offer = (active: boolean) =>
    services.database
      .updateTable('templates')
      .set({ active })
      .where('id', '=', payload.templateId ?? '')
      .execute();
  await offer(false);
  const kept = await put(id, payload);
  const refused = await services.post(MARA, '/api/v1/project', payload);
  await offer(true);
  expect(kept.statusCode).toBe(200);
  expect(refused.json()).toMatchObject({ errors: [{ pointer: '/templateId' }] });
});

test('[API-05] the second of two edits of one version is refused and changes nothing', async () => {
  const id = await saveCoupon(services, MARA);
  const { etag } = await openCoupon(services, MARA, id);
  const answers = await Promise.all(
    ['One', 'Two'].map((merchantName) => put(id, { ...payload, merchantName }, etag)),
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

test('[SUBM-02] an edit sent twice is saved once and answered twice', async () => {
  const id = await saveCoupon(services, MARA);
  const { etag } = await openCoupon(services, MARA, id);
  const edit = { ...payload, merchantName: 'Sent twice' };
  const answers = await Promise.all([put(id, edit, etag), put(id, edit, etag)]);
  const third = await put(id, edit, etag);
  const told = [...answers, third].map(({ statusCode, headers }) => [statusCode, headers.etag]);
  const { etag: now } = await openCoupon(services, MARA, id);
  expect(told).toEqual([
    [200, now],
    [200, now],
    [200, now],
  ]);
});

test('[API-05] a weak or unknown version is stale; * and a missing version are not', async () => {
  const id = await saveCoupon(services, MARA);
  const { etag } = await openCoupon(services, MARA, id);
  expect((await put(id, payload, `W/${etag}`)).statusCode).toBe(412);
  expect((await put(id, payload, '"0000000000000000"')).statusCode).toBe(412);
  expect((await put(id, payload, `"other", ${etag}`)).statusCode).toBe(200);
  expect((await put(id, payload, '*')).statusCode).toBe(200);
  expect((await put(id, payload)).statusCode).toBe(200);
});
