import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { problem, services } from '../../support/services/operations.ts';
import { expectLink, sees } from '../support/locators.ts';
import { SIGNED_IN_ENTRIES } from '../../../src/ui/shell/navigation.ts';
import { openTearline } from '../support/tearline.tsx';

const tabs = () => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
const textsOf = (links: ReturnType<typeof tabs>) =>
  links.elements().map((link) => link.textContent);

test('[SHELL-06] a signed-in person sees four tabs, the active one marked and underlined', async () => {
  await openTearline('/dashboard');

  await sees(page.getByRole('link', { name: 'Logout' }));
  expect(textsOf(tabs())).toEqual(['Create Coupon', 'Dashboard', 'FAQs', 'Logout']);
  const active = page.getByRole('link', { name: 'Dashboard' });
  await expect.element(active).toHaveAttribute('aria-current', 'page');
  const underlineOf = (tab: Element) => getComputedStyle(tab, '::after').borderBottom;
  expect(underlineOf(active.element())).toBe('3px solid rgb(200, 50, 31)');
  const faqs = page.getByRole('link', { name: 'FAQs' });
  await expect.element(faqs).not.toHaveAttribute('aria-current');
  expect(underlineOf(faqs.element())).toMatch(/^0px/);
});

test('[SHELL-06] “Dashboard” is the active tab on the pages behind its cards', () => {
  const current = (path: string) =>
    SIGNED_IN_ENTRIES.filter(({ covers }) => covers(path)).map(({ to }) => to);
  for (const path of ['/project/edit/7', '/codes/7', '/counters', '/print/7'])
    expect(current(path)).toEqual(['/dashboard']);
  expect(current('/share/7')).toEqual([]);
});

test('[SHELL-06] [PUB-04] no tab is active on the page of a finished coupon; a missing coupon sets the page’s title', async () => {
  await openTearline('/share/00000000-0000-4000-8000-000000000000', {
    handlers: [services.get('/api/v1/coupon/{id}', () => problem(404, 'not-found'))],
  });

  await sees(page.getByText('Unable to load coupon'));
  await expect.poll(() => document.title).toBe('Unable to load coupon · Tearline');
  expect(
    tabs()
      .elements()
      .map((tab) => tab.getAttribute('aria-current')),
  ).toEqual([null, null, null, null]);
});

test('[SHELL-06] a visitor sees no tab of the application', async () => {
  await openTearline('/faqs', { session: null });

  await sees(page.getByRole('heading', { level: 1 }));
  expect(textsOf(tabs())).toEqual(['FAQs', 'Sign in']);
});

test('[SHELL-07] the mobile menu opens by keyboard and closes on Escape, with focus on its button, and by a press beside it or on an entry', async () => {
  await page.viewport(390, 844);
  const { router } = await openTearline('/faqs');
  const opener = page.getByRole('button', { name: 'Menu' });
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');

  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  expect(textsOf(tabs())).toEqual(['Create Coupon', 'Dashboard', 'FAQs', 'Logout']);

  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('Create Coupon');
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  expect(document.activeElement).toBe(opener.element());

  await opener.click();
  await page.getByRole('heading', { name: 'Search', exact: true }).click();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');

  await opener.click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
});

test('[SHELL-08] [SHELL-09] the header’s title leads home, the footer has the legal links, the year and four configured columns', async () => {
  await openTearline('/faqs');

  await expectLink('Tearline, home', '/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Privacy', 'Terms', 'FOIA', 'No FEAR']) {
    await sees(footer.getByRole('link', { name, exact: true }));
  }
  await sees(footer.getByText('Copyright © 2025'));
  const columns = footer.getByRole('heading').elements();
  expect(columns.map((column) => column.textContent)).toEqual([
    'Helpful Links',
    'About',
    'Other Sites',
    'Legal Information',
  ]);
});

test('[SHELL-09] the provider bar has the configured menus, one open at a time', async () => {
  await openTearline('/faqs');
  const send = page.getByRole('button', { name: 'Send' });
  const help = page.getByRole('button', { name: 'Help' });

  await send.click();
  await sees(page.getByRole('link', { name: 'Mail a letter' }));
  await help.click();
  await sees(page.getByRole('link', { name: 'Contact us' }));
  await expect.element(send).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Escape}');
  await expect.element(help).toHaveAttribute('aria-expanded', 'false');
});

test('[SHELL-10] the content fills the window below 101 px of bars; the small print has 11 px', async () => {
  await openTearline('/faqs');
  await sees(page.getByRole('contentinfo'));

  expect(page.getByRole('main').element().getBoundingClientRect().top).toBe(101);
  expect(getComputedStyle(page.getByRole('main').element()).minHeight).toBe(
    `${window.innerHeight - 101}px`,
  );
  for (const small of [
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Postal Provider' }),
  ]) {
    expect(getComputedStyle(small.element()).fontSize).toBe('11px');
  }
});
