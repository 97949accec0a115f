import { expect, type Page } from '@playwright/test';
import { SILENT_SIGN_IN_LIMIT_MS } from '../../src/domain/start-limits.ts';
import { openWith } from '../../paths/run/context.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Product, test } from './product.ts';
import { accountOn, arriveAt, fillIn } from './support/session.ts';

const SESSION_KEY = 'oidc.user:';

interface KeptSession {
  readonly access_token: string;
  readonly expires_at: number;
}

function keptSession(page: Page): Promise<KeptSession | null> {
  return page.evaluate((prefix) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith(prefix));
    return key === undefined ? null : JSON.parse(sessionStorage.getItem(key) ?? 'null');
  }, SESSION_KEY);
}

/** Opens an address in a tab with a stored session that is expired or revoked; the browser has no cookie. */
async function openChanged(
  page: Page,
  { url }: Product,
  path: string,
  change: Partial<KeptSession>,
): Promise<void> {
  const { sessionStorage } = await accountOn(page, 'marketer', url);
  const changed = Object.entries(sessionStorage).map(([key, value]) => {
    const kept: object = key.startsWith(SESSION_KEY) ? JSON.parse(value) : {};
    return [key, 'access_token' in kept ? JSON.stringify({ ...kept, ...change }) : value];
  });
  await openWith(page, url + path, Object.fromEntries(changed));
}

/** Signs the marketer in at the provider in this browser. */
async function takeCookies(page: Page, { url }: Product): Promise<void> {
  const { cookies } = await accountOn(page, 'marketer', url);
  await page.context().addCookies(cookies.cookies);
}

const seconds = () => Math.floor(Date.now() / 1000);

test('[AUTH-01, AUTH-03, AUTH-05] signing in by code and PKCE ends at "to", with tokens only in this tab', async ({
  page,
  product,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));

  await page.goto(`${product.url}/login?to=%2Fdashboard%3Fq%3Dbulbs`);
  await fillIn(page);
  await expect(page).toHaveURL(`${product.url}/dashboard?q=bulbs`);

  const authorization = asked.find(({ pathname }) => pathname === '/idp/auth');
  expect(Object.fromEntries(authorization?.searchParams ?? [])).toMatchObject({
    client_id: 'ic_app',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${product.url}/authentication/callback`,
    code_challenge_method: 'S256',
  });
  expect(asked.map(({ pathname }) => pathname)).toContain('/idp/me');
  expect(await keptSession(page)).toMatchObject({ profile: { email: 'marketer@example.com' } });
  expect(
    await page.evaluate((prefix) => JSON.stringify(localStorage).includes(prefix), SESSION_KEY),
  ).toBe(false);
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe('/authentication/callback');
});

test('[AUTH-01] the token is renewed in an iframe before it ends, without a visible change @long', async ({
  page,
  product,
}) => {
  const { token } = await accountOn(page, 'marketer', product.url);
  await takeCookies(page, product);
  const loads: string[] = [];
  await openChanged(page, product, '/search/bulbs', { expires_at: seconds() + 61 });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads.push(frame.url());
  });

  await expect.poll(async () => (await keptSession(page))?.access_token).not.toBe(token);

  expect((await keptSession(page))?.expires_at).toBeGreaterThan(seconds() + 500);
  expect(loads).toEqual([]);
  await expect(page).toHaveURL(`${product.url}/search/bulbs`);
});

test('[AUTH-09] a refused token is renewed silently while the provider’s session lasts @long', async ({
  page,
  product,
}) => {
  await takeCookies(page, product);

  await openChanged(page, product, '/search/bulbs', { access_token: 'refused' });

  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  await expect.poll(async () => (await keptSession(page))?.access_token).toMatch(/^eyJ/);
});

test('[AUTH-09] a session that has ended everywhere asks to sign in again and returns', async ({
  page,
  product,
}) => {
  await openChanged(page, product, '/search/bulbs?order=popular', { access_token: 'refused' });
  await fillIn(page);

  await expect(page).toHaveURL(`${product.url}/search/bulbs?order=popular`);
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
});

test('[AUTH-04] signing out returns to "/", and the next guarded address asks for a sign-in', async ({
  page,
  product,
}) => {
  await arriveAt(page, `${product.url}/search/bulbs`);

  await page.goto(`${product.url}/logout`);

  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  expect(await keptSession(page)).toBeNull();
  await page.goto(`${product.url}/search/bulbs`);
  await expect(page.getByLabel('Email')).toBeVisible();
});

/** The browser's cookies except the provider's. */
const hintsIn = async (page: Page) =>
  (await page.context().cookies()).filter(({ path }) => path === '/');

/** Opens a new tab, and returns what its frames showed of a visitor's page, its requests and its errors. */
async function newTab(page: Page, address: string) {
  const tab = await page.context().newPage();
  const asked: string[] = [];
  const reported: string[] = [];
  tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
  tab.on('console', (message) => reported.push(message.text()));
  await tab.addInitScript((limit) => {
    if (window !== window.top) return;
    // A busy machine may take longer than the limit for a person.
    const set = window.setTimeout.bind(window);
    const setTimeout = (run: () => void, ms?: number) => (ms === limit ? 0 : set(run, ms));
    Object.assign(window, { setTimeout });
    const look = () => {
      for (const link of document.links)
        if (/^Sign in/u.test(link.innerText) && link.checkVisibility())
          document.documentElement.dataset['visitor'] = link.innerText;
      requestAnimationFrame(look);
    };
    look();
  }, SILENT_SIGN_IN_LIMIT_MS);
  await tab.goto(address);
  const visitor = tab.locator('html[data-visitor]');
  return { tab, asked, reported, visitor };
}

test('[AUTH-01, HOME-02] a new tab signs in while the provider’s session lasts, and shows no visitor’s page before @long', async ({
  page,
  product,
}) => {
  await arriveAt(page, `${product.url}/search/bulbs`);
  expect(await hintsIn(page)).toMatchObject([
    { name: 'tearline_signed_in', value: '1', sameSite: 'Lax' },
  ]);

  for (const [path, heading] of [
    ['/dashboard', 'Your coupons'],
    ['/', 'Select a design below or upload your own to get started'],
  ] as const) {
    const { tab, reported, visitor } = await newTab(page, product.url + path);
    await expect(tab.getByRole('heading', { name: heading })).toBeVisible();
    await expect(tab.getByRole('button', { name: /^Account of / })).toBeVisible();
    await expect(tab).toHaveURL(product.url + path);
    await expect(visitor).toHaveCount(0);
    expect(reported).toEqual([]);
    await tab.close();
  }
});

test('[AUTH-04, AUTH-07, HOME-01] the hint of an ended session is tried once; without a hint there is no request @long', async ({
  page,
  product,
}) => {
  await arriveAt(page, `${product.url}/search/bulbs`);
  await page.context().clearCookies({ path: '/idp' });

  const stale = await newTab(page, `${product.url}/dashboard`);
  await expect(
    stale.tab.getByRole('heading', { name: 'Sign in to see your coupons' }),
  ).toBeVisible();
  expect([await hintsIn(page), stale.reported]).toEqual([[], []]);
  expect(stale.asked.filter((path) => path.startsWith('/api/'))).toEqual([]);

  const fresh = await newTab(page, `${product.url}/`);
  await expect(fresh.tab.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await fresh.tab.waitForLoadState('networkidle');
  expect(fresh.asked.filter((path) => /^\/(idp|api|config)/u.test(path))).toEqual([]);
  expect(fresh.reported).toEqual([]);
});

test('[AUTH-05, AUTH-06] a refused sign-in shows its message as text, cut, and tries again where one was going', async ({
  page,
  product,
}) => {
  const said = `<b>No.</b>${'x'.repeat(400)}`;
  await page.goto(`${product.url}/search/bread`);
  await expect(page.getByLabel('Email')).toBeVisible();
  const names = await page.evaluate(() => Object.keys(sessionStorage));
  const state = names.find((name) => /^oidc\.\w+$/u.test(name))?.slice('oidc.'.length) ?? '';
  const refusal = new URLSearchParams({ error: 'access_denied', error_description: said, state });

  await page.goto(`${product.url}/authentication/callback?${refusal}`);

  await expect(page.getByText(said.slice(0, 300), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await fillIn(page);
  await expect(page).toHaveURL(`${product.url}/search/bread`);
});

test('[AUTH-10] Back on the sign-in page returns to the previous page @long', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/`);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page.getByLabel('Email')).toBeVisible();

  await page.goBack();

  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
});

test('[AUTH-10] the sign-in page is accessible, with and without an error', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/login`);
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectAccessible(page, 'sign-in');

  await page.getByLabel('Email').fill('marketer@example.com');
  await page.getByLabel('Password').fill('teerline');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('alert')).toHaveText(
    'This email and password do not match. Check both and try again.',
  );
  await expect(page.getByLabel('Password')).toBeFocused();
  await expectAccessible(page, 'sign-in');
});
