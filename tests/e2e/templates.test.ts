import { expect, type Page } from '@playwright/test';
import { handOn } from './hand.ts';
import { test } from './product.ts';
import { BAKERY_COUPON } from './typed-coupon.ts';

// It adds to the catalogue.
test.use({ tenant: 'templates' });

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1125 432">
  <rect width="1125" height="432" fill="#1F4FBF"/>
  <circle cx="900" cy="216" r="120" fill="#F7C948" stroke="#16213A" stroke-width="8"/>
  <text x="80" y="240" font-family="Lato" font-weight="900" font-size="110" fill="#FFFFFF">One more</text>
</svg>`;

test('[ADMT-02, ADMT-06, ADMT-10, BROWSE-07] an SVG becomes a template, a marketer makes a coupon of it, and an edit leaves the coupon as it is', async ({
  browser,
  page,
  product,
}) => {
  const admin = handOn(page, product.url);
  await admin.signIn('admin@example.com');
  await page.getByRole('link', { name: 'Create template' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New template' })).toBeVisible();
  await dropDrawing(page, SVG);
  await expect(page.getByText('1 scheme', { exact: true })).toBeVisible();
  await expect(page.getByText('Drawn by canvas', { exact: false })).toBeVisible();
  const save = page.getByRole('button', { name: 'Save template' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Title').fill('One more coffee');
  await page.getByLabel('Description').fill('A blue strip with a coin');
  await page.getByRole('button', { name: 'Add scheme' }).click();
  await page.getByRole('button', { name: 'Scheme 2', exact: true }).click();
  await page.getByRole('tab', { name: 'Colors' }).click();
  await page.getByLabel('Color of FILL1').fill('#C8321F');
  await save.click();
  await expect(page).toHaveURL(/\/template\/edit\/[0-9a-f-]{36}$/);
  const address = page.url();

  const marketer = await (await browser.newContext()).newPage();
  const hand = handOn(marketer, product.url);
  await hand.signIn('marketer@example.com');
  await hand.pickTemplate('One more coffee');
  await hand.makeLogoFromText('OM');
  await hand.customize(BAKERY_COUPON);
  await hand.addDetails(BAKERY_COUPON);
  await hand.selectBarcode(BAKERY_COUPON);
  await hand.save();
  const link = await hand.readLink();
  const before = await stripOf(marketer, link);

  await page.goto(`${address}?renderer=webgl`);
  await expect(page.getByText('Drawn by WebGL', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Colors' }).click();
  await page.getByLabel('Color of FILL1').fill('#000000');
  await save.click();
  await expect(page.getByText('The template is saved.')).toBeVisible();
  expect(await stripOf(marketer, link)).toEqual(before);

  await page.getByRole('button', { name: 'Delete template' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByPlaceholder('Search Coupon Images')).toBeVisible();
  expect(await stripOf(marketer, link)).toEqual(before);
  await marketer.context().close();
});

async function dropDrawing(page: Page, svg: string): Promise<void> {
  await page
    .getByLabel('Source image file')
    .setInputFiles({ name: 'coin.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
}

/** The bytes of the strip on the public page. */
async function stripOf(page: Page, link: string): Promise<string> {
  const id = link.split('/').at(-1) ?? '';
  const address = `/api/v1/media/coupons/${id}/strip?platform=apple`;
  const answer = await page.request.get(new URL(address, link).href);
  expect(answer.status()).toBe(200);
  return (await answer.body()).toString('base64');
}
