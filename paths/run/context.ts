/** One browser context for many paths: they share what was downloaded and compiled, and nothing that was stored. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { PlainImages } from '../hand/sample-coupon.ts';
import type { SignedIn } from './sign-in.ts';

/** ms */
const ATTEMPT_MS = 15_000;

/** Where paths are walked. */
export interface Place {
  /** Of `openContext`: it is used again by the next path, one at a time. */
  readonly context: BrowserContext;
  /** Of the product, without a slash at its end. */
  readonly url: string;
  /** The marketer's; others sign in when a path is theirs. */
  readonly account: SignedIn;
  readonly images: PlainImages;
  /** Screenshots and traces go here; null where nobody looks at them. */
  readonly folder: string | null;
}

interface ContextOptions {
  readonly account: SignedIn;
  /** Whether what is done in it can be kept as a trace; noting it down costs a third of a path's time. */
  readonly isTraced: boolean;
}

/** A context of somebody signed in. */
export async function openContext(
  browser: Browser,
  { account, isTraced }: ContextOptions,
): Promise<BrowserContext> {
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

/** A page whose origin has nothing stored but the cookies of the session. */
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
