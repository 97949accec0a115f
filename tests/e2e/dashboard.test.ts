import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { emptyDashboard, makeCoupons } from './support/coupons.ts';
import { test } from './product.ts';
import { openAs } from './support/session.ts';

// Here cards move to new places, and every screen as it does for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const NAMES = ['Fall rolls', 'Spring rolls', 'Winter rolls', 'Summer rolls'];

test('[DASH-01] [DASH-05] [DASH-06] [DASH-07] [DASH-10] [DASH-12] [DASH-15] [DASH-17] a marketer manages real coupons', async ({
  page,
  product,
}) => {
  await emptyDashboard(page, product.url);
  await makeCoupons(page, product.url, NAMES);
  await openAs(page, 'marketer', `${product.url}/dashboard`);
  await expect(page.getByRole('article')).toHaveCount(NAMES.length);
  await expectAccessible(page, 'dashboard');

  const link = await linkOf(page, 'Spring rolls');
  await page.getByRole('switch', { name: 'Spring rolls' }).click();
  await expect(page.getByText("You've deactivated a coupon.")).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(410);

  await page.getByRole('button', { name: 'EDIT NAME of Fall rolls' }).click();
  await page.getByLabel('Name of the coupon').fill('Autumn rolls');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have updated your coupon name.')).toBeVisible();

  await choose(page, 'Spring rolls', 'View Preview');
  const preview = page.getByRole('dialog', { name: 'Preview of Spring rolls' });
  await expect(preview.getByRole('article', { name: /^Apple coupon/ })).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Add to Apple Wallet' })).toBeDisabled();
  await expect(preview.getByText('Checking saved passes')).toBeHidden();
  await expectAccessible(page, 'preview overlay');
  await preview.getByRole('button', { name: 'Preview Google coupon' }).click();
  await expect(preview.getByRole('article', { name: /^Google coupon/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await choose(page, 'Winter rolls', 'QR code and files…');
  const code = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the code as PNG' }).click();
  expect((await code).suggestedFilename()).toBe('Winter rolls – QR code.png');
  const files = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all files' }).click();
  expect((await files).suggestedFilename()).toMatch(/\.zip$/);
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await table).suggestedFilename()).toBe('coupons.csv');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await choose(page, 'Summer rolls', 'Remove from Dashboard');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(
    page.getByText("You've successfully deleted a coupon from your dashboard."),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'More for Winter rolls' })).toBeFocused();

  await page.getByLabel('Search My Dashboard').fill('autumn');
  await expect(page).toHaveURL(`${product.url}/dashboard?q=autumn`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Autumn rolls' })).toBeVisible();
});

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function linkOf(page: Page, name: string): Promise<string> {
  await choose(page, name, 'QR code and files…');
  const link = await page.getByLabel('Your coupon link').inputValue();
  await page.keyboard.press('Escape');
  return link;
}
