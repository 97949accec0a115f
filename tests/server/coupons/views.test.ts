import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCouponUsage } from '../../../server/coupons/reading/coupon-usage.service.ts';
import { builtPage } from '../../support/public-page.ts';
import { listCoupons, openCoupon, saveCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices, type Services } from '../support/services-fixture.ts';

const { log } = Fastify({ logger: { level: 'silent' } });

let services: Services;
beforeAll(async () => {
  const page = await builtPage();
  services = await openServices({}, { publicPage: page });
}, 120_000);
afterAll(async () => {
  await services.close();
});

async function visit(
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  return services.app.inject({ method, url: path, headers: { host: 'tearline.test', ...headers } });
}

async function countsOf(id: string) {
  const coupon = (await listCoupons(services, MARA, '?size=100')).find((one) => one.id === id);
  return { views: coupon?.views, passes: coupon?.passes };
}

test('[OBS-02] the owner sees how often the page was viewed and the pass taken', async () => {
  const id = await saveCoupon(services, MARA);
  expect(await countsOf(id)).toEqual({ views: 0, passes: 0 });
  const first = await visit(`/r/${id}`);
  expect(first.statusCode).toBe(200);
  const held = await visit(`/r/${id.toUpperCase()}`, {
    'if-none-match': String(first.headers.etag),
  });
  expect(held.statusCode).toBe(304);
  const pass = await visit(`/api/v1/media/coupons/${id}/pkpass`);
  expect(pass.statusCode).toBe(200);
  await vi.waitFor(async () => expect(await countsOf(id)).toEqual({ views: 2, passes: 1 }), 20_000);
}, 60_000);

test('[OBS-02] what nobody looked at is not counted', async () => {
  const id = await saveCoupon(services, MARA);
  await visit(`/r/${id}`, { 'sec-purpose': 'prefetch;prerender' });
  await visit(`/r/${id}`, {}, 'HEAD');
  const { headers } = await visit(`/api/v1/media/coupons/${id}/pkpass`, {}, 'HEAD');
  await visit(`/api/v1/media/coupons/${id}/pkpass`, { 'if-none-match': String(headers.etag) });
  await services.call(null, { url: `/api/v1/coupon/${id}` });
  await services.call(MARA, { url: `/api/v1/project/${id}` });
  await services.call(MARA, { method: 'PATCH', url: `/api/v1/project/${id}/deactivate` });
  expect((await visit(`/r/${id}`)).statusCode).toBe(410);
  const seen = await saveCoupon(services, MARA);
  await visit(`/r/${seen}`);
  await vi.waitFor(
    async () => expect(await countsOf(seen)).toEqual({ views: 1, passes: 0 }),
    20_000,
  );
  expect(await countsOf(id)).toEqual({ views: 0, passes: 0 });
}, 60_000);

test('[OBS-02] being viewed changes nothing about a coupon', async () => {
  const id = await saveCoupon(services, MARA);
  const before = await openCoupon(services, MARA, id);
  await visit(`/r/${id}`);
  await vi.waitFor(async () => expect(await countsOf(id)).toEqual({ views: 1, passes: 0 }), 20_000);
  expect(await openCoupon(services, MARA, id)).toEqual(before);
}, 60_000);

test('[OBS-02] counts of several servers add up, and a removed coupon stops none of them', async () => {
  const [kept, removed] = [await saveCoupon(services, MARA), await saveCoupon(services, MARA)];
  const servers = [1, 2, 3].map(() => createCouponUsage(services.database, log));
  for (const usage of servers) {
    for (let view = 0; view < 50; view += 1) usage.viewed(view % 2 === 0 ? kept : removed);
    usage.passTaken(kept);
  }
  await services.call(MARA, { method: 'DELETE', url: `/api/v1/project/${removed}` });
  await Promise.all(servers.map((usage) => usage.flush()));
  expect(await countsOf(kept)).toEqual({ views: 75, passes: 3 });
});

test('[OBS-02] what cannot be written is kept for the next time', async () => {
  const id = await saveCoupon(services, MARA);
  const usage = createCouponUsage(services.database, log);
  const rename = (from: string, to: string) =>
    services.database.schema.alterTable(from).renameTo(to).execute();
  await rename('coupon_counts', 'counts_away');
  usage.viewed(id);
  await usage.flush();
  await rename('counts_away', 'coupon_counts');
  expect(await countsOf(id)).toEqual({ views: 0, passes: 0 });
  usage.viewed(id);
  await usage.flush();
  expect(await countsOf(id)).toEqual({ views: 2, passes: 0 });
});

test('[OBS-02] a server that stops writes down what it has counted', async () => {
  const page = await builtPage();
  const stopping = await openServices({}, { publicPage: page });
  const id = await saveCoupon(stopping, MARA);
  await stopping.app.inject({ url: `/r/${id}`, headers: { host: 'tearline.test' } });
  await stopping.app.close();
  const counts = await stopping.database.selectFrom('coupon_counts').selectAll().execute();
  expect(counts).toEqual([{ coupon_id: id, views: 1, passes: 0 }]);
  await stopping.close();
}, 120_000);
