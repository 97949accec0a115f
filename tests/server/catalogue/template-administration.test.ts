import { expect, test } from 'vitest';
import { idIn, refusalIn } from '../support/answers.ts';
import {
  createTemplate,
  jpeg,
  rideAlongDesign,
  templateRideAlong,
  UNKNOWN_ID,
  type AdminTemplate,
  RIDE_ALONG_ID,
} from '../support/catalogue-fixture.ts';
import { BAKERY_ID, bakeryDesign, png } from '../support/coupon-payload.ts';
import { sendCoupon } from '../support/saved-coupon.ts';
import { ADA, MARA, sharedServices } from '../support/services-fixture.ts';

const ADMIN = '/api/v1/template/admin';

const services = sharedServices();

test('[ADMT-07] overwriting another administrator’s change is 412; a coupon made in between does not matter', async () => {
  const { id } = await createTemplate(services);
  const url = `${ADMIN}/${id}`;
  const { headers } = await services.get(ADA, url);
  const change = (body: object, etag: unknown) =>
    services.patch(ADA, url, body, { 'if-match': String(etag) });
  const saved = await change({ weight: 7 }, headers.etag);
  expect(saved.statusCode).toBe(200);
  expect(refusalIn(await change({ title: 'Too late' }, headers.etag))).toEqual(['412 stale-edit']);

  const [edit] = String(saved.headers.etag).split('-');
  const again = await change({ title: 'In time' }, `${edit}-99"`);
  expect(again.json()).toMatchObject({ title: 'In time', weight: 7 });
});

test('[ADMT-07] changes only the named fields, and the seed never reverts it', async () => {
  const before = await services.get(ADA, `${ADMIN}/${BAKERY_ID}`);
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
  const hidden = await services.get(MARA, `/api/v1/template/${BAKERY_ID}`);
  expect(hidden.statusCode).toBe(404);
  const stored = services.query`select seed_hash from templates where id = ${BAKERY_ID}`;
  expect(await stored).toEqual([{ seed_hash: null }]);
});

test('[ADMT-02] another design changes swatches and colors @long', async () => {
  const created = await createTemplate(services);
  const design = { ...rideAlongDesign(), data: { ...bakeryDesign().data, objects: [] } };
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
  const url = `${ADMIN}/${UNKNOWN_ID}`;
  for (const { statusCode } of [
    await services.patch(ADA, url, { weight: 1 }),
    await services.get(ADA, url),
    await services.remove(ADA, url),
  ])
    expect(statusCode).toBe(404);
});

test('[ADMT-07] removes a keyword in any case; a second time it is not found', async () => {
  const { id } = await createTemplate(services);
  const url = `${ADMIN}/${id}/keyword/Bagel%20Shop`;
  expect((await services.remove(ADA, url)).statusCode).toBe(204);
  expect((await services.remove(ADA, url)).statusCode).toBe(404);
  const left = await services.get(ADA, `${ADMIN}/${id}`);
  expect(left.json()).toMatchObject({ keywords: ['free'] });
});

test('[ADMT-07] removes a template; its coupons stay, with its Ride-Along design', async () => {
  const informedImages = '7a3b9f6e-5a63-4c22-9a2c-5b1d7f1e8c20';
  const { id } = await createTemplate(services, {
    informedImages,
    rideAlong: await templateRideAlong(),
  });
  const coupon = await sendCoupon(services, { templateId: id });
  expect(coupon.json()).toMatchObject({ informedImagesId: informedImages });
  const url = `${ADMIN}/${id}`;
  expect((await services.get(ADA, url)).json()).toMatchObject({ popularity: 1 });
  expect((await services.remove(ADA, url)).statusCode).toBe(204);
  expect((await services.get(ADA, url)).statusCode).toBe(404);
  expect((await services.get(null, `/api/v1/coupon/${idIn(coupon)}`)).statusCode).toBe(200);
  const design = await services.get(MARA, `/api/v1/informedimages/template/${informedImages}`);
  expect(design.json()).toMatchObject({ editorSource: rideAlongDesign() });
});

test("[ADMT-09] a change also refuses another template's informedImages id", async () => {
  const rideAlong = await templateRideAlong();
  const theirs = { informedImages: RIDE_ALONG_ID };
  await createTemplate(services, { ...theirs, rideAlong });
  expect(refusalIn(await services.patch(ADA, `${ADMIN}/${BAKERY_ID}`, theirs))).toEqual([
    '422 invalid-template',
    '/informedImages: Another template has this UUID.',
  ]);
});

test('[API-04] an invalid token is 401 even for a public picture', async () => {
  const headers = { authorization: 'Bearer none' };
  for (const url of ['/api/v1/media/keyword/free', `/api/v1/media/template/${BAKERY_ID}`])
    expect((await services.get(null, url, headers)).statusCode).toBe(401);
});

test('[ADMK-01] an unknown keyword is not found', async () => {
  const body = { name: 'nowhere', description: 'Nowhere' };
  const changed = await services.put(ADA, '/api/v1/keyword/admin/nowhere', body);
  const picture = await services.get(MARA, '/api/v1/media/keyword/nowhere');
  expect([changed.statusCode, picture.statusCode]).toEqual([404, 404]);
});

test('[API-04] [API-06] only administrators can download the stored SVG, which is never shown as a page', async () => {
  const template = await createTemplate(services);
  const url = `/api/v1/media/template/${template.id}?type=source`;
  expect((await services.get(MARA, url)).statusCode).toBe(403);
  const response = await services.get(ADA, url);
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
