import { type Browser, expect, type Page } from '@playwright/test';
import { launchWith } from '../../scripts/screens/font-sets.ts';
import { tooWide } from '../../scripts/screens/in-page.ts';
import { layoutShift, onASlowLine } from '../../scripts/screens/layout-shift.ts';
import type { Screen } from '../../scripts/screens/screen.ts';
import { SCREENS } from '../../scripts/screens/screens.ts';
import { openScreen } from '../../scripts/screens/walk-screens.ts';
import { BAKERY_ID } from '../../paths/hand/sample-coupon.ts';
import { test } from './product.ts';
import { makeCoupons } from './support/coupons.ts';
import { openAs } from './support/session.ts';

/** A window of 1280 px at 400 % (WCAG 1.4.10). */
test.use({ viewport: { width: 320, height: 640 } });

const EVERYBODY = ['/', '/faqs', '/verify', '/login'] as const;
const MARKETER = ['/search', '/create/design', '/dashboard', '/counters'] as const;

test('[SHELL-07] at 320 px no screen scrolls sideways or has anything beyond the edge', async ({
  page,
  product,
}) => {
  for (const address of EVERYBODY) {
    await page.goto(product.url + address);
    await expectNarrow(page, address);
  }
  for (const address of MARKETER) {
    await openAs(page, 'marketer', product.url + address);
    await expectNarrow(page, address);
  }
});

/** px of the window, by screens with parts that come late. `npm run test:long` opens all screens. */
const LATE: Readonly<Record<string, number>> = {
  landing: 390,
  'dashboard-draft': 768,
  'wizard-warnings': 1_280,
};

test('[SHELL-18] nothing jumps while fonts and answers come late, on a machine without an Arial', async ({
  page,
  product,
}) => {
  const [id = ''] = await makeCoupons(page, product.url, ['Buy a dozen rolls, get two free']);
  const ids = { couponId: id, plainCouponId: id, templateId: BAKERY_ID };
  const scene = { ...ids, code: '', counter: '', pin: '', proof: '' };
  const browser = await launchWith('dejavu');
  try {
    const shifts = SCREENS.map(onASlowLine).map(async (screen) => {
      const width = LATE[screen.name];
      if (width === undefined) return [];
      const shown = await pageFor(browser, screen.person, product.url);
      await openScreen(shown, { screen, url: product.url, scene, width });
      return [[screen.name, await layoutShift(shown)] as const];
    });
    const all = (await Promise.all(shifts)).flat();
    expect(all.map(([name]) => name).toSorted()).toEqual(Object.keys(LATE).toSorted());
    expect(all.filter(([, { score }]) => score > 0)).toEqual([]);
  } finally {
    await browser.close();
  }
});

async function pageFor(browser: Browser, person: Screen['person'], url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (person !== 'visitor') await openAs(page, person, `${url}/faqs`);
  return page;
}

async function expectNarrow(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `the width of ${address}`).toBeLessThanOrEqual(320);
  expect(await page.evaluate(tooWide), `beyond the edge at ${address}`).toEqual([]);
}
