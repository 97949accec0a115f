import { expect, type Page } from '@playwright/test';
import { SEEDED_PASSWORD } from '../../server/identity/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { button } from './support/hand.ts';
import { expectDialog, keysOf, type Keys } from './support/keys.ts';
import { mosaic } from './support/mosaic.ts';
import { test } from './product.ts';
import { openAs } from './support/session.ts';

// A headless Chromium has nobody to ask.
test.use({ permissions: ['clipboard-write'] });

const OFFER = 'Two loaves by the keys';

test.describe('on a phone, at night', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('[HOME-01, WIZ-03, WIZ-18, STEP-02, SHELL-07] from the landing page to cropped artwork by keyboard alone, with visible focus at every stop', async ({
    page,
    product,
  }) => {
    const keys = keysOf(page);
    // The links of the landing page lead to the application.
    await page.goto(product.url);
    await keys.enter(page.getByRole('link', { name: 'Get Started' }));
    await keys.type(page.getByLabel('Email'), 'marketer@example.com');
    await keys.type(page.getByLabel('Password'), SEEDED_PASSWORD);
    await keys.press('Enter');
    await expect(page.getByPlaceholder('Search Coupon Images')).toBeVisible();

    const menu = button(page, 'Menu');
    await keys.enter(menu);
    await keys.reach(page.getByRole('link', { name: 'FAQs', exact: true }));
    await expectAccessible(page, 'menu');
    await keys.press('Escape');
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await walkToLogo(page, keys);
    expect(keys.unseen).toEqual([]);
  });

  test('[WIZ-07, WIZ-15, STEP-15, PREV-05, SHELL-07] from artwork to a link by keyboard alone, with visible focus at every stop @long', async ({
    page,
    product,
  }) => {
    // Hundreds of key presses and seven axe runs take time on a busy machine.
    test.slow();
    const keys = keysOf(page);
    await openAs(page, 'marketer', `${product.url}/search`);
    await walkToLogo(page, keys);
    await keys.reach(page.getByRole('radio', { name: 'Yes, I have a logo' }));
    await keys.press('ArrowDown', 'Enter');
    await expect(page.getByRole('heading', { name: 'A logo from text' })).toBeFocused();
    await keys.type(page.getByLabel('Logo text'), 'OB');
    await expectAccessible(page, 'logo text');
    await next(page, keys);

    await expectArrival(page, 'Step 3: Customize coupon');
    await makeReadable(page, keys);
    await lookAtPreview(page, keys);
    await next(page, keys);

    await expectArrival(page, 'Step 4: Add details');
    await next(page, keys);
    await expect(page.getByLabel('Business/Organization Name')).toBeFocused();
    await page.keyboard.type('Odette');
    await next(page, keys);
    await expect(page.getByLabel('Description')).toBeFocused();
    await page.keyboard.type(OFFER);
    await expectAccessible(page, 'details');
    await next(page, keys);

    await expectArrival(page, 'Step 5: Select barcode format');
    await keys.reach(page.getByRole('radio', { name: 'No barcode' }));
    await keys.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'QR code' })).toBeFocused();
    await keys.type(page.getByLabel('Barcode Field'), 'BY-KEYS');
    await keys.press('Enter');
    await readProofs(page, keys);

    await keys.enter(button(page, 'Save and continue'));
    await expect(page).toHaveURL(/\/share\/[0-9a-f-]{36}$/);
    await expectArrival(page, 'ready to use');
    await keys.enter(button(page, 'Copy'));
    await expect(page.getByRole('status').filter({ hasText: 'copied' })).toBeVisible();
    expect(keys.unseen).toEqual([]);
  });
});

/** From the catalogue through the upload to the second step. */
async function walkToLogo(page: Page, keys: Keys): Promise<void> {
  await keys.enter(page.getByRole('link', { name: 'Upload your own design' }));
  await expectArrival(page, 'Step 1: Upload your design');
  await uploadStrips(page, keys);
  await next(page, keys);
  await expectArrival(page, 'Step 2: Add brand logo');
}

/** Uploads both strips; moves and zooms the first one; then removes one and adds it again. */
async function uploadStrips(page: Page, keys: Keys): Promise<void> {
  await next(page, keys);
  const chooseApple = button(page, 'Choose file for Apple strip');
  await expect(chooseApple).toBeFocused();
  await keys.choose(chooseApple, await mosaic('apple.png', { width: 1800, height: 900 }));
  const cropper = page.getByRole('dialog', { name: /^Crop your / });
  await expect(cropper.getByRole('heading')).toBeFocused();
  await keys.reach(page.getByRole('application', { name: 'Visible part of the picture' }));
  await keys.press('+');
  await expect(cropper.getByText(/^Zoom 110 % · left edge at 82 px/)).toBeVisible();
  await keys.press('ArrowLeft', 'ArrowLeft');
  await expect(cropper.getByText(/^Zoom 110 % · left edge at 82 px/)).toBeHidden();
  await keys.reach(cropper.getByRole('slider', { name: 'Zoom' }));
  await keys.press('ArrowRight', 'ArrowRight');
  await expect(cropper.getByText(/^Zoom 110 %/)).toBeHidden();
  await expectAccessible(page, 'crop dialog');
  await keys.enter(cropper.getByRole('button', { name: 'Save', exact: true }));
  await expect(button(page, 'Replace Apple strip')).toBeFocused();

  const google = await mosaic('google.png', { width: 1200, height: 420 });
  await keys.choose(button(page, 'Choose file for Google strip'), google);
  await expect(cropper.getByRole('heading')).toBeFocused();
  await keys.enter(cropper.getByRole('button', { name: 'Save', exact: true }));
  await keys.reach(button(page, 'Remove Google strip'));
  await keys.press('Enter');
  await expect(button(page, 'Choose file for Google strip')).toBeFocused();
  await keys.press('Control+z');
  await expect(page.getByRole('img', { name: 'Google strip, uploaded' })).toBeVisible();
  await expectAccessible(page, 'strip upload');
}

/** Sets the foreground to the background's darkness, then clicks the one-click fix. */
async function makeReadable(page: Page, keys: Keys): Promise<void> {
  const foreground = page.getByRole('main').getByLabel('Foreground color').first();
  await keys.type(foreground, '#606060');
  await keys.enter(button(page, 'Make it readable'));
  await expect(foreground).toBeFocused();
  await expect(foreground).not.toHaveValue('#606060');
  await expectAccessible(page, 'card colors');
}

/** To the preview, its other card and that card's details, and back. */
async function lookAtPreview(page: Page, keys: Keys): Promise<void> {
  const design = tab(page, 'Design');
  const preview = tab(page, 'Preview');
  await keys.reach(design, 'Shift+Tab');
  await keys.press('ArrowRight');
  await expect(preview).toBeFocused();
  await keys.reach(tab(page, 'Apple coupon'));
  await keys.press('ArrowRight');
  await expect(tab(page, 'Google coupon')).toBeFocused();
  const details = button(page, 'Details');
  await keys.enter(details);
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, 'preview');
  await keys.press('Enter');
  await expect(details).toHaveAttribute('aria-expanded', 'false');
  await keys.reach(preview, 'Shift+Tab');
  await keys.press('ArrowLeft');
  await expect(design).toBeFocused();
}

/** To the second proof, out by an edit link, and in again. */
async function readProofs(page: Page, keys: Keys): Promise<void> {
  await expectDialog(page, 'Your Apple coupon');
  await keys.enter(button(page, 'Next preview: Google coupon'));
  await expectDialog(page, 'Your Google coupon');
  await expectAccessible(page, 'Google proof');
  await keys.enter(button(page, 'Edit details'));
  await expect(page.getByLabel('Business/Organization Name')).toBeFocused();
  await keys.enter(button(page, 'Next step'));
  await expectArrival(page, 'Step 5: Select barcode format');
  await keys.enter(button(page, 'Preview design'));
  await expectDialog(page, 'Your Apple coupon');
}

async function expectArrival(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

async function next(page: Page, keys: Keys): Promise<void> {
  await keys.enter(button(page, 'Next'));
}

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true });
}
