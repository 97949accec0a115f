import { expect } from '@playwright/test';
import { BAKERY_ID } from '../../paths/hand/sample-coupon.ts';
import { handOn } from './support/hand.ts';
import { test } from './product.ts';
import { openAs } from './support/session.ts';
import { BAKERY_COUPON } from './support/typed-coupon.ts';

// The thread that draws loads when something is drawn, here without a network.
test.use({ expectedComplaint: /^The export failed and is tried once more\./u });

test('[SHELL-12, SHELL-16, WIZ-17] the first screen reports missing parts; once they are loaded, the wizard works without a network @long', async ({
  page,
  product,
  context,
}) => {
  const hand = handOn(page, product.url);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const isLate = /\/assets\/late-screens-/;
  await page.route(isLate, (route) => route.abort());
  await openAs(page, 'marketer', `${product.url}/create/${BAKERY_ID}`);
  await page.getByRole('radio', { name: 'No, make one from text' }).check();
  await next.click();
  await expect(page.getByText('Part of Tearline did not load.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Step 1: Add brand logo' })).toBeVisible();

  await page.unroute(isLate);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('radio', { name: 'No, make one from text' })).toBeChecked();
  await next.click();
  await expect(page.getByLabel('Logo text')).toBeVisible();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await hand.makeLogoFromText(BAKERY_COUPON.logoText);
  await hand.customize(BAKERY_COUPON);
  await hand.addDetails(BAKERY_COUPON);
  await expect(page.getByRole('heading', { name: 'Step 4: Select barcode format' })).toBeVisible();
  await context.setOffline(false);
  await hand.selectBarcode(BAKERY_COUPON);
});

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
