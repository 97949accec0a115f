import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { bakeryCoupon, type NewProject } from '../support/coupon-payload.ts';
import { listCoupons, openCoupon, saveCoupon } from '../support/saved-coupon.ts';
import { ADA, MARA, sharedServices, OTTO, type Call } from '../support/services-fixture.ts';

const services = sharedServices();
let payload: NewProject;
let id: string;
beforeAll(async () => {
  payload = await bakeryCoupon();
  id = await saveCoupon(services, MARA);
});

/** Every operation on one coupon. */
const CALLS: readonly (readonly [string, (id: string) => Call])[] = [
  ['read', (of) => ({ url: `/api/v1/project/${of}` })],
  ['image', (of) => ({ url: `/api/v1/project/${of}/media?type=logo` })],
  ['archive', (of) => ({ url: `/api/v1/project/${of}/archive` })],
  ['update', (of) => ({ method: 'PUT', url: `/api/v1/project/${of}`, body: payload })],
  ['name', (of) => ({ method: 'PATCH', url: `/api/v1/project/${of}/name`, body: { name: 'x' } })],
  ['activate', (of) => ({ method: 'PATCH', url: `/api/v1/project/${of}/activate` })],
  ['deactivate', (of) => ({ method: 'PATCH', url: `/api/v1/project/${of}/deactivate` })],
  ['clone', (of) => ({ method: 'POST', url: `/api/v1/project/${of}/clone` })],
  ['remove', (of) => ({ method: 'DELETE', url: `/api/v1/project/${of}` })],
  ['remove several', (of) => ({ method: 'DELETE', url: '/api/v1/project/', body: [of] })],
];

describe.each(CALLS)('%s', (_name, call) => {
  test('[API-04] another person, even an administrator, finds nothing, and nothing changes', async () => {
    const before = await openCoupon(services, MARA, id);
    for (const stranger of [OTTO, ADA]) {
      const response = await services.call(stranger, call(id));
      expect(response.json()).toMatchObject({ type: '/problems/not-found', status: 404 });
      expect(await listCoupons(services, stranger)).toEqual([]);
    }
    expect(await openCoupon(services, MARA, id)).toEqual(before);
  });

  test('[API-04] an unknown id is not found, an invalid id is refused', async () => {
    expect((await services.call(MARA, call(randomUUID()))).statusCode).toBe(404);
    expect((await services.call(MARA, call('bakery'))).statusCode).toBe(400);
  });

  test('[API-04] without a token the response reveals nothing, not even a validation error', async () => {
    for (const asked of [id, 'bakery']) {
      const response = await services.call(null, call(asked));
      expect(response.statusCode).toBe(401);
      expect(response.headers['www-authenticate']).toBe('Bearer');
    }
  });
});

test('[API-04] administrators read any coupon by their own operation; others get 403', async () => {
  const url = `/api/v1/project/admin/${id}`;
  const read = await services.call(ADA, { url });
  const { project, etag } = await openCoupon(services, MARA, id);
  expect(read.json()).toEqual(project);
  const held = await services.call(ADA, { url, headers: { 'if-none-match': etag } });
  expect(held.statusCode).toBe(304);
  expect((await services.call(MARA, { url })).json()).toMatchObject({ status: 403 });
  expect((await services.call(null, { url })).statusCode).toBe(401);
  const missing = await services.call(ADA, { url: `/api/v1/project/admin/${randomUUID()}` });
  expect(missing.statusCode).toBe(404);
});

test('[API-03] each operation refuses a body of another type, too large, or with unknown members', async () => {
  const bodies: readonly (readonly [Call['method'], string])[] = [
    ['PUT', `/api/v1/project/${id}`],
    ['PATCH', `/api/v1/project/${id}/name`],
    ['PATCH', `/api/v1/project/${id}/activate`],
    ['PATCH', `/api/v1/project/${id}/deactivate`],
    ['DELETE', '/api/v1/project/'],
    ['POST', '/api/v1/attributes/theme'],
  ];
  for (const [method = 'PUT', url] of bodies) {
    const xml = { 'content-type': 'application/xml' };
    const strange = await services.call(MARA, { method, url, body: {}, headers: xml });
    expect([url, strange.statusCode]).toEqual([url, 415]);
    const unknown = await services.call(MARA, { method, url, body: { owner: 'me' } });
    expect([url, unknown.statusCode]).toEqual([url, 400]);
    const size = method === 'PUT' ? 16_777_216 : 65_536;
    const large = await services.call(MARA, { method, url, body: 'x'.repeat(size) });
    expect([url, large.statusCode]).toEqual([url, 413]);
  }
});
