import { expect, test, vi } from 'vitest';
import {
  addCounts,
  forgetDaysBefore,
} from '../../../server/coupons/reading/coupon-counts.repository.ts';
import { createCouponUsage } from '../../../server/coupons/reading/coupon-usage.service.ts';
import { builtPage } from '../../support/public-page.ts';
import { recordingLog } from '../support/mail-fixture.ts';
import { IPHONE } from '../support/page-visit.ts';
import { listedCoupon, saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

const log = recordingLog();

const services = sharedServices({}, async () => ({ publicPage: await builtPage() }));

function visit(path: string, headers: object = {}, method: 'GET' | 'HEAD' = 'GET') {
  return services.visit(path, { method, headers: { 'user-agent': IPHONE, ...headers } });
}

async function countsOf(id: string) {
  const { views, passes } = (await listedCoupon(services, id)) ?? {};
  return { views, passes };
}

test('[OBS-02] the owner sees the number of page views and passes', async () => {
  const id = await saveCoupon(services, MARA);
  expect(await countsOf(id)).toEqual({ views: 0, passes: 0 });
  const first = await visit(`/r/${id}`);
  expect(first.statusCode).toBe(200);
  const held = await visit(`/r/${id}`, { 'if-none-match': first.headers.etag });
  expect(held.statusCode).toBe(304);
  const pass = await visit(`/api/v1/media/coupons/${id}/pkpass`);
  expect(pass.statusCode).toBe(200);
  await vi.waitFor(async () => expect(await countsOf(id)).toEqual({ views: 2, passes: 1 }), 20_000);
});

const NOT_COUNTED: readonly (readonly [string, Record<string, string>])[] = [
  ['a page fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['a page fetched ahead, as it was said before', { purpose: 'prefetch' }],
  ['a page fetched ahead by Firefox of old', { 'x-moz': 'prefetch' }],
  ['a visitor who asks by Global Privacy Control', { 'sec-gpc': '1' }],
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a messenger that makes a link preview', { 'user-agent': 'WhatsApp/2.23.20.0' }],
  ['a mail program that looks at links', { 'user-agent': 'facebookexternalhit/1.1' }],
  ['a program that does not say what it is', { 'user-agent': '' }],
];

test('[OBS-02] does not count robots, prefetched pages and visitors who opt out @long', async () => {
  const id = await saveCoupon(services, MARA);
  for (const [, headers] of NOT_COUNTED) {
    expect((await visit(`/r/${id}`, headers)).statusCode).toBe(200);
    expect((await visit(`/api/v1/media/coupons/${id}/pkpass`, headers)).statusCode).toBe(200);
  }
  await visit(`/r/${id}`, {}, 'HEAD');
  const { headers } = await visit(`/api/v1/media/coupons/${id}/pkpass`, {}, 'HEAD');
  await visit(`/api/v1/media/coupons/${id}/pkpass`, { 'if-none-match': String(headers.etag) });
  await services.get(null, `/api/v1/coupon/${id}`);
  await services.get(MARA, `/api/v1/project/${id}`);
  await services.patch(MARA, `/api/v1/project/${id}/deactivate`);
  expect((await visit(`/r/${id}`)).statusCode).toBe(410);
  const seen = await saveCoupon(services, MARA);
  await visit(`/r/${seen}`);
  await vi.waitFor(
    async () => expect(await countsOf(seen)).toEqual({ views: 1, passes: 0 }),
    20_000,
  );
  expect(await countsOf(id)).toEqual({ views: 0, passes: 0 });
});

test('[OBS-02] counts of several servers add up, even if a coupon is removed', async () => {
  const kept = await saveCoupon(services, MARA);
  const removed = await saveCoupon(services, MARA);
  const servers = [1, 2, 3].map(() => createCouponUsage(services.database, log));
  for (const usage of servers) {
    for (let view = 0; view < 50; view += 1) usage.viewed(view % 2 === 0 ? kept : removed);
    usage.passTaken(kept);
  }
  await services.remove(MARA, `/api/v1/project/${removed}`);
  await Promise.all(servers.map((usage) => usage.flush()));
  expect(await countsOf(kept)).toEqual({ views: 75, passes: 3 });
});

test('[OBS-02] keeps counts that could not be written for the next attempt', async () => {
  const id = await saveCoupon(services, MARA);
  const usage = createCouponUsage(services.database, log);
  await services.query`alter table coupon_counts rename to counts_away`;
  usage.viewed(id);
  await usage.flush();
  await services.query`alter table counts_away rename to coupon_counts`;
  expect(await countsOf(id)).toEqual({ views: 0, passes: 0 });
  usage.viewed(id);
  await usage.flush();
  expect(await countsOf(id)).toEqual({ views: 2, passes: 0 });
});

test('[OBS-02] [DASH-13] returns the last thirty days one by one, oldest first, and older ones only in the sum', async () => {
  const id = await saveCoupon(services, MARA);
  const day = (before: number) =>
    new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
  const count = (before: number, views: number, passes = 0) => ({
    couponId: id,
    day: day(before),
    views,
    passes,
  });
  await addCounts(services.database, [count(30, 7), count(29, 2), count(1, 4, 1), count(0, 5)]);
  await addCounts(services.database, [count(0, 1, 1)]);

  const quiet = Array.from({ length: 27 }, () => 0);
  expect(await listedCoupon(services, id)).toMatchObject({
    views: 19,
    passes: 2,
    lastDays: { until: day(0), views: [2, ...quiet, 4, 6], passes: [0, ...quiet, 1, 1] },
  });

  await forgetDaysBefore(services.database, day(29), 100);
  const kept = await daysOf(id);
  expect(kept).toMatchObject([{ day: day(29) }, { day: day(1) }, { day: day(0) }]);
});

test('[DASH-13] counts views before midnight for that day, even if they are written after it', async () => {
  const id = await saveCoupon(services, MARA);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:59:59Z') });
  try {
    const usage = createCouponUsage(services.database, log);
    usage.viewed(id);
    vi.setSystemTime(new Date('2026-11-22T00:00:01Z'));
    usage.viewed(id);
    await usage.flush();
  } finally {
    vi.useRealTimers();
  }
  expect(await daysOf(id)).toEqual([
    { day: '2026-11-21', views: 1, passes: 0 },
    { day: '2026-11-22', views: 1, passes: 0 },
  ]);
});

function daysOf(id: string) {
  return services.query`select day::text, views, passes from coupon_days
    where coupon_id = ${id} order by day`;
}
