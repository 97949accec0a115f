import { beforeAll, expect, test } from 'vitest';
import { createTemplate, RIDE_ALONG_ID, rideAlongDesign } from '../support/catalogue-fixture.ts';
import { BAKERY_ID, png } from '../support/coupon-payload.ts';
import { ADA, MARA, sharedServices } from '../support/services-fixture.ts';

const TEMPLATE = `/api/v1/template/admin/${BAKERY_ID}`;
const KEYWORDS = '/api/v1/keyword/admin';

const services = sharedServices();
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
