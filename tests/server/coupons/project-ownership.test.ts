import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import { listCoupons, openCoupon, saveCoupon } from '../support/saved-coupon.ts';
import { ADA, MARA, sharedServices, OTTO, type Call } from '../support/services-fixture.ts';

const services = sharedServices();
const payload = await bakeryCoupon();
let id: string;
beforeAll(async () => {
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

  test('[API-04] an unknown id is not found', async () => {
    expect((await services.call(MARA, call(randomUUID()))).statusCode).toBe(404);
  });
});

test('[API-04] administrators read any coupon by their own operation', async () => {
  const url = `/api/v1/project/admin/${id}`;
  const read = await services.get(ADA, url);
  expect(read.json()).toEqual((await openCoupon(services, MARA, id)).project);
  const missing = await services.get(ADA, `/api/v1/project/admin/${randomUUID()}`);
  expect(missing.statusCode).toBe(404);
});
