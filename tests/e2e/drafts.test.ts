import { createHash } from 'node:crypto';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { BAKERY_ID } from '../../paths/hand/sample-coupon.ts';
import { test } from './product.ts';
import { openAs } from './support/session.ts';
import { BAKERY_COUPON } from './support/typed-coupon.ts';
// A test takes the worker of the export away.
test.use({ expectedComplaint: /^The export failed and is tried once more/u });

test('[WIZ-11, WIZ-21] a reload and a killed tab return to the same substep with the same pixels', async ({
  page,
  product,
  context,
}) => {
  await arriveInWizard(page, product.url);
  await page.getByRole('radio', { name: 'Yes, I have a logo' }).check();
  await next(page);
  await upload(page, 'Apple logo', { width: 480, height: 150 });
  await upload(page, 'Google logo', { width: 150, height: 150 });
  await expectSaved(page);
  const logos = await picturesOf(main(page));
  const onCard = await picturesOf(preview(page));
  expect([logos.length, onCard.length]).toEqual([3, 1]);
  await page.reload();
  await expectStep(page, 1, 'Add brand logo');
  await expect.poll(() => picturesOf(main(page))).toEqual(logos);

  await next(page);
  await expectStep(page, 2, 'Customize coupon');
  const strip = preview(page).locator('canvas').first();
  await expect.poll(() => isBlank(strip)).toBe(false);
  const untouched = await pixelsOf(strip);
  await main(page).getByRole('textbox').first().fill(BAKERY_COUPON.words);
  await expect.poll(() => pixelsOf(strip)).not.toBe(untouched);
  const typed = await pixelsOf(strip);
  await expectSaved(page);
  await page.reload();
  await expect(main(page).getByRole('textbox').first()).toHaveValue(BAKERY_COUPON.words);
  await expect.poll(() => pixelsOf(strip)).toBe(typed);

  const address = page.url();
  const opened = await openAfterCrash(page, context, address);
  await expect(main(opened).getByRole('textbox').first()).toHaveValue(BAKERY_COUPON.words);
  expect(opened.url()).toBe(address);
  await expect.poll(() => pixelsOf(preview(opened).locator('canvas').first())).toBe(typed);
  await expect.poll(() => picturesOf(preview(opened))).toEqual(onCard);
});

/** Opens the wizard with the bakery's template. */
async function arriveInWizard(page: Page, url: string): Promise<void> {
  await openAs(page, 'marketer', `${url}/create/${BAKERY_ID}`);
  await expectStep(page, 1, 'Add brand logo');
}

/** Puts a file into an upload field and accepts the proposed crop. */
async function upload(
  page: Page,
  field: 'Apple logo' | 'Google logo',
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await pngOf(size) };
  await page.getByLabel(field, { exact: true }).setInputFiles(file);
  const cropper = page.getByRole('dialog', { name: /^Crop your / });
  await cropper.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(cropper).toHaveCount(0);
}

/** Kills the tab's process, as an out-of-memory machine would, and opens the address in a new tab. */
async function openAfterCrash(page: Page, context: BrowserContext, address: string): Promise<Page> {
  const crashed = page.waitForEvent('crash');
  await Promise.all([crashed, page.goto('chrome://crash').catch(() => null)]);
  const opened = await context.newPage();
  await opened.goto(address);
  return opened;
}

async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
}

async function expectStep(page: Page, number: number, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: `Step ${number}: ${title}` })).toBeVisible();
}

async function next(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Next', exact: true }).click();
}

function main(page: Page): Locator {
  return page.getByRole('main');
}

function preview(page: Page): Locator {
  return page.getByRole('region', { name: 'Preview' });
}

/** Hashes of the data URL pictures of an area, which are the uploads. */
async function picturesOf(area: Locator): Promise<readonly string[]> {
  const sources = await area
    .locator('img[src^="data:"]')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  return sources.map(hashOf);
}

async function pixelsOf(canvas: Locator): Promise<string> {
  return hashOf(await canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL()));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function isBlank(canvas: Locator): Promise<boolean> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const blank = document.createElement('canvas');
    blank.width = element.width;
    blank.height = element.height;
    return element.width < 2 || element.toDataURL() === blank.toDataURL();
  });
}

/** A PNG of diagonal stripes. */
function pngOf({ width, height }: { readonly width: number; readonly height: number }) {
  const pixels = Buffer.from(
    Array.from({ length: width * height }, (_, index) =>
      ((index % width) + Math.floor(index / width)) % 16 < 8 ? 0x20 : 0xe0,
    ),
  );
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}
