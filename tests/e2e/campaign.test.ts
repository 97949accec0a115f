import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { makeCampaign } from './support/coupons.ts';
import { test } from './product.ts';
import { expectStep, press } from './support/hand.ts';
import { openArchive } from './support/ride-along.ts';
import { openAs } from './support/session.ts';

const OWN_COLOR = { r: 31, g: 79, b: 191 };

test('[DASH-11, SUBM-05] a stored coupon gets another Ride-Along image, and its files download', async ({
  page,
  product,
}) => {
  const id = await makeCampaign(page, product.url);
  await openAs(page, 'marketer', `${product.url}/project/edit/${id}?step=ride-along`);
  await expect(page.getByRole('radio', { name: 'No, use the matching design' })).toBeChecked();
  await expectStep(page, 'Step 5: Create Ride-Along image');
  await page.getByRole('radio', { name: 'Yes, I have one' }).check();
  await press(page, 'Next');
  await page.getByLabel('Mailer ID').fill('901234567');
  await uploadOwnImage(page);
  await press(page, 'Preview designs');
  await press(page, 'Preview Google coupon');
  await press(page, 'Preview Ride-Along');
  await expect(page.getByText('PROOF 3 OF 3')).toBeVisible();

  const download = page.waitForEvent('download');
  await press(page, 'Save and continue');
  const pixels = await openArchive(await download);
  expect([...pixels.subarray(0, 3)]).toEqual(Object.values(OWN_COLOR));
  await expect(page.getByText('Your Ride-Along files have been downloaded.')).toBeVisible();
});

async function uploadOwnImage(page: Page): Promise<void> {
  const create = { width: 900, height: 600, channels: 3, background: OWN_COLOR } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const file = { name: 'spring.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Ride-Along image', { exact: true }).setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Ride-Along image, uploaded' })).toBeVisible();
}
