import { beforeAll, describe, expect, test } from 'vitest';
import { newTemplate, rideAlongDesign, RIDE_ALONG_ID } from '../support/catalogue-fixture.ts';
import { BAKERY_ID, png } from '../support/coupon-payload.ts';
import { ADA, MARA, sharedServices, type Call } from '../support/services-fixture.ts';

const TEMPLATE = `/api/v1/template/admin/${BAKERY_ID}`;
const KEYWORDS = '/api/v1/keyword/admin';
const ARCHIVE = `/api/v1/informedimages/template/${RIDE_ALONG_ID}/archive`;
const LONG_NAME = 'x'.repeat(65);
const NOTHING = Buffer.from('nothing').toString('base64');

const services = sharedServices();
beforeAll(async () => {
  const rideAlong = { editorSource: rideAlongDesign(), image: await png(600, 400) };
  const body = await newTemplate({ informedImages: RIDE_ALONG_ID, rideAlong });
  await services.call(ADA, { method: 'POST', url: '/api/v1/template/admin', body });
});

const WRITES = [
  { method: 'PATCH', url: TEMPLATE },
  { method: 'POST', url: KEYWORDS },
  { method: 'PUT', url: `${KEYWORDS}/free` },
  { method: 'POST', url: ARCHIVE },
] as const;

describe.each(WRITES)('$method $url', (call) => {
  test('[API-03] accepts only JSON, within its limit', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect((await services.call(ADA, { ...call, headers, body: 'x' })).statusCode).toBe(415);
    expect((await services.call(ADA, call)).statusCode).toBe(400);
    const body = { title: 'x'.repeat(25 * 1_024 * 1_024) };
    expect((await services.call(ADA, { ...call, body })).statusCode).toBe(413);
  });
});

test.each<Call>([
  { method: 'DELETE', url: '/api/v1/template/admin/bakery' },
  { method: 'PATCH', url: '/api/v1/template/admin/bakery', body: { weight: 1 } },
  { method: 'DELETE', url: `${TEMPLATE}/keyword/${LONG_NAME}` },
  { url: `${KEYWORDS}/${LONG_NAME}` },
  { method: 'PUT', url: `${KEYWORDS}/a,b`, body: { name: 'a', description: 'b' } },
  { method: 'DELETE', url: `${KEYWORDS}/%20` },
  { url: `/api/v1/media/keyword/${LONG_NAME}` },
  { url: '/api/v1/media/keyword/free?type=strip' },
  { url: '/api/v1/template/similar/bakery' },
  { url: '/api/v1/informedimages/template/bakery/archive' },
])('[API-03] $method $url is refused', async (call) => {
  expect((await services.call(ADA, call)).statusCode).toBe(400);
});

test.each<Call>([
  {
    method: 'PATCH',
    url: TEMPLATE,
    body: { image: `data:image/png;base64,${NOTHING}` },
  },
  {
    method: 'PUT',
    url: `${KEYWORDS}/free`,
    body: { name: 'free', description: 'b', thumbnail: `data:image/png;base64,${NOTHING}` },
  },
])('[API-06] $method $url: a picture that is none is 422', async (call) => {
  expect((await services.call(ADA, call)).statusCode).toBe(422);
});

test("[ADMT-09] a change also refuses another template's informedImages id", async () => {
  const body = { informedImages: RIDE_ALONG_ID };
  const response = await services.call(ADA, { method: 'PATCH', url: TEMPLATE, body });
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
  expect((await services.call(ADA, { method: 'PUT', url, body })).statusCode).toBe(404);
  const picture = '/api/v1/media/keyword/nowhere';
  expect((await services.call(MARA, { url: picture })).statusCode).toBe(404);
});
