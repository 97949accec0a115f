import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  builtPage,
  openPublicPage,
  COUPON,
  COUPON_ID,
  serveCoupon,
} from '../../support/public-page.ts';

const page = await builtPage();

test('[PUB-10] one page for everyone, stored half a minute by shared caches', async () => {
  const { headers } = await openPublicPage();
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
  expect(headers.vary).toBe('accept-encoding');
  expect(headers.etag).toMatch(/^"[\w-]{27}"$/);
});

test('[PUB-02] a browser with the current page gets 304, and the new page after a change', async () => {
  const app = await serveCoupon(page);
  const etag = String((await app.inject(`/r/${COUPON_ID}`)).headers.etag);
  const again = await app.inject({
    url: `/r/${COUPON_ID}`,
    headers: { 'if-none-match': `W/"old", ${etag}` },
  });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);

  const termsConditions = 'Two coupons per visit.';
  const coupon = { termsConditions, updatedAt: '2026-11-20T11:00:00.000Z' };
  const changed = await openPublicPage({ coupon }, COUPON_ID, { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain(termsConditions);
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

test('[PUB-02] a page that could not be made is tried again', async () => {
  let attempts = 0;
  const findCoupon = async () => ({ state: 'active', coupon: COUPON }) as const;
  const saveToken = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('No key.');
    return null;
  };
  const app = await serveCoupon(page, { options: { coupons: { findCoupon, saveToken } } });
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
