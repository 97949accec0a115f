import { expect, type Locator, type Page } from '@playwright/test';
import { EXPORT_SIZES } from '../../src/domain/constants.ts';
import { expectStep, handOn, press } from './support/hand.ts';
import {
  expectPart,
  mosaic,
  placeIn,
  tooLarge,
  type Cropped,
  type PictureFile,
} from './support/mosaic.ts';
import { oddPictures, sidesOf } from '../support/odd-pictures.ts';
import { test } from './product.ts';
import { scan } from './support/scan.ts';
import { openAs } from './support/session.ts';
import { BAKERY_COUPON } from './support/typed-coupon.ts';
import { picturesOf } from './support/uploads.ts';

const BARCODE = 'TEAR-0043/own design';

type Field = 'Apple strip' | 'Google strip' | 'Apple logo' | 'Google logo';

test('[WIZ-03, WIZ-11, STEP-01, STEP-02, STEP-14, PUB-01] uploaded artwork, cropped, interrupted by a closed tab and resumed, is on the public page pixel for pixel @long', async ({
  page,
  product,
}) => {
  const files = {
    appleStrip: await mosaic('apple-strip.png', { width: 1800, height: 900 }),
    googleStrip: await mosaic('google-strip.png', { width: 1500, height: 600 }),
    appleLogo: await mosaic('apple-logo.png', { width: 960, height: 300 }),
    googleLogo: await mosaic('google-logo.png', { width: 900, height: 900 }),
  };
  await openAs(page, 'marketer', `${product.url}/create/design`);
  await expectStep(page, 'Step 1: Upload your design');
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await expectRefusals(page, files.appleStrip);

  const crops = {
    appleStrip: await uploadAndCrop(page, 'Apple strip', files.appleStrip),
    googleStrip: await uploadAndCrop(page, 'Google strip', files.googleStrip),
  };
  await press(page, 'Next');
  await expectStep(page, 'Step 2: Add brand logo');
  await page.getByRole('radio', { name: 'Yes, I have a logo' }).check();
  await press(page, 'Next');
  await expect(field(page, 'Apple logo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  const logos = {
    appleLogo: await uploadAndCrop(page, 'Apple logo', files.appleLogo),
    googleLogo: await uploadAndCrop(page, 'Google logo', files.googleLogo),
  };

  const opened = await closeAndOpenAgain(page);
  await finish(opened);
  const id = opened.url().split('/').at(-1) ?? '';
  const sizes = EXPORT_SIZES;
  const media = (kind: string) => `${product.url}/api/v1/media/coupons/${id}/${kind}`;
  const part = (name: keyof typeof files) => ({
    file: files[name],
    crop: { ...crops, ...logos }[name],
    size: sizes[name],
  });
  await opened.goto(`${product.url}/r/${id}`);
  await expect(opened.getByRole('heading', { name: 'Here is your coupon' })).toBeVisible();
  expect(await scan(opened.getByRole('main'))).toContainEqual({
    format: 'Aztec',
    text: BARCODE,
  });
  await expectPart(opened, await addressOf(opened, /strip/), part('appleStrip'));
  await expectPart(opened, await addressOf(opened, /logo/), part('appleLogo'));
  await expectPart(opened, media('strip?platform=google'), part('googleStrip'));
  await expectPart(opened, media('logo?platform=google'), part('googleLogo'));
});

test('[STEP-14] pictures of all kinds are drawn upright, copied, or refused with what helps', async ({
  page,
  product,
}) => {
  await openAs(page, 'marketer', `${product.url}/create/design`);
  const strip = field(page, 'Apple strip');
  const uploaded = strip.getByRole('img', { name: 'Apple strip, uploaded' });
  for (const { name, buffer, fate } of await oddPictures()) {
    await page.getByLabel('Apple strip').setInputFiles({ name, mimeType: 'image/png', buffer });
    if (fate === 'damaged') await expect(strip, name).toContainText('Save it again');
    else if (fate === 'unreadable')
      await expect(strip, name).toContainText('Save it as PNG or JPG');
    else {
      if (fate === 'copied') await press(page, 'Make a PNG copy');
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const source = (await uploaded.getAttribute('src')) ?? '';
      const drawn = Buffer.from(source.slice(source.indexOf(',') + 1), 'base64');
      expect(await sidesOf(drawn), name).toBe('red, blue');
      await strip.getByRole('button', { name: /^Remove/ }).click();
    }
  }
});

async function expectRefusals(page: Page, picture: PictureFile): Promise<void> {
  const text = { name: 'offer.png', mimeType: 'image/png', buffer: Buffer.from('Two for one') };
  await page.getByLabel('Apple strip').setInputFiles(text);
  await expect(
    field(page, 'Apple strip').getByText('The selected file is not a PNG, JPG or GIF image.'),
  ).toBeVisible();
  await page.getByLabel('Google strip').setInputFiles(tooLarge(picture));
  await expect(
    field(page, 'Google strip').getByText(
      'The selected file is too large. Please select a smaller file. Max file size: 500 KB',
    ),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Puts a file into its field, zooms in by a third and moves it off center. */
async function uploadAndCrop(page: Page, name: Field, file: PictureFile): Promise<Cropped> {
  await page.getByLabel(name).setInputFiles(file);
  const cropper = page.getByRole('dialog', { name: `Crop your ${name}` });
  const closer = cropper.getByRole('button', { name: 'Zoom in' });
  for (let press = 0; press < 3; press += 1) await closer.click();
  await cropper.getByRole('button', { name: 'Move left' }).click();
  await cropper.getByRole('button', { name: 'Move down' }).click();
  const crop = await placeIn(cropper);
  await cropper.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(cropper).toHaveCount(0);
  await expect(field(page, name).getByRole('img', { name: `${name}, uploaded` })).toBeVisible();
  return crop;
}

/** Closes the tab once the draft is stored; the same address shows the same screen and pictures. */
async function closeAndOpenAgain(page: Page): Promise<Page> {
  await expect(page.getByRole('status').filter({ hasText: /^Draft saved$/ })).toBeVisible();
  const address = page.url();
  const before = await picturesOf(page);
  expect(before.length).toBeGreaterThan(3);
  const context = page.context();
  await page.close();
  const opened = await context.newPage();
  await opened.goto(address);
  await expectStep(opened, 'Step 2: Add brand logo');
  await expect.poll(() => picturesOf(opened)).toEqual(before);
  expect(opened.url()).toBe(address);
  return opened;
}

/** From the logos to `/share/{uuid}`. */
async function finish(page: Page): Promise<void> {
  await press(page, 'Next');
  await expectStep(page, 'Step 3: Customize coupon');
  const main = page.getByRole('main');
  await main.getByLabel('Background color').first().fill('#1F3A36');
  await main.getByLabel('Foreground color').first().fill('#F4E9DA');
  await press(page, 'Next');
  const hand = handOn(page, '');
  await expectStep(page, 'Step 4: Add details');
  await main.getByLabel('Business/Organization Name').fill(BAKERY_COUPON.merchantName);
  await main.getByLabel('Description').fill(BAKERY_COUPON.description);
  await press(page, 'Next');
  await expectStep(page, 'Step 5: Select barcode format');
  await page.getByRole('radio', { name: 'Aztec' }).check();
  await main.getByLabel('Barcode Field').fill(BARCODE);
  await press(page, 'Preview design');
  await expect(page.getByRole('dialog', { name: 'Your Apple coupon' })).toBeVisible();
  await press(page, 'Preview Google coupon');
  await expect(page.getByRole('dialog', { name: 'Your Google coupon' })).toBeVisible();
  await hand.save();
}

function field(page: Page, name: Field): Locator {
  return page.getByRole('group', { name, exact: true });
}

/** The address of a picture of the public page, once it is visible. */
async function addressOf(page: Page, kind: RegExp): Promise<string> {
  const sources = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  return sources.find((source) => kind.test(source)) ?? 'none';
}
