import { expect, type Locator, type Page } from '@playwright/test';
import { BAKERY_ID } from '../../paths/hand/sample-coupon.ts';
import { test } from './product.ts';
import { makeCounter, makeCoupons } from './support/coupons.ts';
import { openAs } from './support/session.ts';

/** Controls of one part of a screen that are pressed; lists repeat theirs. */
const MOST = 12;

/** Parts that open one from another: a card's menu, its dialog and a question. */
const DEEPEST = 2;

const ADDRESSES = [
  ...[
    '/search',
    `/search?look=${BAKERY_ID}`,
    '/create/design',
    '/dashboard',
    '/counters',
    '/verify',
  ],
  ...['logo', 'coupon', 'details', 'barcode'].map((step) => `/project/edit/:id?step=${step}`),
  ...['/share/:id', '/codes/:id', '/print/:id'],
];

for (const address of ADDRESSES)
  test(`[SHELL-07] after any press by keyboard on ${address} the focus is on something that is there @long`, async ({
    page,
    product,
  }) => {
    const [id = ''] = await makeCoupons(page, product.url, ['Focus rolls', 'Focus buns']);
    await makeCounter(page, product.url, 'Focus Street 1');
    test.setTimeout(600_000);
    const lost: string[] = [];
    const open = async () => {
      await openAs(page, 'marketer', product.url + address.replace(':id', id));
      await expect(page.locator('main h1').first()).toBeVisible();
    };
    /** Presses each control of the part that the presses before have opened. */
    const pressAll = async (...before: readonly number[]): Promise<void> => {
      for (let at = 0; at < MOST; at += 1) {
        await open();
        for (const earlier of before) await pressed(page, earlier);
        const part = await uppermost(page);
        const name = await pressed(page, at);
        if (name === null) return;
        if (!(await hasFocus(page))) lost.push([...before, name].join(' › '));
        const opened = await uppermost(page);
        if (before.length < DEEPEST && opened !== part && opened !== 'main')
          await pressAll(...before, at);
      }
    };
    await pressAll();
    expect(lost).toEqual([]);
  });

/** What presses may reach: the content of the page, and open dialogs and menus, the uppermost last. */
const partsOf = (page: Page): Locator =>
  page.locator('main, :is([role="dialog"], [role="alertdialog"], [role="menu"]):visible');

/** Its role, and whether it lies on another. */
async function uppermost(page: Page): Promise<string> {
  const parts = partsOf(page);
  const role = await parts.last().getAttribute('role');
  return role === null ? 'main' : `${role} ${await parts.count()}`;
}

/** Presses a control of the uppermost part and returns its name; null if it has fewer. */
async function pressed(page: Page, at: number): Promise<string | null> {
  const control = partsOf(page)
    .last()
    .locator('button, summary, [role="menuitem"], [role="switch"], [type="checkbox"], [role="tab"]')
    .and(page.locator(':visible:not(:disabled, [aria-disabled="true"])'))
    .nth(at);
  // A late part takes the focus once its code is there; a dialog may give way to the next one meanwhile.
  try {
    await expect(async () => {
      await control.focus({ timeout: 1_000 });
      await expect(control).toBeFocused({ timeout: 100 });
    }).toPass({ timeout: 1_500 });
  } catch {
    return null;
  }
  const name = await control.evaluate((element) => element.ariaLabel ?? element.textContent);
  await page.keyboard.press('Enter');
  return name;
}

/** Whether the focus comes to rest on a visible element within a second. */
async function hasFocus(page: Page): Promise<boolean> {
  const focused = page.locator(':focus:not(body)');
  return focused.waitFor({ timeout: 1_000 }).then(
    () => true,
    () => false,
  );
}
