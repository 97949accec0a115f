import { expect } from '@playwright/test';
import { test } from './product.ts';
import { openAs } from './support/session.ts';

// The thread that draws loads when something is drawn, here without a network.
test.use({ expectedComplaint: /^The export failed and is tried once more\./u });

test('[WIZ-17] a first screen requests its code before any font', async ({ page, product }) => {
  await openAs(page, 'marketer', `${product.url}/dashboard`);
  const code = Promise.withResolvers<void>();
  const fonts: string[] = [];
  await page.route(/\/assets\/index-/, async (route) => {
    await code.promise;
    await route.continue();
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.reload({ waitUntil: 'commit' });
  const turning = () =>
    document.querySelector('#root:empty') !== null && document.getAnimations().length > 0;
  await page.waitForFunction(turning);
  expect(fonts).toEqual([]);
  code.resolve();
  await expect(page.getByRole('heading', { name: 'Your coupons' })).toBeVisible();
});

test('[HOME-02] the landing page is not sent to a browser that has signed in', async ({
  product,
}) => {
  const sent = async (cookie: string) => (await fetch(product.url, { headers: { cookie } })).text();
  expect(await sent('')).toContain('Get Started');
  expect(await sent('tearline_signed_in=1')).not.toContain('Get Started');
});
