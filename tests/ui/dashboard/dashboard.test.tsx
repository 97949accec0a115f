import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { problem, services } from '../../support/services/operations.ts';
import { expectLink, sees } from '../support/locators.ts';
import { openTearline, project, upTo } from '../support/tearline.tsx';

beforeEach(() => page.viewport(1440, 700));

test('[AUTH-07] a visitor on the dashboard is invited to sign in, and returns to it', async () => {
  const { asked } = await openTearline('/dashboard', { session: null });

  await sees(page.getByRole('heading', { name: 'Sign in to see your coupons' }));
  await expectLink('Sign in', '/login?to=%2Fdashboard', page.getByRole('main'));
  expect(asked).toEqual([]);
});

test('[DASH-01] the account’s coupons load 21 at a time, below a note on the dates', async () => {
  const { asked } = await openTearline('/dashboard', {
    projects: upTo(30).map((number) => project(number)),
  });
  await sees(page.getByRole('heading', { name: 'Coupon 1', exact: true }));
  await sees(page.getByText('Creation date is in UTC.'));
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(page.getByRole('heading', { name: 'Coupon 30' })).toBeInTheDocument();
  expect(asked.filter((call) => call.startsWith('/api/v1/project'))).toEqual([
    '/api/v1/project?page=0&size=21',
    '/api/v1/project?page=1&size=21',
  ]);
});

test.for([
  [1440, 3],
  [1281, 3],
  [1280, 2],
  [921, 2],
  [920, 1],
] as const)('[DASH-01] at %i px the coupons are in %i columns', async ([width, columns]) => {
  await page.viewport(width, 700);
  await openTearline('/dashboard', { projects: upTo(4).map((number) => project(number)) });
  await sees(page.getByRole('heading', { name: 'Coupon 1' }));

  const row = page.getByRole('main').getByRole('list').element().firstElementChild;
  expect(row?.children).toHaveLength(columns);
});

test('[DASH-02] without coupons the dashboard says so and leads to the designs', async () => {
  await openTearline('/dashboard');

  await sees(page.getByRole('heading', { name: "You haven't created any coupons" }));
  await expectLink('Get Started', '/');
});

test('[DASH-03] a card shows name, strip, the first ten characters of its date, and its switch', async () => {
  await openTearline('/dashboard', { projects: [project(7, { name: 'Fall mailing' })] });
  const card = page.getByRole('main').getByRole('listitem');

  await sees(card.getByRole('heading', { name: 'Fall mailing' }));
  await sees(card.getByText('2026-10-14', { exact: true }));
  await sees(card.getByRole('checkbox', { name: 'Select Fall mailing' }));
  await expect.element(card.getByRole('switch', { name: 'Fall mailing' })).toBeChecked();
});

test('[DASH-03] an active coupon shows its public strip, an inactive one its private strip with the token', async () => {
  await openTearline('/dashboard', {
    projects: [project(6), project(7, { name: 'Sold out', active: false })],
  });
  await sees(page.getByRole('heading', { name: 'Sold out' }));

  const strips = () =>
    [...page.getByRole('main').element().querySelectorAll('img')].map((strip) => strip.src);
  await expect
    .poll(strips)
    .toEqual([
      'https://services.example/api/v1/media/coupons/00000000-0000-4000-8000-000000000006/strip?platform=apple&width=2x&format=webp',
      'data:image/png;base64,iVBORw==',
    ]);
});

test('[DASH-09] [DASH-15] [SER-01] where only household codes count, the own link and its code are not offered', async () => {
  await openTearline('/dashboard', {
    projects: [project(3, { name: 'Letters', householdsOnly: true })],
    handlers: [services.get('/api/v1/project/{id}/archive', () => problem(404, 'not-found'))],
  });
  await page.getByRole('button', { name: 'More for Letters' }).click();
  const copy = page.getByRole('menuitem', { name: /^Copy Link/ });
  await expect.element(copy).toHaveAttribute('aria-disabled', 'true');
  await expect.element(copy).toHaveTextContent('Copy LinkOnly household codes');
  await page.getByRole('menuitem', { name: 'QR code and files…' }).click();
  const files = page.getByRole('dialog', { name: 'Letters' });
  await sees(files.getByText(/^Each household has its own code\./));
  await expectLink('Codes for households', `/codes/${project(3).id}`, files);
  expect(files.getByRole('img', { name: /QR code/ }).elements()).toEqual([]);
  await files.getByRole('button', { name: 'Download all files' }).click();
  await sees(files.getByRole('alert'));
});

test('[DASH-03] [DASH-05] [DASH-14] an inactive coupon cannot be edited or shared, and opening it says what recipients see', async () => {
  await openTearline('/dashboard', {
    projects: [project(3, { name: 'Sold out', active: false })],
  });
  await page.getByRole('button', { name: 'More for Sold out' }).click();
  await sees(page.getByRole('menuitem', { name: 'Edit' }));
  const entries = page.getByRole('menuitem').elements();
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('aria-disabled')])).toEqual([
    ['View Preview', null],
    ['Edit', 'true'],
    ['New from Existing', null],
    ['Copy Link', 'true'],
    ['Open couponRecipients see “Uh oh!”', null],
    ['QR code and files…', null],
    ['Print kit', null],
    ['Codes for households', null],
    ['Counters', null],
    ['Remove from Dashboard', null],
  ]);
  const starts = entries.filter((entry) => getComputedStyle(entry, '::before').content !== 'none');
  expect(starts.map(({ textContent }) => textContent)).toEqual([
    'QR code and files…',
    'Remove from Dashboard',
  ]);
});
