import { expect, test } from 'vitest';
import {
  createTemplate,
  jpeg,
  rideAlongDesign,
  UNKNOWN_ID,
  type AdminTemplate,
} from '../support/catalogue-fixture.ts';
import { BAKERY_ID, bakeryCoupon, bakeryDesign, png } from '../support/coupon-payload.ts';
import { ADA, MARA, sharedServices } from '../support/services-fixture.ts';

const ADMIN = '/api/v1/template/admin';

const services = sharedServices();

test('[ADMT-07] overwriting another administrator’s change is 412; a coupon made in between does not matter', async () => {
  const { id } = await createTemplate(services);
  const url = `${ADMIN}/${id}`;
  const { headers } = await services.call(ADA, { url });
  const read = { 'if-match': String(headers['etag']) };
  const first = { method: 'PATCH', url, headers: read, body: { weight: 7 } } as const;
  const saved = await services.call(ADA, first);
  expect(saved.statusCode).toBe(200);

  const late = await services.call(ADA, { ...first, body: { title: 'Too late' } });
  expect(late.statusCode).toBe(412);
  expect(late.json()).toMatchObject({ type: '/problems/stale-edit' });

  const [edit] = String(saved.headers['etag']).split('-');
  const used = { 'if-match': `${edit}-99"` };
  const again = { ...first, headers: used, body: { title: 'In time' } };
  expect((await services.call(ADA, again)).json()).toMatchObject({ title: 'In time', weight: 7 });
});

test('[ADMT-07] changes only the named fields, and the seed never reverts it', async () => {
  const before = await services.call(ADA, { url: `${ADMIN}/${BAKERY_ID}` });
  const response = await services.patch(ADA, `${ADMIN}/${BAKERY_ID}`, {
    active: false,
    weight: -3,
    keywords: ['Free', 'free', 'oven  fresh'],
  });
  expect(response.json()).toEqual({
    ...before.json<AdminTemplate>(),
    active: false,
    weight: -3,
    keywords: ['free', 'oven fresh'],
    updatedAt: expect.any(String) as string,
  });
  expect((await services.call(MARA, { url: `/api/v1/template/${BAKERY_ID}` })).statusCode).toBe(
    404,
  );
  const row = await services.database
    .selectFrom('templates')
    .select('seed_hash')
    .where('id', '=', BAKERY_ID)
    .executeTakeFirstOrThrow();
  expect(row.seed_hash).toBeNull();
});

test('[ADMT-02] another design changes swatches and colors @long', async () => {
  const created = await createTemplate(services);
  const editorSource = { ...rideAlongDesign(), data: bakeryDesign().data };
  const design = {
    ...editorSource,
    data: { ...editorSource.data, objects: [] },
  };
  const response = await services.patch(ADA, `${ADMIN}/${created.id}`, {
    editorSource: design,
    image: await jpeg(1125, 432),
    sourceImage: null,
  });
  const changed = response.json<AdminTemplate>();
  expect(changed).toMatchObject({
    editorSource: design,
    colors: ['3F9A5B'],
    schemes: [{ name: 'Default Scheme', colors: ['#3F9A5B'] }],
    sourceImage: null,
  });
  expect(changed.image).not.toBe(created.image);
});

test('[ADMT-09] adds or replaces a Ride-Along design under the template’s id for it', async () => {
  const informedImages = '4c7e2f43-3df1-49cb-8b22-8a9f6f0c9d55';
  const { id } = await createTemplate(services, { informedImages });
  for (const color of ['#3F9A5B', '#123456']) {
    const design = rideAlongDesign();
    design.schemes[0].tokens.fill['FILL1'] = color;
    const response = await services.patch(ADA, `${ADMIN}/${id}`, {
      rideAlong: { editorSource: design, image: await png(600, 400, color) },
    });
    expect(response.json<AdminTemplate>().rideAlong?.editorSource).toEqual(design);
  }
});

test('[API-03] refuses an empty change and an unknown template', async () => {
  const empty = await services.patch(ADA, `${ADMIN}/${BAKERY_ID}`, {});
  expect(empty.statusCode).toBe(400);
  for (const call of [
    { method: 'PATCH', body: { weight: 1 } },
    { method: 'GET' },
    { method: 'DELETE' },
  ] as const) {
    const response = await services.call(ADA, { ...call, url: `${ADMIN}/${UNKNOWN_ID}` });
    expect(response.statusCode).toBe(404);
  }
  const wrong = await services.call(ADA, { url: `${ADMIN}/bakery` });
  expect(wrong.json()).toMatchObject({ errors: [{ pointer: '/id', detail: 'Invalid UUID' }] });
});

test('[ADMT-07] removes a keyword in any case; a second time it is not found', async () => {
  const { id } = await createTemplate(services);
  const url = `${ADMIN}/${id}/keyword/Bagel%20Shop`;
  expect((await services.remove(ADA, url)).statusCode).toBe(204);
  expect((await services.remove(ADA, url)).statusCode).toBe(404);
  const left = await services.call(ADA, { url: `${ADMIN}/${id}` });
  expect(left.json()).toMatchObject({ keywords: ['free'] });
});

test('[ADMT-07] removes a template; its coupons stay, with its Ride-Along design', async () => {
  const informedImages = '7a3b9f6e-5a63-4c22-9a2c-5b1d7f1e8c20';
  const { id } = await createTemplate(services, {
    informedImages,
    rideAlong: { editorSource: rideAlongDesign(), image: await png(600, 400) },
  });
  const coupon = await services.post(MARA, '/api/v1/project', {
    ...(await bakeryCoupon()),
    templateId: id,
  });
  expect(coupon.json()).toMatchObject({ informedImagesId: informedImages });
  const counted = await services.call(ADA, { url: `${ADMIN}/${id}` });
  expect(counted.json()).toMatchObject({ popularity: 1 });

  const url = `${ADMIN}/${id}`;
  expect((await services.remove(ADA, url)).statusCode).toBe(204);
  expect((await services.call(ADA, { url })).statusCode).toBe(404);
  const { id: couponId } = coupon.json<{ id: string }>();
  expect((await services.call(null, { url: `/api/v1/coupon/${couponId}` })).statusCode).toBe(200);
  const design = await services.call(MARA, {
    url: `/api/v1/informedimages/template/${informedImages}`,
  });
  expect(design.json()).toMatchObject({ editorSource: rideAlongDesign() });
});
