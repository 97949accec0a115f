import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shortOutlines } from '../../../src/public/short-outlines.ts';
import { usedStyles } from '../../../src/ui/theme/used-styles.ts';
import { builtPage, COUPON_ID, serveCoupon } from '../../support/public-page.ts';

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
  const app = await serveCoupon(await builtPage());
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
