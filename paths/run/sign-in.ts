/** Signing in once for many paths: each page then starts with what the browser of that person keeps. */
import type { Browser, BrowserContext } from '@playwright/test';

export interface SignedIn {
  /** For the services. */
  readonly token: string;
  /** Until when it is good, in ms since 1970. */
  readonly endsAt: number;
  readonly cookies: Awaited<ReturnType<BrowserContext['storageState']>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
}

/** ms */
const FIRST_SCREEN_MS = 120_000;

interface Person {
  readonly email: string;
  readonly password: string;
}

/** Signs somebody in at the product's own provider; throws where it does not let them in. */
export async function signIn(browser: Browser, url: string, person: Person): Promise<SignedIn> {
  const context = await browser.newContext();
  try {
    // A development server compiles what it is first asked for.
    context.setDefaultTimeout(FIRST_SCREEN_MS);
    const page = await context.newPage();
    await page.goto(`${url}/login`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByPlaceholder('Search Coupon Images').waitFor();
    const kept = await page.evaluate((): Record<string, string> => ({ ...sessionStorage }));
    const user = Object.entries(kept).find(([key]) => key.startsWith('oidc.user:'))?.[1] ?? '{}';
    const { access_token: token, expires_at: endsAt = 0 } = JSON.parse(user) as {
      readonly access_token?: string;
      /** s since 1970 */
      readonly expires_at?: number;
    };
    if (token === undefined) throw new Error(`${person.email} was signed in without a token.`);
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
