import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  openPublicPage,
  COUPON,
  COUPON_ID,
  INACTIVE_ID,
  UNKNOWN_ID,
} from '../../support/public-page.ts';

const UH_OH = 'The link you followed is for a coupon that may no longer be active.';

const texts = (html: string, element: 'style' | 'script') =>
  [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    (match) => match[1] ?? '',
  );

const wordsIn = (html: string) => html.replace(/<[^>]*>/g, '');

/** The contents of the page's address element, without classes. */
const addressOf = (html: string) =>
  /<address[^>]*>(.*?)<\/address>/s.exec(html)?.[1]?.replaceAll(/ class="[^"]*"/g, '');

const HALFMOON_ADDRESS =
  '<p>Offered by <strong>Halfmoon Bakery</strong></p><ul><li><a href="tel:+15550142233">555-014-2233</a></li><li><a href="https://halfmoon.example/">https://halfmoon.example</a></li></ul>';

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('an existing coupon', () => {
  test('[PUB-01] [PUB-07] is titled "Here is your coupon", has no navigation, and coupon, details and pass link in the markup', async () => {
    const { statusCode, headers, body } = await openPublicPage();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/^<!doctype html><html lang="en">/);
    expect(body).toContain('<title>Here is your coupon</title>');
    expect(body).toMatch(/<h1[^>]*>Here is your coupon<\/h1>/);
    expect(body).not.toContain('<nav');
    for (const text of [
      'Buy a dozen rolls, the 13th is on us',
      'One coupon per visit.',
      'ROLL13',
      '12/31/2027',
      'HALFMOON-13',
      'aria-label="QR code for HALFMOON-13"',
      'href="tel:+15550142233"',
      `href="/api/v1/media/coupons/${COUPON_ID}/pkpass"`,
    ]) {
      expect(body).toContain(text);
    }
  });

  test('[PUB-02] has no framework: one script of less than 2 kB, 12 kB in all', async () => {
    const { rawPayload, headers } = await openPublicPage({}, COUPON_ID, {
      'accept-encoding': 'gzip, br',
    });
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThan(12_000);
    const html = brotliDecompressSync(rawPayload).toString('utf8');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(texts(html, 'script')[0]?.length).toBeLessThan(2_048);
  });

  test('[PUB-02] offers Google Wallet and allows its script only with a token', async () => {
    const without = await openPublicPage();
    expect(without.body).not.toContain('Google Wallet');
    expect(without.headers['content-security-policy']).not.toContain('google');

    const withToken = await openPublicPage({ token: 'head.body.signature' });
    expect(withToken.body).toContain('href="https://pay.google.com/gp/v/save/head.body.signature"');
    expect(withToken.body).toContain('Add to Google Wallet');
    expect(withToken.headers['content-security-policy']).toContain(' https://apis.google.com;');
  });

  test('[PUB-02] shows the official badges if the deployment has them', async () => {
    const badges = { apple: 'https://cdn.example/apple.svg', google: null };
    const { body, headers } = await openPublicPage({ options: { badges } });
    expect(body).toMatch(
      /<img[^>]* src="https:\/\/cdn\.example\/apple\.svg" alt="Add to Apple Wallet"/,
    );
    expect(headers['content-security-policy']).toContain(
      "img-src 'self' data: https://cdn.example;",
    );
  });

  test('[PUB-06] has title, description and picture for link previews', async () => {
    const { body } = await openPublicPage();
    const meta = new Map(
      [...body.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)"/g)].map(
        ([, property = '', content = '']) => [property, content] as const,
      ),
    );
    expect(Object.fromEntries(meta)).toEqual({
      type: 'website',
      url: `https://coupons.example/r/${COUPON_ID}`,
      title: 'Buy a dozen rolls, the 13th is on us · Halfmoon Bakery',
      description: 'A coupon from Halfmoon Bakery. Expires 12/31/2027.',
      image: 'https://coupons.example/picture/strip?v=5e1f',
      'image:width': '1125',
      'image:height': '432',
      'image:alt': 'Buy a dozen rolls, The 13th, is on us',
    });
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });

  test('[PUB-01] its pictures have sizes, and the strip comes first, as WebP with a PNG fallback', async () => {
    const { body } = await openPublicPage();
    const at = (width: number) => `/picture/strip?platform=apple&amp;v=5e1f&amp;width=${width}x`;
    const strip = [1, 2, 3].map((x) => `${at(x)}&amp;format=webp ${x * 375}w`).join(', ');
    expect(body).toContain(
      `<link rel="preload" as="image" type="image/webp" imageSrcSet="${strip}" imageSizes="min(390px, 100vw - 32px)" fetchPriority="high"/>`,
    );
    expect(body).toContain(`<source type="image/webp" srcSet="${strip}"`);
    expect(body).toMatch(
      /<img src="\/picture\/strip\?platform=apple&amp;v=5e1f" width="1125" height="432"[^>]* fetchPriority="high"/,
    );
    expect(body).toContain(
      '<source type="image/webp" srcSet="/picture/logo?v=77aa&amp;format=webp"',
    );
    expect(body).toMatch(
      /<img src="\/picture\/logo\?v=77aa" width="480" height="150" alt="Halfmoon Bakery"/,
    );
  });

  test('[PUB-09] says that it has expired, from the first second after its last day in its zone', async () => {
    const at = (moment: string) => openPublicPage({ options: { now: () => new Date(moment) } });
    expect((await at('2028-01-01T04:59:59Z')).body).not.toContain('expired on');
    const { body } = await at('2028-01-01T05:00:00Z');
    expect(wordsIn(body)).toContain('This coupon expired on 12/31/2027.');
  });

  test('[STEP-18] says from which day it is valid, until that day begins in its zone', async () => {
    const coupon = { startDate: '2026-12-14T00:00:00.000Z' };
    const at = (moment: string) =>
      openPublicPage({ coupon, options: { now: () => new Date(moment) } });
    expect(wordsIn((await at('2026-12-14T04:59:59Z')).body)).toContain('Valid from 12/14/2026.');
    expect(wordsIn((await at('2026-12-14T05:00:00Z')).body)).not.toContain('12/14/2026.');
  });

  test('[PUB-09] an expired one offers no wallet and no print, allows no Google script, and shows a contact', async () => {
    const saveToken = () => Promise.reject(new Error('No token is made for what cannot be kept.'));
    const findCoupon = async () => ({ state: 'active', coupon: COUPON }) as const;
    const { body, headers } = await openPublicPage({
      options: { now: () => new Date('2028-01-01T05:00:00Z'), coupons: { findCoupon, saveToken } },
    });
    const page = body.replaceAll(/<(style|script)>.*?<\/\1>/gs, '');
    expect(page).not.toMatch(/wallet|pkpass|data-print|>Print<|camera/i);
    expect(headers['content-security-policy']).not.toContain('google');
    expect(addressOf(body)).toBe(HALFMOON_ADDRESS);
    expect((await openPublicPage()).body).not.toContain('<address');
  });

  test('[PUB-09] no cache stores a page past the end of its offer', async () => {
    const cacheAt = async (moment: string) =>
      (await openPublicPage({ options: { now: () => new Date(moment) } })).headers['cache-control'];
    expect(await cacheAt('2028-01-01T04:59:00Z')).toBe('public, max-age=0, s-maxage=30');
    expect(await cacheAt('2028-01-01T04:59:49.500Z')).toBe('public, max-age=0, s-maxage=9');
    expect(await cacheAt('2028-01-01T05:00:00Z')).toBe('public, max-age=0, s-maxage=30');
  });
});

describe('a hostile coupon', () => {
  test('[PUB-01] the policy has the hash of every inline text', async () => {
    const { body, headers } = await openPublicPage({ token: 'head.body.signature' });
    const policy = String(headers['content-security-policy']);
    const directive = (name: string) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1]?.split(' ');
    expect(directive('style-src')).toEqual(texts(body, 'style').map(hashSource));
    expect(directive('script-src')).toEqual([
      ...texts(body, 'script').map(hashSource),
      'https://apis.google.com',
    ]);
    expect(directive('default-src')).toEqual(["'none'"]);
    expect(body).not.toMatch(/<[^>]+ style=/);
    expect(body).not.toMatch(/<[^>]+ on[a-z]+=/);
  });

  test('[PUB-01] does not turn texts into markup', async () => {
    const coupon = {
      merchantName: '</title><script>alert(1)</script>',
      description: '"><img src=x onerror=alert(1)>',
      website: 'javascript:alert(1)',
    };
    const { body } = await openPublicPage({ coupon });
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toContain('<img src=x');
    expect(body).not.toContain('href="javascript:');
    expect(body).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});

describe('a missing coupon', () => {
  test.each([
    ['unknown', UNKNOWN_ID, 404],
    ['no coupon number at all', 'halfmoon', 404],
    ['a link cut short', COUPON_ID.slice(0, -4), 404],
    ['a link with more behind it', `${COUPON_ID}/x`, 404],
    ['far too long', 'a'.repeat(400), 404],
    ['inactive', INACTIVE_ID, 410],
  ])('[PUB-03] %s: "Uh oh!" and a way home', async (_case, id, status) => {
    const { statusCode, body } = await openPublicPage({}, id);
    expect(statusCode).toBe(status);
    expect(body).toContain('>Uh oh!</h1> <p');
    expect(wordsIn(body)).toContain(`Uh oh! ${UH_OH}`);
    expect(body).toMatch(/<a [^>]*href="\/"[^>]*>.*Home.*<\/a>/);
  });

  test('[PUB-03] an inactive coupon’s page shows only a contact', async () => {
    const { body } = await openPublicPage({}, INACTIVE_ID);
    expect(addressOf(body)).toBe(HALFMOON_ADDRESS);
    expect(body).not.toMatch(/property="og:|name="description"|rel="preload" as="image"/);
    expect(body).toContain('<title>Unable to load coupon</title>');
    expect((await openPublicPage({}, UNKNOWN_ID)).body).not.toContain('<address');
  });

  test.each([
    [
      'a name alone',
      { phone: '', website: '' },
      '<p>Offered by <strong>Halfmoon Bakery</strong></p>',
    ],
    [
      'what is no address',
      { merchantName: '</strong><script>', phone: '1" x', website: 'javascript:alert(1)' },
      '<p>Offered by <strong>&lt;/strong&gt;&lt;script&gt;</strong></p><ul><li>1&quot; x</li><li>javascript:alert(1)</li></ul>',
    ],
  ])('[PUB-03] the contact of %s', async (_case, business, markup) => {
    const { statusCode, body } = await openPublicPage({ business }, INACTIVE_ID);
    expect(statusCode).toBe(410);
    expect(addressOf(body)).toBe(markup);
    expect(body.match(/<script/g)).toHaveLength(1);
  });

  test('[PUB-04] the load error is labeled "Unable to load coupon", and asks to try again', async () => {
    const failing = {
      findCoupon: () => Promise.reject(new Error('The database is away.')),
      saveToken: () => Promise.resolve(null),
    };
    const { statusCode, body, headers } = await openPublicPage({ options: { coupons: failing } });
    expect(statusCode).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<title>Unable to load coupon</title>');
    expect(body).toContain(UH_OH);
    expect(body).toContain('Try again in a minute.');
    expect(body).not.toContain('database');
  });
});
