import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPageCache } from '../../../server/pages/page-cache.ts';
import { shortOutlines } from '../../../src/public/short-outlines.ts';
import { usedStyles } from '../../../src/ui/theme/used-styles.ts';
import {
  BUSINESS,
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

test('[PUB-02, SAFE-01] a coupon that changes often has one cached page, and evicts no other', async () => {
  const cache = createPageCache<string>({ mostBytes: 100_000, bytesOf: () => 16_000 });
  const made: string[] = [];
  const ask = (id: string, name: string) =>
    cache.get(id, { name, trustedMs: 60_000 }, async () => {
      made.push(`${id} ${name}`);
      return name;
    });
  await ask('quiet', 'first');
  for (let change = 1; change <= 20; change += 1) await ask('busy', String(change));
  expect(await ask('quiet', 'first')).toBe('first');
  expect(await ask('busy', '20')).toBe('20');

  expect(made).toHaveLength(21);
  expect(await cache.recent('busy')).toBe('20');
});

test('[PUB-01] a page has the rules and variables that its markup can use', () => {
  const css = [
    '@layer reset;@layer reset{body{color:var(--ink)}.away{color:red}}',
    ':root{--ink:#000;--rule:var(--line);--line:url("data:image/svg+xml,;{}")}',
    '.there,.away{margin:0}.there:not(.away):is(a,.away)>b{margin:1px}.away{margin:2px}',
    '@media print{.away{margin:0}}@media (width<=5em){@media print{.there{margin:0}}}',
    '@font-face{font-family:F;src:url(f.woff2)}/*end*/',
  ].join('');
  expect(usedStyles(css, '<p class="there other"><b>1</b></p>')).toBe(
    [
      '@layer reset;@layer reset{body{color:var(--ink)}}',
      ':root{--ink:#000}',
      '.there{margin:0}.there:not(.away):is(a,.away)>b{margin:1px}',
      '@media (width<=5em){@media print{.there{margin:0}}}',
      '@font-face{font-family:F;src:url(f.woff2)}',
    ].join(''),
  );
});

test('[PUB-01] a page has no rules for elements and states that are not in its markup', () => {
  const css = [
    'html,body,:root{margin:0}ul,p>b{margin:1px}b:hover:before{margin:2px}',
    'p:is(:disabled,[aria-disabled=true]){margin:3px}p:not(:disabled):not(.a){margin:4px}',
    '[type=radio],[type=text]{margin:5px}p:has(iframe) b,p:is(ul:not(a)){margin:6px}',
    '@media print{:root{--ink:#000}}',
  ].join('');
  expect(usedStyles(css, '<p><b>1</b><input type="text"/></p>')).toBe(
    [
      'html,body,:root{margin:0}p>b{margin:1px}b:hover:before{margin:2px}',
      'p:not(:disabled):not(.a){margin:4px}',
      '[type=text]{margin:5px}p:has(iframe) b,p:is(ul:not(a)){margin:6px}',
    ].join(''),
  );
});

test('[PUB-01] the outlines of a code are written as steps, and other paths stay', () => {
  const svg = (outlines: string) =>
    `<svg><path d="${outlines}" /><path d="M5 8L5 0M9 8L9 0" /></svg>`;
  expect(shortOutlines(svg('M4 8L8 8L8 4L4 4ZM2 3L5 7L5 3Z'))).toBe(
    svg('m4 8h4v-4h-4zm-2 -5l3 4v-4z'),
  );
});

test('[PUB-02] the code for other devices is a picture that its browser keeps for a day', async () => {
  const app = await serveCoupon(page);
  const { statusCode, headers, rawPayload } = await app.inject({
    url: `/r/${COUPON_ID}/link`,
    headers: { 'accept-encoding': 'br' },
  });
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=86400',
  ]);
  expect(brotliDecompressSync(rawPayload).toString()).toMatch(/^<svg/u);
  expect((await app.inject('/r/unknown/link')).statusCode).toBe(404);
});

describe('the public page during overload', () => {
  let app: FastifyInstance;
  let isOverloaded: boolean;
  let found: 'active' | 'inactive' | 'no answer';
  let asked: number;
  let ofToken: unknown;
  let moment: string;
  beforeEach(async () => {
    isOverloaded = false;
    found = 'active';
    asked = 0;
    moment = '2026-11-22T12:00:00Z';
    app = await serveCoupon(page, {
      options: {
        isOverloaded: () => isOverloaded,
        now: () => new Date(moment),
        coupons: {
          findCoupon: async () => {
            asked += 1;
            if (found === 'no answer') throw new Error('The database is away.');
            return found === 'inactive'
              ? { state: found, business: BUSINESS }
              : { state: 'active', coupon: COUPON };
          },
          saveToken: async (coupon) => {
            ofToken = coupon;
            return null;
          },
        },
      },
    });
    return () => app.close();
  });
  const open = () => app.inject({ url: `/r/${COUPON_ID}` });

  test('[API-13] comes from memory, without the database', async () => {
    const before = await open();
    isOverloaded = true;
    const during = await open();
    expect([during.statusCode, during.body === before.body, asked]).toEqual([200, true, 1]);
  });

  test('[API-13] sends Retry-After if it is not in memory', async () => {
    isOverloaded = true;
    const answer = await open();
    expect([answer.statusCode, answer.headers['retry-after'], asked]).toEqual([503, '2', 0]);
  });

  test('[API-13] comes from memory during a database outage', async () => {
    await open();
    found = 'no answer';
    expect((await open()).statusCode).toBe(200);
  });

  test('[PUB-09] does not come from memory after its offer has ended', async () => {
    moment = '2028-01-01T04:59:50Z';
    await open();
    isOverloaded = true;
    expect((await open()).headers['cache-control']).toBe('public, max-age=0, s-maxage=9');
    moment = '2028-01-01T05:00:00Z';
    expect((await open()).statusCode).toBe(503);
  });

  test('[PUB-03] of an inactive coupon does not come from memory', async () => {
    await open();
    found = 'inactive';
    expect((await open()).statusCode).toBe(410);
    isOverloaded = true;
    const answer = await open();
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toContain(COUPON.description);
    found = 'no answer';
    isOverloaded = false;
    expect((await open()).body).not.toContain(COUPON.description);
  });

  test('[PUB-03] is made from one reading of its coupon, which may be switched off meanwhile', async () => {
    await open();
    expect([asked, ofToken]).toEqual([1, COUPON]);
  });
});
