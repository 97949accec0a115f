import { expect, test, beforeAll } from 'vitest';
import {
  createTemplate,
  jpeg,
  rideAlongDesign,
  UNKNOWN_ID,
  type AdminTemplate,
  RIDE_ALONG_ID,
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

const TEMPLATE = `/api/v1/template/admin/${BAKERY_ID}`;
const KEYWORDS = '/api/v1/keyword/admin';
beforeAll(async () => {
  const rideAlong = { editorSource: rideAlongDesign(), image: await png(600, 400) };
  await createTemplate(services, { informedImages: RIDE_ALONG_ID, rideAlong });
});

test("[ADMT-09] a change also refuses another template's informedImages id", async () => {
  const response = await services.patch(ADA, TEMPLATE, { informedImages: RIDE_ALONG_ID });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    errors: [{ pointer: '/informedImages', detail: 'Another template has this UUID.' }],
  });
});

test('[API-04] an invalid token is 401 even for a public picture', async () => {
  const headers = { authorization: 'Bearer none' };
  for (const url of ['/api/v1/media/keyword/free', `/api/v1/media/template/${BAKERY_ID}`])
    expect((await services.call(null, { url, headers })).statusCode).toBe(401);
});

test('[ADMK-01] an unknown keyword is not found', async () => {
  const body = { name: 'nowhere', description: 'Nowhere' };
  const url = `${KEYWORDS}/nowhere`;
  expect((await services.put(ADA, url, body)).statusCode).toBe(404);
  const picture = '/api/v1/media/keyword/nowhere';
  expect((await services.call(MARA, { url: picture })).statusCode).toBe(404);
});

let template: AdminTemplate;
beforeAll(async () => {
  template = await createTemplate(services);
});

test('[API-04] [API-06] only administrators can download the stored SVG, which is never shown as a page', async () => {
  const url = `/api/v1/media/template/${template.id}?type=source`;
  expect((await services.call(MARA, { url })).statusCode).toBe(403);
  const response = await services.call(ADA, { url });
  expect(response.body).toBe(template.sourceImage);
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': `attachment; filename="template-${template.id}.svg"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=0, must-revalidate',
  });
  const policy = String(response.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
});
