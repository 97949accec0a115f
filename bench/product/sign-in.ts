import type { Page } from 'playwright';
import { SEEDED_PASSWORD } from '../../server/identity/accounts.ts';

/** Signs in as the marketer of a new Tearline; ends at the catalogue. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('marketer@example.com');
  await page.getByLabel('Password').fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByPlaceholder('Search Coupon Images').waitFor();
}
