/** Signs in once for many paths. Each page then starts with the stored session of that person. */
import type { Browser, BrowserContext } from '@playwright/test';

export interface SignedIn {
  /** The access token for the services. */
  readonly token: string;
  /** When the token expires, in ms since 1970. */
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

/** Signs a person in at the product's own provider. Throws if that fails. */
export async function signIn(browser: Browser, url: string, person: Person): Promise<SignedIn> {
  const context = await browser.newContext();
  try {
    // A development server compiles modules on their first request.
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
