import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './product.ts';

test.use({ expectedComplaint: /^(?:Type)?Error: A part did not arrive/u });

test('[HOME-01, AUTH-03, SHELL-02] the landing page drops an error from its address, and "Get Started" leads to the sign-in by keyboard', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/?error=access_denied`);
  await expect(
    page.getByRole('heading', { name: 'Coupons that outlive the envelope' }),
  ).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await expectAccessible(page, 'landing');

  await page.getByRole('link', { name: 'Get Started' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('[HOME-01, SHELL-06, SHELL-16] the landing page opens its menus, changes its theme and shows the network state without the application', async ({
  page,
  context,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(product.url);
  const own = await page.evaluate(() =>
    [...document.scripts].map(({ text }) => text.length).reduce((sum, length) => sum + length, 0),
  );
  expect(own).toBeLessThan(8_250);
  const menu = page.getByRole('button', { name: 'Menu' });
  const faqs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' });
  await menu.click();
  await expect(faqs).toBeVisible();
  await faqs.focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(faqs).toBeHidden();
  await page.getByLabel('Theme').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are back online.', { exact: true })).toBeVisible();
  const scripts = asked.filter((path) => path.endsWith('.js') && !path.includes('/analytics-'));
  expect(scripts.filter((path) => !path.includes('/index-'))).toEqual([]);
  expect(await page.locator('[data-first-paint]').count()).toBe(1);

  await page.reload();
  await expect(page.getByLabel('Theme')).toHaveValue('dark');
  await menu.click();
  await faqs.click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('[SHELL-01] an unknown address answers 404 and shows "Page not found."', async ({
  page,
  product,
}) => {
  for (const address of ['/no/such/screen', '/search/100%']) {
    const response = await page.goto(product.url + address);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found.' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found.');
  }
});

test('[SHELL-04, SHELL-05] inside the application, a link to robots.txt opens the server’s file, and the campaign builder’s address redirects to the mailer portal', async ({
  page,
  product,
}) => {
  const configuration = await (await page.request.get(`${product.url}/config.json`)).json();
  const portal = new URL(configuration.mailerPortalUrl);
  await page.route(`${portal.origin}/**`, (route) => route.fulfill({ body: 'The mailer portal' }));
  for (const [address, words] of [
    ['/robots.txt', 'User-agent: *'],
    ['/campaign-builder', 'The mailer portal'],
  ] as const) {
    await page.goto(`${product.url}/faqs`);
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await expect(page.getByText(words)).toBeVisible();
  }
  expect(new URL(page.url()).href).toBe(portal.href);
});

test('[SHELL-12] a part that does not load shows a screen with "Reload", and the page stays', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Sign in to see your coupons' })).toBeVisible();
  const asked: string[] = [];
  await page.route(/\/assets\/faqs-[^/]*\.js/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  let loads = 0;
  page.on('load', () => (loads += 1));

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { name: 'Part of Tearline did not load.' })).toBeVisible();
  expect(loads).toBe(0);
  expect(new Set(asked).size).toBe(1);

  await page.unroute(/\/assets\/faqs-[^/]*\.js/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('[SHELL-16] offline, a message appears, a screen that has not loaded offers "Reload", and the return is announced', async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Sign in to see your coupons' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' }).click();
  const missing = page.getByRole('heading', { name: 'Part of Tearline did not load.' });
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Tearline still cannot be reached.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You are back online.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('[SHELL-15] without its configuration document the application shows an error', async ({
  page,
  product,
}) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${product.url}/faqs`);

  await expect(page.getByRole('heading', { name: 'Tearline could not start.' })).toBeVisible();
  await expect(page.getByText('/config.json answered 500.')).toBeVisible();
});

test('[HOME-02] the landing page is not sent to a browser that has signed in', async ({
  product,
}) => {
  const sent = async (cookie: string) => (await fetch(product.url, { headers: { cookie } })).text();
  expect(await sent('')).toContain('Get Started');
  expect(await sent('tearline_signed_in=1')).not.toContain('Get Started');
});
