import type { Page } from 'playwright';
import { SEEDED_PASSWORD } from '../../server/identity/accounts.ts';

/** Signs in as the marketer of a new Tearline, or as its administrator; ends at the catalogue. */
export async function signIn(page: Page, url: string, email = 'marketer@example.com') {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByPlaceholder('Search Coupon Images').waitFor();
}
