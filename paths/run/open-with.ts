import type { Page } from '@playwright/test';
import type { SignedIn } from './sign-in.ts';

/** Opens an address in a tab that has this in its storage; what the product changes there later stays changed. */
export async function openWith(
  page: Page,
  address: string,
  stored: SignedIn['sessionStorage'],
  waiting?: Parameters<Page['goto']>[1],
): Promise<void> {
  const storing = await page.addInitScript((entries) => {
    // A frame that renews the session has the same storage.
    if (window !== window.top) return;
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, stored);
  await page.goto(address, waiting);
  await storing.dispose();
}
