import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessibility.ts';
import { makeCampaign } from './support/coupons.ts';
import { handOn } from './support/hand.ts';
import { test } from './product.ts';
import { openArchive, shownPixels } from './support/ride-along.ts';
import { openAs } from './support/session.ts';
import { BAKERY_COUPON } from './support/typed-coupon.ts';

const OWN_COLOR = { r: 31, g: 79, b: 191 };

test('[WIZ-04, WIZ-13, STEP-03, SUBM-05] a campaign: an uploaded image first, then the matching design @long', async ({
  page,
  product,
}) => {
  const hand = handOn(page, product.url);
  await openAs(page, 'marketer', `${product.url}/search`);
  const tile = page.getByRole('listitem').filter({ hasText: BAKERY_COUPON.template });
  await tile.hover();
  await tile.getByRole('link', { name: /^Coupon and Ride-Along from/ }).click();
  await expect(heading(page, 'Step 1: Add brand logo')).toBeVisible();
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await hand.makeLogoFromText(BAKERY_COUPON.logoText);
  await hand.customize(BAKERY_COUPON);
  await hand.addDetails(BAKERY_COUPON);
  await expect(heading(page, 'Step 4: Select barcode format')).toBeVisible();
  await page.getByRole('radio', { name: BAKERY_COUPON.barcodeLabel }).check();
  await page.getByLabel('Barcode Field').fill(BAKERY_COUPON.barcodeValue);
  await press(page, 'Next');

  await answer(page, 'Yes, I have one');
  await uploadOwnImage(page);
  await expectAccessible(page, 'Ride-Along upload');
  await toThirdProof(page);
  expect([...(await shownPixels(page)).subarray(0, 3)]).toEqual(Object.values(OWN_COLOR));
  await press(page, 'Edit Ride-Along');

  await answer(page, 'No, use the matching design');
  await expect(page.getByRole('radio', { name: BAKERY_COUPON.scheme })).toBeChecked();
  await page.getByLabel('Mailer ID').fill('901234567');
  await expectAccessible(page, 'Ride-Along colors');
  await toThirdProof(page);
  await expect(
    page.getByRole('dialog').getByRole('img', { name: new RegExp(BAKERY_COUPON.words) }),
  ).toBeVisible();
  await expectAccessible(page, 'Ride-Along proof');
  const shown = await shownPixels(page);

  const download = page.waitForEvent('download');
  await press(page, 'Save and continue');
  expect((await openArchive(await download)).equals(shown)).toBe(true);
  await expect(page.getByRole('dialog', { name: 'Your coupon is ready' })).toBeVisible();
  await expect(page.getByText('Your Ride-Along files have been downloaded.')).toBeVisible();
  await expectAccessible(page, 'success of a campaign');

  const again = page.waitForEvent('download');
  await press(page, 'Download Ride-Along files');
  expect((await openArchive(await again)).equals(shown)).toBe(true);
});

test('[DASH-11, SUBM-05] a stored coupon gets another Ride-Along image, and its files download', async ({
  page,
  product,
}) => {
  const id = await makeCampaign(page, product.url);
  await openAs(page, 'marketer', `${product.url}/project/edit/${id}?step=ride-along`);
  await expect(page.getByRole('radio', { name: 'No, use the matching design' })).toBeChecked();
  await answer(page, 'Yes, I have one');
  await page.getByLabel('Mailer ID').fill('901234567');
  await uploadOwnImage(page);
  await toThirdProof(page);

  const download = page.waitForEvent('download');
  await press(page, 'Save and continue');
  const pixels = await openArchive(await download);
  expect([...pixels.subarray(0, 3)]).toEqual(Object.values(OWN_COLOR));
  await expect(page.getByText('Your Ride-Along files have been downloaded.')).toBeVisible();
});

async function answer(page: Page, words: string): Promise<void> {
  await expect(heading(page, 'Step 5: Create Ride-Along image')).toBeVisible();
  await page.getByRole('radio', { name: words }).check();
  await press(page, 'Next');
}

async function uploadOwnImage(page: Page): Promise<void> {
  const create = { width: 900, height: 600, channels: 3, background: OWN_COLOR } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const file = { name: 'spring.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Ride-Along image', { exact: true }).setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Ride-Along image, uploaded' })).toBeVisible();
}

async function toThirdProof(page: Page): Promise<void> {
  await press(page, 'Preview designs');
  await press(page, 'Preview Google coupon');
  await press(page, 'Preview Ride-Along');
  await expect(page.getByText('PROOF 3 OF 3')).toBeVisible();
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}
