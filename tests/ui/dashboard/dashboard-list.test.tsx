import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eraseDrafts, readDraft } from '../../../src/app/drafts/draft-store.ts';
import { ExpiredPostmark } from '../../../src/ui/dashboard/stamps.tsx';
import { readLanguageFrom } from '../../../src/words/language.ts';
import { services } from '../../support/services/operations.ts';
import { DESIGN } from '../../support/wizard-driver.ts';
import { button, sees } from '../support/locators.ts';
import { answerWith } from '../support/network.ts';
import { render } from '../support/render.ts';
import { ACCOUNT, HALFMOON_FORM, storeDraft, storedDraft } from '../support/stored-drafts.ts';
import { project, upTo } from '../support/tearline.tsx';
import { card, chooseFor, openDashboard, switchOf } from './dashboard-hand.tsx';

const SEARCH = 'Search My Dashboard';

test('[DASH-01] [DASH-02] [DASH-12] the address has search and sort; an empty result says so', async () => {
  const { router, asked } = await openDashboard([project(1)]);
  await sees(card('Coupon 1'));
  await page.getByLabelText('Sort By').selectOptions('Name A–Z');
  await expect.poll(() => router.state.location.search).toEqual({ sort: 'name-asc' });
  await page.getByLabelText(SEARCH).fill('spring');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.search).toEqual({ q: 'spring', sort: 'name-asc' });
  await expect
    .poll(() => asked.at(-1))
    .toBe('/api/v1/project?q=spring&sort=name-asc&page=0&size=21');
});

test('[DASH-12] an unknown sort in the address is the default, not a failed list', async () => {
  const { asked } = await openDashboard([project(1)], '/dashboard?sort=price');
  await sees(card('Coupon 1'));
  expect(asked).toContain('/api/v1/project?page=0&size=21');
  await expect.element(page.getByLabelText('Sort By')).toHaveValue('newest');
});

test('[DASH-13] [DASH-14] a card shows its numbers and its end', async () => {
  const days = [...upTo(29).map(() => 0), 12];
  const until = '2026-11-22';
  await openDashboard([
    project(1, {
      views: 1204,
      passes: 1,
      expirationDate: '2099-12-31T00:00:00.000Z',
      lastDays: { until, views: days, passes: days },
    }),
    project(2, { expirationDate: '2020-10-31T00:00:00.000Z' }),
    project(3, { active: false }),
  ]);
  await sees(card('Coupon 1').getByText('1,204 views'));
  await sees(card('Coupon 1').getByText('1 pass', { exact: true }));
  await sees(card('Coupon 1').getByText('Expires 12/31/2099'));
  await expect
    .element(card('Coupon 1').getByRole('img', { name: /^Views in/ }))
    .toHaveAttribute('aria-label', 'Views in the last 30 days: 12, most on November 22, 12');
  await sees(switchOf('Coupon 2').getByText('Expired', { exact: true }));
  await sees(card('Coupon 2').getByText('Expired 10/31/2020'));
  await expect.element(switchOf('Coupon 2')).toBeChecked();
  await expect.element(card('Coupon 2').getByText('Active')).not.toBeInTheDocument();
  await sees(card('Coupon 3').getByText('INACTIVE', { exact: true }));
});

test.each([
  ['en', 'JAN'],
  ['es', 'ENE'],
] as const)('[DASH-14] [SHELL-19] in %s the month of a postmark is %s', async (language, month) => {
  readLanguageFrom(() => language);
  onTestFinished(() => readLanguageFrom(() => 'en'));
  const { container } = await render(<ExpiredPostmark date="01/31/2020" />);
  expect(container.textContent).toContain(`${month}312020`);
});

test('[DASH-16] a draft shows its own artwork, and continues at its address', async () => {
  const template = '00000000-0000-4000-8000-000000000003';
  const place = { account: ACCOUNT, address: `/create/${template}`, draft: 'with artwork' };
  const form = { ...HALFMOON_FORM, stripEditorSource: DESIGN };
  await storeDraft(place, storedDraft({ form }));
  const { router } = await openDashboard([]);
  const draft = card('Draft: Halfmoon Bakery');
  await sees(draft);
  await expect.poll(() => inkOf(draft.element().querySelector('canvas'))).toBeGreaterThan(0);

  await draft.getByRole('button', { name: 'Continue draft: Halfmoon Bakery' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/create/${template}`);
  await eraseDrafts([place]);
});

test('[DASH-16] a draft is discarded although a search has hidden it since the question', async () => {
  const place = { account: ACCOUNT, address: '/create/design', draft: 'hidden by a search' };
  await storeDraft(place, storedDraft({ form: HALFMOON_FORM }));
  const { router } = await openDashboard([]);
  const draft = card('Draft: Halfmoon Bakery');
  await draft.getByRole('button', { name: /^Discard draft/ }).click();
  await router.navigate({ to: '/dashboard', search: { q: 'Late' } });
  await expect.element(draft).not.toBeInTheDocument();
  await button('Yes').click();
  await sees(page.getByText('You have discarded a draft.'));
  expect(await readDraft(place)).toBe(null);
});

/** The opacity of a canvas at its center, 0 to 255. */
function inkOf(canvas: HTMLCanvasElement | null): number {
  const { width = 0, height = 0 } = canvas ?? {};
  const [, , , alpha = 0] =
    canvas?.getContext('2d')?.getImageData(width >> 1, height >> 1, 1, 1).data ?? [];
  return alpha;
}

test('[DASH-01] [SHELL-03] Back at the dashboard restores the list’s position', async () => {
  const { router, history } = await openDashboard(upTo(60).map((number) => project(number)));
  await sees(card('Coupon 1'));
  await expect
    .poll(() => {
      window.scrollTo(0, 2_400);
      return window.scrollY;
    })
    .toBeGreaterThan(2_000);
  await sees(card('Coupon 21'));
  const left = window.scrollY;
  await router.navigate({ to: '/faqs' });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .not.toHaveTextContent('Your coupons');

  history.back();
  await sees(card('Coupon 21'));
  // Rows above the window may be measured again, with differences below the height of a card's text.
  await expect.poll(() => Math.abs(window.scrollY - left)).toBeLessThan(60);
});

test('[DASH-09] a copied link is announced to the letter, or shown for copying by hand', async () => {
  await openDashboard([project(1)]);
  await chooseFor('Coupon 1', 'Copy Link');
  await sees(
    page.getByText(
      /^(You have copied the coupon link to your clipboard\.|Your browser did not allow copying\. The link is .*)$/,
    ),
  );
});

test('[DASH-03] a slow press opens the menu that covers its button, and chooses nothing', async () => {
  await page.viewport(1440, 700);
  const { asked } = await openDashboard([project(1)]);
  const more = button('More for Coupon 1');
  await more.click({ delay: 400 });
  const entry = page.getByRole('menuitem', { name: 'Codes for households' });
  await sees(entry);
  expect(asked.filter((call) => call.endsWith('/codes'))).toEqual([]);
});

test('[PRE-02] [DASH-05] the card of a coupon whose code was not always read says so; an active one leads to its code', async () => {
  const { router } = await openDashboard([
    project(1, { scan: { result: 'unread', reason: 'dense' } }),
    project(2, { scan: { result: 'doubtful', reason: 'contrast' } }),
    project(3, { scan: { result: 'scans', reason: null } }),
    project(4, { scan: { result: 'unread', reason: 'dense' }, active: false }),
  ]);
  await sees(card('Coupon 1').getByText('The code does not scan'));
  await sees(card('Coupon 4').getByText('The code does not scan'));
  await sees(card('Coupon 2').getByText('The code may not scan'));
  expect(page.getByRole('link', { name: 'Change the code' }).elements()).toHaveLength(2);
  answerWith(services.get('/api/v1/project/{id}', () => new Promise<never>(() => {})));
  await card('Coupon 1').getByRole('link', { name: 'Change the code' }).click();
  await expect.poll(() => router.state.location.state.fromDashboard).toBe(true);
});
