import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectLink, sees } from '../support/locators.ts';
import { CONFIGURATION, MARA, openTearline } from '../support/tearline.tsx';

test('[SHELL-01] an unknown address shows "Page not found." and a link home', async () => {
  await openTearline('/no/such/screen');

  await sees(page.getByRole('heading', { name: 'Page not found.' }));
  await expect.poll(() => document.title).toBe('Page not found.');
  await expectLink('Back To Homepage', '/');
});

test('[SHELL-01] a screen has one address: without a slash at its end, and in its own letters', async () => {
  const { router } = await openTearline('/dashboard/?sort=oldest#top');
  await expect.poll(() => router.state.location.href).toBe('/dashboard?sort=oldest#top');
  await router.navigate({ href: '/Dashboard' });
  await sees(page.getByRole('heading', { name: 'Page not found.' }));
});

test('[SHELL-02] an error in the address leads home and is removed from it', async () => {
  const { router } = await openTearline('/faqs?error=access_denied', { session: null });

  await sees(page.getByRole('heading', { name: 'Coupons that outlive the envelope' }));
  expect(router.state.location.href).toBe('/');
});

test('[SHELL-02] the callback is exempt: it shows the message as text, cut at 300 characters', async () => {
  const said = `<b>${'x'.repeat(400)}`;
  await openTearline(
    `/authentication/callback?error=server_error&error_description=${encodeURIComponent(said)}`,
    { session: null, refusal: said },
  );

  const message = page.getByText(`<b>${'x'.repeat(297)}`, { exact: true });
  await sees(message);
});

test('[SHELL-03] a new route starts at the top, with focus on its heading', async () => {
  const { router } = await openTearline('/faqs');
  await sees(page.getByRole('heading', { level: 1 }));
  window.scrollTo(0, 200);
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);

  await router.navigate({ to: '/dashboard' });
  await expect.element(page.getByRole('heading', { name: 'Your coupons' })).toHaveFocus();
  expect(window.scrollY).toBe(0);
  await expect.poll(() => document.title).toBe('Dashboard · Tearline');
});

test('[SHELL-03] an address with a hash scrolls to its element', async () => {
  await page.viewport(1440, 400);
  const { router } = await openTearline('/dashboard');
  await sees(page.getByRole('heading', { name: 'Your coupons' }));

  await router.navigate({ to: '/faqs', hash: 'who-can-see-it' });
  await expect
    .element(page.getByText('treat the link as public', { exact: false }))
    .toBeInViewport();
  expect(window.scrollY).toBeGreaterThan(0);
});

test('[SHELL-13] the old editor address leads to the project', async () => {
  const { router } = await openTearline('/editor/4f0c');

  await expect.poll(() => router.state.location.pathname).toBe('/project/edit/4f0c');
});

test('[AUTH-05, AUTH-09] the callback opens the return address with the state of its entry', async () => {
  const completed = {
    session: MARA,
    returnAddress: '/faqs?from=wizard',
    returnState: { newFromExisting: true },
  };
  const { router, history } = await openTearline('/authentication/callback?code=c&state=s', {
    session: null,
    completed,
  });
  await expect.poll(() => router.state.location.pathname).toBe('/faqs');
  expect(history.location.state).toMatchObject({ newFromExisting: true });
  expect(history.length).toBe(1);
});

test('[AUTH-02] shows a spinner until the account has loaded', async () => {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  const account = http.get(`${CONFIGURATION.apiBase}/api/account`, () => held);
  await openTearline('/search/rolls', { handlers: [account] });
  await sees(page.getByRole('status').filter({ hasText: 'Loading' }));
  expect(page.getByPlaceholder('Search Coupon Images').query()).toBeNull();

  come();
  await sees(page.getByPlaceholder('Search Coupon Images'));
});

test.each([
  '/search/rolls?sort=popular',
  '/create',
  '/create/design',
  '/project',
  '/project/edit/4f0c?step=details',
  '/campaign/4f0c',
  '/template/create',
  '/template/edit/4f0c',
  '/admin/keywords',
  '/share/4f0c',
])(
  '[AUTH-02] [AUTH-07] %s sends a visitor to the sign-in, which returns to it',
  async (address) => {
    const { auth, asked } = await openTearline(address, { session: null });
    await expect.poll(() => auth.getSnapshot().context.returnAddress).toBe(address);
    expect(auth.getSnapshot().matches('redirecting')).toBe(true);
    expect(asked).toEqual([]);
  },
);
