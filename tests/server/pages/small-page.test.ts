import { brotliCompressSync } from 'node:zlib';
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
  expect(usedStyles(css, '<p class="there other"></p>')).toBe(
    [
      '@layer reset;@layer reset{body{color:var(--ink)}}',
      ':root{--ink:#000;}',
      '.there{margin:0}.there:not(.away):is(a,.away)>b{margin:1px}',
      '@media (width<=5em){@media print{.there{margin:0}}}',
      '@font-face{font-family:F;src:url(f.woff2)}/*end*/',
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

test('[PUB-01] the page of a coupon is small', async () => {
  const app = await serveCoupon(await builtPage());
  const { body } = await app.inject(`/r/${COUPON_ID}`);
  expect(brotliCompressSync(body).length).toBeLessThan(7_150);
});
