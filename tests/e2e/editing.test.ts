import { expect, type Page } from '@playwright/test';
import { BAKERY_ID } from '../../paths/hand/sample-coupon.ts';
import { expectAccessible } from './support/accessibility.ts';
import { emptyDashboard, makeCoupons } from './support/coupons.ts';
import { button, expectStep, handOn, press } from './support/hand.ts';
import { test } from './product.ts';
import { openAs } from './support/session.ts';
import { BAKERY_COUPON } from './support/typed-coupon.ts';

const FIRST = 'Thirteen rolls for the price of twelve';

let link = '';

test.beforeEach(async ({ page, product }) => {
  await emptyDashboard(page, product.url);
  const [id] = await makeCoupons(page, product.url, [FIRST]);
  link = `${product.url}/r/${id}`;
});

test('[SUBM-03] a save that is cut off, retried and clicked ten times makes one coupon @long', async ({
  page,
  product,
}) => {
  await openAs(page, 'marketer', `${product.url}/create/${BAKERY_ID}`);
  await handOn(page, product.url).toProof(BAKERY_COUPON);
  let saves = 0;
  await page.route('**/api/v1/project', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    saves += 1;
    if (saves > 1) return route.fallback();
    // The services have saved it; the response never arrives.
    await route.fetch();
    return route.abort();
  });
  await pressTenTimes(page, 'Save and continue');
  await expect(page.getByRole('dialog', { name: 'An Error Occurred!' })).toBeVisible();
  await pressTenTimes(page, 'Try Again');
  await expect(page).toHaveURL(/\/share\/[0-9a-f-]{36}$/);
  expect(saves).toBe(2);
  await expectCoupons(page, 2);
});

test('[DASH-04, SUBM-02, SUBM-08] an edit from the dashboard restores the form and changes the public page', async ({
  page,
  product,
}) => {
  await openAs(page, 'marketer', `${product.url}/dashboard`);
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await expectStep(page, 'Step 1: Add brand logo');
  await expect(page.getByRole('radio', { name: 'No, make one from text' })).toBeChecked();
  await press(page, 'Next step');
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('BUY TWELVE ROLLS');
  await press(page, 'Next step');
  await expectStep(page, 'Step 3: Add details');
  await page.getByRole('main').getByLabel('Description').fill('Three loaves for the price of two');

  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await page.reload();
  await expectStep(page, 'Step 3: Add details');
  await expect(page.getByRole('main').getByLabel('Description')).toHaveValue(
    'Three loaves for the price of two',
  );
  await press(page, 'Next step');
  await expectStep(page, 'Step 4: Select barcode format');
  await press(page, 'Preview design');
  await expect(page.getByRole('button', { name: 'Save and continue' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit coupon' })).toHaveCount(0);
  await pressTenTimes(page, 'Save and continue');
  await expect(page.getByRole('heading', { name: 'Your coupon is ready' })).toBeVisible();
  await expect(
    page.getByRole('dialog').getByRole('textbox', { name: 'Your coupon link' }),
  ).toHaveValue(link);
  await expectAccessible(page, 'success view');
  await page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('You have updated your design.')).toBeVisible();
  await expectCoupons(page, 1);
  await page.goto(link);
  await expect(page.getByText('Three loaves for the price of two').first()).toBeVisible();
});

/** Clicks many times within one task, like an impatient finger. */
async function pressTenTimes(page: Page, name: string): Promise<void> {
  await button(page, name).evaluate((pressed: HTMLElement) => {
    for (let times = 0; times < 10; times += 1) pressed.click();
  });
}

async function expectCoupons(page: Page, count: number): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/dashboard`);
  await expect(page.getByRole('button', { name: /^More for / })).toHaveCount(count);
}
