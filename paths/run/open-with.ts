import type { Page } from '@playwright/test';
import type { SignedIn } from './sign-in.ts';

/** Opens an address in a tab with this data in its storage. Later changes by the product stay. */
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
