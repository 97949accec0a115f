import { expect, type Page } from '@playwright/test';
import { accountOf, openWith, type SignedIn } from '../../../paths/run/context.ts';

type Person = Parameters<typeof accountOf>[2];

type Waiting = Parameters<Page['goto']>[1];

/** Opens an address of the product as a person who has signed in before in this browser. */
export async function openAs(
  page: Page,
  person: Person,
  address: string,
  waiting?: Waiting,
): Promise<void> {
  const { cookies, sessionStorage } = await accountOn(page, person, new URL(address).origin);
  await page.context().addCookies(cookies.cookies);
  await openWith(page, address, sessionStorage, waiting);
}

/** Opens a guarded address and signs in on the way. */
export async function arriveAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await fillIn(page);
  await expect(page).toHaveURL(address);
}

/** Signs the marketer in by the provider's form. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('marketer@example.com');
  await page.getByLabel('Password').fill('tearline');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** People who are signed in for all tests of this browser. */
export function accountOn(page: Page, person: Person, url: string): Promise<SignedIn> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The browser is gone.');
  return accountOf(browser, url, person);
}
