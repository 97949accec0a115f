/** A shared cache in front of the public pages: tags, purges, views that the page counts itself (PUB-11). */
import type { IncomingHttpHeaders } from 'node:http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../../server/configuration/config.ts';
import { doDueJobs } from '../../../server/jobs/due-jobs.ts';
import {
  forgetPurgesBefore,
  openPurging,
  purgeJobs,
  purgeRequest,
  switchPurging,
} from '../../../server/purging/purge-jobs.ts';
import { offerPhase } from '../../../src/domain/coupon/offer-phase.ts';
import { builtPage, COUPON, COUPON_ID, serveCoupon } from '../../support/public-page.ts';
import { shared } from '../../support/shared.ts';
import { openStandIn } from '../../support/stand-in.ts';
import { NEVER, recordingLog } from '../support/mail-fixture.ts';
import { listedCoupon, saveCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices } from '../support/services-fixture.ts';

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

/** The cache: it records each purge and answers as the test says. */
const purges: { method: string; headers: IncomingHttpHeaders }[] = [];
let answer = 200;
const cache = shared(() =>
  openStandIn((request, response) => {
    purges.push({ method: request.method ?? '', headers: request.headers });
    response.writeHead(answer).end();
  }),
);
const settingsNow = () => ({ provider: 'generic', url: cache.url, token: 'secret' }) as const;

const services = shared(async () =>
  openServices(
    { PURGE_PROVIDER: 'generic', PURGE_URL: cache.url },
    { publicPage: await builtPage() },
  ),
);
beforeEach(async () => {
  [purges.length, answer] = [0, 200];
  await switchPurging(services.database, true);
  await services.query`delete from cache_purges`;
});

/** Does what is due after some seconds. */
async function purgeAfter(seconds: number): Promise<void> {
  const now = () => new Date(Date.now() + seconds * 1_000);
  const log = recordingLog();
  const parts = { database: services.database, log, now, random: () => 0 };
  await doDueJobs(parts, purgeJobs(settingsNow()), NEVER);
}

const rows = () => services.query`select state, reason, attempts from cache_purges`;
const switchOff = (id: string) => services.patch(MARA, `/api/v1/project/${id}/deactivate`);
const open = (id: string) => services.visit(`/r/${id}`);

describe('a changed coupon', () => {
  test('[PUB-11] is purged by its tag, by one call for each change, once all processes know of it', async () => {
    const id = await saveCoupon(services, MARA);
    expect((await switchOff(id)).statusCode).toBe(200);
    await purgeAfter(0);
    expect(purges).toEqual([]);
    await purgeAfter(2);
    await purgeAfter(60);
    const headers = { 'surrogate-key': `coupon-${id}`, authorization: 'Bearer secret' };
    expect(purges).toMatchObject([{ method: 'PURGE', headers }]);
    await services.remove(MARA, `/api/v1/project/${id}`);
    await purgeAfter(2);
    expect(purges).toHaveLength(2);
  });

  test('[PUB-11] is purged again when the cache failed, and forgotten when it succeeded', async () => {
    const id = await saveCoupon(services, MARA);
    await switchOff(id);
    answer = 500;
    await purgeAfter(2);
    const failed = { state: 'waiting', reason: 'The cache answered 500', attempts: 1 };
    expect(await rows()).toEqual([failed]);
    answer = 200;
    await purgeAfter(30);
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
    const later = new Date(Date.now() + 3_600_000);
    expect(await forgetPurgesBefore(services.database, later, 10)).toBe(1);
    expect(await rows()).toEqual([]);
  });

  test('[PUB-11] is purged by a running service within seconds @long', async () => {
    const { database, databaseUrl } = services;
    const log = recordingLog();
    const { stop } = await openPurging({ settings: settingsNow(), database, databaseUrl, log });
    await switchOff(await saveCoupon(services, MARA));
    await vi.waitFor(() => expect(purges).toHaveLength(1), { timeout: 10_000 });
    await stop();
  });

  test('[PUB-11] adds no purge without a shared cache', async () => {
    const { database, databaseUrl } = services;
    const log = recordingLog();
    const { stop } = await openPurging({ settings: null, database, databaseUrl, log });
    await switchOff(await saveCoupon(services, MARA));
    expect(await rows()).toEqual([]);
    await stop();
  });
});

describe('the public page', () => {
  test('[PUB-11] has a tag and may bridge an outage for a day', async () => {
    const id = await saveCoupon(services, MARA);
    const tag = `coupon-${id}`;
    const { headers } = await open(id);
    expect(headers).toMatchObject({ 'surrogate-key': tag, 'cache-tag': tag });
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-if-error=86400');
    await switchOff(id);
    const inactive = await open(id);
    expect([inactive.statusCode, inactive.headers['surrogate-key']]).toEqual([410, tag]);
  });

  test('[PUB-11] names its coupon to a cache that Tearline does not know', async () => {
    const app = await serveCoupon(await builtPage());
    const { headers } = await app.inject(`/r/${COUPON_ID}`);
    expect(headers).toMatchObject({ 'cache-tag': `coupon-${COUPON_ID}` });
  });

  test('[PUB-11, PUB-09] does not outlive its offer during an outage', async () => {
    const until = offerPhase(COUPON, new Date('2027-12-01')).until;
    const now = () => new Date(until - 100_000);
    const app = await serveCoupon(await builtPage(), { options: { isCached: true, now } });
    const { headers } = await app.inject(`/r/${COUPON_ID}`);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-if-error=70');
  });

  test('[PUB-11] counts its views by a call that no cache stores; robots and pages from the cache do not count', async () => {
    const id = await saveCoupon(services, MARA);
    const { body, headers } = await open(id);
    expect(body).toContain(`data-views="/r/${id}/views"`);
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
    const count = (agent: string) =>
      services.visit(`/r/${id}/views`, { method: 'POST', headers: { 'user-agent': agent } });
    const counted = await count(BROWSER);
    expect([counted.statusCode, counted.headers['cache-control']]).toEqual([204, 'no-store']);
    await count('Googlebot/2.1');
    await vi.waitFor(async () => {
      expect(await listedCoupon(services, id)).toMatchObject({ views: 1 });
    }, 10_000);
    const unknown = await services.visit('/r/anything/views', { method: 'POST' });
    expect(unknown.statusCode).toBe(404);
  });
});

test('[PUB-11] without a shared cache the server counts views, and no page outlives an outage @long', async () => {
  const plain = await openServices({}, { publicPage: await builtPage(), onDatabaseOf: services });
  const id = await saveCoupon(plain, MARA);
  const { headers, body } = await plain.visit(`/r/${id}`);
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
  expect(body).not.toContain('data-views');
  const counted = await plain.visit(`/r/${id}/views`, { method: 'POST' });
  expect(counted.statusCode).toBe(404);
  await plain.close();
});

test.each([
  [
    { provider: 'fastly', url: 'https://api.fastly.com/service/S1' },
    'https://api.fastly.com/service/S1/purge/coupon-1',
    { 'fastly-key': 'T' },
    null,
  ],
  [
    { provider: 'cloudflare', url: 'https://api.cloudflare.com/client/v4/zones/Z1' },
    'https://api.cloudflare.com/client/v4/zones/Z1/purge_cache',
    { authorization: 'Bearer T' },
    '{"tags":["coupon-1"]}',
  ],
] as const)('[PUB-11] calls %o as the provider documents it', (named, url, headers, body) => {
  const request = purgeRequest({ ...named, token: 'T' }, 'coupon-1');
  expect(request).toMatchObject({ url, method: 'POST', headers, body });
});

test.each([
  [{ PURGE_URL: 'https://cache.example' }, 'PURGE_PROVIDER must be set when PURGE_URL is.'],
  [{ PURGE_PROVIDER: 'generic' }, 'PURGE_URL must be set.'],
  [
    { PURGE_PROVIDER: 'fastly', PURGE_URL: 'https://api.fastly.com/service/S1' },
    'PURGE_TOKEN must be set when PURGE_PROVIDER is.',
  ],
])('[PUB-11] %o does not start', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});
