/**
 * One browser context for many paths, which share downloaded and compiled code but no stored data, and the sign-in that
 * each page starts with.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { PlainImages } from '../hand/sample-coupon.ts';

/** ms */
const ATTEMPT_MS = 15_000;

export interface SignedIn {
  /** The access token for the services. */
  readonly token: string;
  /** When the token expires, in ms since 1970. */
  readonly endsAt: number;
  readonly cookies: Awaited<ReturnType<BrowserContext['storageState']>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
}

/** Where paths are walked. */
export interface Place {
  /** From `openContext`. The paths use it one at a time. */
  readonly context: BrowserContext;
  /** The product's origin, without a trailing slash. */
  readonly url: string;
  /** The marketer's account. Other persons sign in when a path needs them. */
  readonly account: SignedIn;
  readonly images: PlainImages;
  /** Folder for screenshots and traces; null for none. */
  readonly folder: string | null;
}

/** A context of a signed-in person. A trace can be saved of a traced one; recording takes a third of a path's time. */
export async function openContext(
  browser: Browser,
  { account, isTraced }: { readonly account: SignedIn; readonly isTraced: boolean },
) {
  const context = await browser.newContext({
    storageState: account.cookies,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(ATTEMPT_MS);
  if (isTraced) await context.tracing.start({ screenshots: false, snapshots: true });
  return context;
}

/** Opens a page whose origin has no stored data except the session cookies. */
export async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', {
    origin: new URL(url).origin,
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
  await browser.detach();
  return page;
}

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

/** ms */
const FIRST_SCREEN_MS = 120_000;

/** Signs a person in at the product's own provider. Throws if that fails. */
export async function signIn(
  browser: Browser,
  url: string,
  { email, password }: Readonly<Record<'email' | 'password', string>>,
): Promise<SignedIn> {
  const context = await browser.newContext();
  try {
    // A development server compiles modules on their first request.
    context.setDefaultTimeout(FIRST_SCREEN_MS);
    const page = await context.newPage();
    await page.goto(`${url}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByPlaceholder('Search Coupon Images').waitFor();
    const kept = await page.evaluate((): Record<string, string> => ({ ...sessionStorage }));
    const user = Object.entries(kept).find(([key]) => key.startsWith('oidc.user:'))?.[1] ?? '{}';
    const { access_token: token, expires_at: endsAt = 0 } = JSON.parse(user) as {
      readonly access_token?: string;
      /** s since 1970 */
      readonly expires_at?: number;
    };
    if (token === undefined) throw new Error(`${email} was signed in without a token.`);
    return {
      token,
      endsAt: endsAt * 1000,
      cookies: await context.storageState(),
      sessionStorage: kept,
    };
  } finally {
    await context.close();
  }
}
