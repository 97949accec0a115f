import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PublicPageSource } from '../../../server/pages/page-source.ts';
import {
  BUSINESS,
  builtPage,
  COUPON,
  COUPON_ID,
  INACTIVE_ID,
  serveCoupon,
  UNKNOWN_ID,
  type PageScene,
} from '../../support/public-page.ts';

let page: PublicPageSource;

beforeAll(async () => {
  page = await builtPage();
});

async function open(scene: PageScene = {}, id = COUPON_ID, headers: Record<string, string> = {}) {
  const app = await serveCoupon(page, scene);
  return app.inject({ url: `/r/${id}`, headers });
}

describe('caching', () => {
  test('[PUB-10] one page for everyone, stored half a minute by shared caches', async () => {
    const { headers } = await open();
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
    expect(headers.vary).toBe('accept-encoding');
    expect(headers.etag).toMatch(/^"[\w-]{27}"$/);
  });

  test('[PUB-10] two servers stop showing a coupon at once, even to caches that have its page', async () => {
    let isActive = true;
    const coupons = {
      findCoupon: () =>
        Promise.resolve(
          isActive
            ? { state: 'active' as const, coupon: COUPON }
            : { state: 'inactive' as const, business: BUSINESS },
        ),
      saveToken: () => Promise.resolve(null),
    };
    const servers = await Promise.all([
      serveCoupon(page, { options: { coupons } }),
      serveCoupon(page, { options: { coupons } }),
    ]);
    const open = (headers: Record<string, string> = {}) =>
      Promise.all(servers.map((server) => server.inject({ url: `/r/${COUPON_ID}`, headers })));
    const [first, second] = await open();
    expect(first?.headers.etag).toBe(second?.headers.etag);
    isActive = false;
    // A cache may be half a minute old; a server answers with the current state.
    for (const answer of await open({ 'if-none-match': String(first?.headers.etag) })) {
      expect(answer.statusCode).toBe(410);
      expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
      expect(answer.body).not.toContain(COUPON.description);
    }
  });

  test('[PUB-03, PUB-10] an inactive coupon’s page is cached separately and follows a change of the contact', async () => {
    let phone = '555-014-2233';
    const app = await serveCoupon(page, {
      options: {
        coupons: {
          findCoupon: async (id) => {
            if (id === UNKNOWN_ID) return { state: 'unknown' };
            const merchantName = id === INACTIVE_ID ? 'Halfmoon Bakery' : 'Harbor Bikes';
            const business = { language: 'en', merchantName, phone, website: '' } as const;
            return { state: 'inactive', business };
          },
          saveToken: async () => null,
        },
      },
    });
    const load = async (id: string) => {
      const { body, headers } = await app.inject(`/r/${id}`);
      const said = ['Halfmoon', 'Harbor', '555-014-2233', '555-014-4477'];
      return [said.filter((words) => body.includes(words)), headers['cache-control']];
    };
    const shared = 'public, max-age=0, s-maxage=30';
    expect(await load(INACTIVE_ID)).toEqual([['Halfmoon', '555-014-2233'], shared]);
    expect(await load(COUPON_ID)).toEqual([['Harbor', '555-014-2233'], shared]);
    phone = '555-014-4477';
    expect(await load(INACTIVE_ID)).toEqual([['Halfmoon', '555-014-4477'], shared]);
    expect(await load(UNKNOWN_ID)).toEqual([[], 'no-store']);
  });

  test('[PUB-02] a browser with the current page gets 304, and the new page after a change', async () => {
    const app = await serveCoupon(page);
    const etag = String((await app.inject(`/r/${COUPON_ID}`)).headers.etag);
    const again = await app.inject({
      url: `/r/${COUPON_ID}`,
      headers: { 'if-none-match': `W/"old", ${etag}` },
    });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);

    const changed = await open(
      {
        coupon: {
          termsConditions: 'Two coupons per visit.',
          updatedAt: '2026-11-20T11:00:00.000Z',
        },
      },
      COUPON_ID,
      { 'if-none-match': etag },
    );
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('Two coupons per visit.');
  });

  test('[PUB-02] each encoding has its own body and tag', async () => {
    const app = await serveCoupon(page);
    const as = (encoding: string) =>
      app.inject({ url: `/r/${COUPON_ID}`, headers: { 'accept-encoding': encoding } });
    const plain = await as('identity');
    const gzipped = await as('gzip, br;q=0');
    const brotli = await as('br');
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const tags = [plain, gzipped, brotli].map((answer) => answer.headers.etag);
    expect(new Set(tags).size).toBe(3);
  });

  test('[PUB-02] a page is made once for each version of its coupon', async () => {
    let made = 0;
    let coupon = COUPON;
    const app = await serveCoupon(page, {
      options: {
        coupons: {
          findCoupon: () => Promise.resolve({ state: 'active', coupon }),
          saveToken: () => Promise.resolve(`token.of.${(made += 1)}`),
        },
      },
    });
    const load = async () => (await app.inject(`/r/${COUPON_ID}`)).body;
    const [first] = await Promise.all([load(), load(), load()]);
    expect(first).toContain('token.of.1');
    coupon = { ...COUPON, updatedAt: '2026-11-21T00:00:00.000Z' };
    expect(await load()).toContain('token.of.2');
    expect(await load()).toContain('token.of.2');
  });

  test('[PUB-02] a page that could not be made is tried again', async () => {
    let attempts = 0;
    const app = await serveCoupon(page, {
      options: {
        coupons: {
          findCoupon: () => Promise.resolve({ state: 'active', coupon: COUPON }),
          saveToken: () => {
            attempts += 1;
            return attempts === 1 ? Promise.reject(new Error('No key.')) : Promise.resolve(null);
          },
        },
      },
    });
    expect((await app.inject(`/r/${COUPON_ID}`)).statusCode).toBe(503);
    expect((await app.inject(`/r/${COUPON_ID}`)).statusCode).toBe(200);
  });

  test('[PUB-01] fonts and icon are cached for ever, and no code of the build is served', async () => {
    const app = await serveCoupon(page);
    const { body } = await app.inject(`/r/${COUPON_ID}`);
    const font = /url\((\/r\/assets\/public-sans-latin-wght[^)]+\.woff2)\)/.exec(body)?.[1];
    const answer = await app.inject(font ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.rawPayload.length).toBeLessThan(30_000);
    const icon = /<link rel="icon" href="([^"]+)"/.exec(body)?.[1];
    expect((await app.inject(icon ?? '')).headers['content-type']).toBe('image/svg+xml');
    for (const name of ['..%2Fentry.js', 'entry.js']) {
      expect((await app.inject(`/r/assets/${name}`)).statusCode).toBe(404);
    }
  });
});
