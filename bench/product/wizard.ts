import type { Page } from 'playwright';
import { SEEDED_PASSWORD } from '../../server/identity/accounts.ts';

/** Signs in and goes to the texts of the first template's design. */
export async function openWords(page: Page, url: string): Promise<void> {
  await signIn(page, url);
  await page.getByRole('link', { name: 'Create coupon from Bakery: the 13th roll free' }).click();
  await page.getByRole('radio', { name: 'No, make one from text' }).check();
  await next(page);
  await page.getByLabel('Logo text').fill('OB');
  await next(page);
  await page.getByRole('heading', { name: 'Step 2: Customize coupon' }).waitFor();
}

/** Presses the wizard's “Next”. */
export async function next(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Next', exact: true }).click();
}

/** Signs in as the marketer of a new Tearline; ends at the catalogue. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('marketer@example.com');
  await page.getByLabel('Password').fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByPlaceholder('Search Coupon Images').waitFor();
}
