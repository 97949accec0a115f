import { expect, type Browser, type Page } from '@playwright/test';
import { BAKERY_ID } from '../../paths/hand/sample-coupon.ts';
import { expectAccessible } from './support/accessibility.ts';
import { collectFaults, takesMarkup } from './support/faults.ts';
import { handOn } from './support/hand.ts';
import { test } from './product.ts';
import { scan } from './support/scan.ts';
import { BAKERY_COUPON } from './support/typed-coupon.ts';

// A test tries to write markup. Chromium has a word on the sandboxed frame of the mailbox's letter, and one more on the
// script of a trace in it, which a retry records.
test.use({
  expectedComplaint:
    /requires 'TrustedHTML' assignment|^Refused by require-trusted-types-for|could not be origin-keyed|^Blocked script execution in '[^']*\/dev\/mailbox\//u,
});

let link = '';
const idOf = (address: string): string => address.split('/').at(-1) ?? '';

test('[WIZ-02, WIZ-10, READY-01, SAFE-08, SHELL-18] a marketer signs in, goes through the wizard from a template and gets a link, without an error on any page', async ({
  page,
  product,
}) => {
  const faults = await collectFaults(page);
  const hand = handOn(page, product.url, (screen) => expectAccessible(page, screen));
  await hand.signIn('marketer@example.com');
  await hand.pickTemplate(BAKERY_COUPON.template);
  await hand.toProof(BAKERY_COUPON);
  await hand.save();
  link = await hand.readLink();
  expect(link).toMatch(/^http:\/\/localhost:\d+\/r\/[0-9a-f-]{36}$/);
  const titles = new Set<string>();
  for (const path of [
    `/share/${idOf(link)}`,
    `/project/edit/${idOf(link)}`,
    `/campaign/${BAKERY_ID}`,
  ]) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page, path).toHaveTitle(/ · Tearline$/);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(3);
  expect(faults).toEqual([]);
  expect(await takesMarkup(page)).toBe(false);
});

test('[PUB-01, API-07] a stranger opens the link; an independent decoder reads the typed barcode', async ({
  browser,
}) => {
  await visit(browser, link, async (page) => {
    await expect(page.getByRole('heading', { name: 'Here is your coupon' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByText(BAKERY_COUPON.description).first()).toBeVisible();
    expect(await scan(page.getByRole('main'))).toContainEqual({
      format: 'QRCode',
      text: BAKERY_COUPON.barcodeValue,
    });
    await expectAccessible(page, 'public coupon');
  });
});

test('[SUBM-07] the mailbox of the account has the link', async ({ browser, product }) => {
  await visit(browser, `${product.url}/dev/mailbox`, async (page) => {
    await expect(page.getByText('marketer@example.com').first()).toBeVisible();
    await page
      .getByRole('link', { name: /^Your coupon .* is ready/ })
      .first()
      .click();
    await page.getByText('Plain text').click();
    await expect(page.getByRole('link', { name: link })).toBeVisible();
  });
});

test('[PUB-03] a link without a coupon says so', async ({ browser, product }) => {
  const nowhere = `${product.url}/r/00000000-0000-4000-8000-000000000000`;
  await visit(browser, nowhere, async (page) => {
    await expect(page.getByRole('heading', { name: 'Uh oh!' })).toBeVisible();
    await expect(
      page.getByText('The link you followed is for a coupon that may no longer be active.'),
    ).toBeVisible();
    await expectAccessible(page, 'missing coupon');
  });
});

/** A page in a new context, without the marketer's session. */
async function visit(
  browser: Browser,
  address: string,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  await context.route(/^https:\/\/apis\.google\.com\//, (route) => route.abort());
  try {
    const page = await context.newPage();
    await page.goto(address);
    await look(page);
  } finally {
    await context.close();
  }
}
