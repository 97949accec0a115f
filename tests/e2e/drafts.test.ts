import { expect, type Locator, type Page } from '@playwright/test';
import { BAKERY_ID } from '../../paths/hand/sample-coupon.ts';
import { expectStep, handOn, main, next } from './support/hand.ts';
import { test } from './product.ts';
import { mosaic } from './support/mosaic.ts';
import { openAs } from './support/session.ts';
import { BAKERY_COUPON } from './support/typed-coupon.ts';
import { hashOf, picturesOf } from './support/uploads.ts';

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
  await upload(page, 'Apple logo', 480);
  await upload(page, 'Google logo', 150);
  await expectSaved(page);
  const logos = await picturesOf(main(page));
  const onCard = await picturesOf(preview(page));
  expect([logos.length, onCard.length]).toEqual([3, 1]);
  await page.reload();
  await expectStep(page, 'Step 1: Add brand logo');
  await expect.poll(() => picturesOf(main(page))).toEqual(logos);

  await next(page);
  await expectStep(page, 'Step 2: Customize coupon');
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
  // As an out-of-memory machine would, this kills the tab's process.
  const crashed = page.waitForEvent('crash');
  await Promise.all([crashed, page.goto('chrome://crash').catch(() => null)]);
  const opened = await context.newPage();
  await opened.goto(address);
  await expect(main(opened).getByRole('textbox').first()).toHaveValue(BAKERY_COUPON.words);
  expect(opened.url()).toBe(address);
  await expect.poll(() => pixelsOf(preview(opened).locator('canvas').first())).toBe(typed);
  await expect.poll(() => picturesOf(preview(opened))).toEqual(onCard);
});

test('[WIZ-11] two tabs have separate drafts and do not overwrite each other @long', async ({
  page,
  product,
  context,
}) => {
  await arriveInWizard(page, product.url);
  await chooseTextLogo(page, 'AA');
  const second = await context.newPage();
  await second.goto(page.url().split('?')[0] ?? '');
  await expectStep(second, 'Step 1: Add brand logo');
  await expect(second.getByRole('radio', { checked: true })).toHaveCount(0);
  await chooseTextLogo(second, 'BB');

  await page.reload();
  await expect(page.getByLabel('Logo text')).toHaveValue('AA');
  await second.reload();
  await expect(second.getByLabel('Logo text')).toHaveValue('BB');

  await second.close();
  const third = await context.newPage();
  await third.goto(page.url().split('?')[0] ?? '');
  await expect(third.getByLabel('Logo text')).toHaveValue('BB');
  await third.close();
});

test('[SHELL-12, WIZ-11] after a deployment, one reload continues with a drawing that the old build cannot draw @long', async ({
  page,
  product,
}) => {
  let isOldBuild = true;
  await page.route(/\/assets\/export\.worker-/, (route) =>
    isOldBuild ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.route(`${product.url}/`, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/\/assets\/index-/g, '/assets/index-newer-');
    await route.fulfill({ response, body });
  });
  const hand = handOn(page, product.url);
  await arriveInWizard(page, product.url);
  let loads = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    isOldBuild = false;
    loads += 1;
  });
  await hand.toProof(BAKERY_COUPON);
  await expect(page.getByText('PROOF 1 OF 2')).toBeVisible();
  expect(loads).toBe(1);
  await hand.save();
});

test('[SUBM-03, WIZ-11] a reload in a save makes one coupon @long', async ({ page, product }) => {
  const hand = handOn(page, product.url);
  await arriveInWizard(page, product.url);
  await hand.toProof(BAKERY_COUPON);
  const keys: (string | undefined)[] = [];
  const ids: string[] = [];
  const saves = (url: URL) => url.pathname === '/api/v1/project';
  await page.route(saves, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    ids.push(((await response.json()) as { readonly id: string }).id);
    // The first response never arrives, because the page is gone.
    if (ids.length > 1) await route.fulfill({ response });
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Save and continue' }).click();
  await expect.poll(() => ids.length).toBe(1);
  await page.reload();
  await expect(page).toHaveURL(`${product.url}/share/${ids[0]}`);
  expect([...new Set(keys)].length, 'one key').toBe(1);
  expect([...new Set(ids)].length, 'one coupon').toBe(1);
  expect(await draftsIn(page)).toBe(0);
});

/** Opens the wizard with the bakery's template. */
async function arriveInWizard(page: Page, url: string): Promise<void> {
  await openAs(page, 'marketer', `${url}/create/${BAKERY_ID}`);
  await expectStep(page, 'Step 1: Add brand logo');
}

async function chooseTextLogo(page: Page, text: string): Promise<void> {
  await page.getByRole('radio', { name: 'No, make one from text' }).check();
  await next(page);
  await page.getByLabel('Logo text').fill(text);
  await expectSaved(page);
}

/** Puts a file into an upload field and accepts the proposed crop. */
async function upload(page: Page, field: string, width: number): Promise<void> {
  await page
    .getByLabel(field, { exact: true })
    .setInputFiles(await mosaic('logo.png', { width, height: 150 }));
  const cropper = page.getByRole('dialog', { name: /^Crop your / });
  await cropper.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(cropper).toHaveCount(0);
}

/** The number of drafts in this browser. */
function draftsIn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('tearline-drafts');
        opening.onerror = () => reject(opening.error ?? new Error('No drafts.'));
        opening.onsuccess = () => {
          const listing = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
          listing.onsuccess = () => {
            opening.result.close();
            const kinds = listing.result.map((key) => (Array.isArray(key) ? key[0] : null));
            resolve(kinds.filter((kind) => kind === 'about').length);
          };
        };
      }),
  );
}

async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Draft saved$/ })).toBeVisible();
}

function preview(page: Page): Locator {
  return page.getByRole('region', { name: 'Preview' });
}

async function pixelsOf(canvas: Locator): Promise<string> {
  return hashOf(await canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL()));
}

function isBlank(canvas: Locator): Promise<boolean> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const blank = document.createElement('canvas');
    blank.width = element.width;
    blank.height = element.height;
    return element.width < 2 || element.toDataURL() === blank.toDataURL();
  });
}
