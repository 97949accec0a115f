/**
 * One browser context for many paths, which share downloaded and compiled code but no stored data, and the sign-in that
 * each page starts with; the accounts of a process's persons.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { PlainImages } from '../hand/sample-coupon.ts';
import { SEEDED_PASSWORD } from '../../server/identity/accounts.ts';
import type { Process } from '../model/process.ts';

/** ms */
const ATTEMPT_MS = 15_000;

export type SignedIn = Readonly<Awaited<ReturnType<typeof signIn>>>;

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
async function signIn(
  browser: Browser,
  url: string,
  { email, password }: Readonly<Record<'email' | 'password', string>>,
) {
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
      /** The access token for the services. */
      token,
      /** When the token expires, in ms since 1970. */
      endsAt: endsAt * 1000,
      cookies: await context.storageState(),
      sessionStorage: kept,
    };
  } finally {
    await context.close();
  }
}

const NOBODY: SignedIn = {
  token: '',
  endsAt: Number.POSITIVE_INFINITY,
  cookies: { cookies: [], origins: [] },
  sessionStorage: {},
};

/** ms; no path takes longer, and a token is valid for a few minutes only. */
const LONGEST_PATH_MS = 120_000;

/** The credentials of each person. */
const CREDENTIALS = {
  marketer: {
    email: process.env['PATHS_EMAIL'] ?? 'marketer@example.com',
    password: process.env['PATHS_PASSWORD'] ?? SEEDED_PASSWORD,
  },
  administrator: {
    email: process.env['PATHS_ADMIN_EMAIL'] ?? 'admin@example.com',
    password: process.env['PATHS_ADMIN_PASSWORD'] ?? SEEDED_PASSWORD,
  },
} as const;

/** The accounts of a browser by product and person. */
const known = new WeakMap<Browser, Map<string, Promise<SignedIn>>>();

type Walker = Pick<Process, 'person'> & Partial<Pick<Process, 'isAlone' | 'takesTurns'>>;

/** The last turn of the processes with `takesTurns`. */
let turns: Promise<unknown> = Promise.resolve();

/**
 * Runs work as a person. The marketer uses the place's context; other persons and processes with `isAlone` get their
 * own.
 */
export async function asPerson<Result>(
  place: Place,
  walker: Walker,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  if (walker.takesTurns !== true) return inContext(place, walker, work);
  const turn = turns.then(() => inContext(place, walker, work));
  turns = turn.catch(() => {});
  return turn;
}

async function inContext<Result>(
  place: Place,
  { person, isAlone }: Walker,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const browser = place.context.browser();
  if (browser === null) throw new Error('The browser is gone.');
  const account = person === 'visitor' ? NOBODY : await accountOf(browser, place.url, person);
  if (person === 'marketer' && isAlone !== true) return work({ ...place, account });
  const context = await openContext(browser, { account, isTraced: place.folder !== null });
  try {
    return await work({ ...place, account, context });
  } finally {
    await context.close();
  }
}

/** One sign-in is used for all paths of a browser at a product, until its token would expire during a path. */
export async function accountOf(browser: Browser, url: string, person: keyof typeof CREDENTIALS) {
  const accounts = known.get(browser) ?? new Map<string, Promise<SignedIn>>();
  known.set(browser, accounts);
  const key = `${person} ${url}`;
  const last = accounts.get(key) ?? null;
  const lasts = await last;
  if (lasts !== null && lasts.endsAt - Date.now() > LONGEST_PATH_MS) return lasts;
  // Another path may have signed in meanwhile.
  const newer = accounts.get(key) ?? null;
  if (newer !== null && newer !== last) return newer;
  const next = signIn(browser, url, CREDENTIALS[person]);
  accounts.set(key, next);
  return next;
}
