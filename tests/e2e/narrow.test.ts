import { expect, type Page } from '@playwright/test';
import { tooWide } from '../../scripts/screens/in-page.ts';
import { test } from './product.ts';
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

async function expectNarrow(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `the width of ${address}`).toBeLessThanOrEqual(320);
  expect(await page.evaluate(tooWide), `beyond the edge at ${address}`).toEqual([]);
}
