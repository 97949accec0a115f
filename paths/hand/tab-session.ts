/** Creates and changes the sign-in of a tab, for processes with their own browser context. */
import type { Page } from '@playwright/test';
import * as does from './does.ts';
import type { Deed, Hand, Stage } from './hand.ts';

const KEY = 'oidc.user:';
const BROUGHT = 'paths.brought';

/** From its first page on the tab has the person's sign-in, once: what ends it later ends it. */
export async function bring({ session, page }: Stage, tab: Page = page): Promise<void> {
  await tab.addInitScript(
    ([stored, brought]) => {
      if (sessionStorage.getItem(brought) !== null) return;
      for (const [key, value] of Object.entries({ ...stored, [brought]: 'yes' }))
        sessionStorage.setItem(key, value);
    },
    [session, BROUGHT] as const,
  );
}

/** Another tab of the same browser with the person's sign-in. */
export async function otherTab(stage: Stage): Promise<Page> {
  const tab = await stage.page.context().newPage();
  await bring(stage, tab);
  return tab;
}

/** The same sign-in an hour later. */
export function runOut(stage: Stage): Stage {
  const entries = Object.entries(stage.session).map(([key, value]): [string, string] => [
    key,
    key.startsWith(KEY) ? JSON.stringify({ ...JSON.parse(value), expires_at: 1 }) : value,
  ]);
  return { ...stage, session: Object.fromEntries(entries) };
}

/** Makes the services refuse the tab's token. */
export const spoilToken: Deed = {
  words:
    'sets “access_token” to “refused” in the entry “oidc.user:…” of the session storage (F12, “Application”)',
  hand: ({ page }) =>
    page.evaluate((prefix) => {
      for (const [key, value] of Object.entries(sessionStorage))
        if (key.startsWith(prefix))
          sessionStorage.setItem(
            key,
            JSON.stringify({ ...JSON.parse(String(value)), access_token: 'refused' }),
          );
    }, KEY),
};

export async function tokenOf({ page }: Stage): Promise<string | null> {
  return page.evaluate((prefix) => {
    const kept = Object.entries(sessionStorage).find(([key]) => key.startsWith(prefix));
    if (kept === undefined) return null;
    return (JSON.parse(String(kept[1])) as { readonly access_token: string }).access_token;
  }, KEY);
}

/** The tab knows nobody. */
export async function forget({ page }: Stage): Promise<void> {
  await page.evaluate((prefix) => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }, KEY);
}

/** Opens the dashboard after the provider has ended the session. */
export const end: readonly Hand[] = [
  spoilToken,
  { words: 'deletes the cookies', hand: ({ page }) => page.context().clearCookies() },
  does.press('Dashboard', 'link'),
];

/** Navigates without loading the page again. */
export async function follow({ page, url }: Stage, address: string): Promise<void> {
  await page.evaluate((href) => {
    history.pushState(null, '', href);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, url + address);
}

export const followTo = (address: string): Deed => ({
  words: `goes to ${address} within the page: enters “history.pushState(0, '', '${address}'); dispatchEvent(new Event('popstate'))” in the console (F12)`,
  hand: (stage) => follow(stage, address),
});
