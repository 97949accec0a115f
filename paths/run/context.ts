/** One browser context for many paths. They share downloaded and compiled code but no stored data. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { PlainImages } from '../hand/sample-coupon.ts';
import type { SignedIn } from './sign-in.ts';

/** ms */
const ATTEMPT_MS = 15_000;

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

interface ContextOptions {
  readonly account: SignedIn;
  /** Whether a trace can be saved. Recording takes a third of a path's time. */
  readonly isTraced: boolean;
}

/** A context of a signed-in person. */
export async function openContext(browser: Browser, { account, isTraced }: ContextOptions) {
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
