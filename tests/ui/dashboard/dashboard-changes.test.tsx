import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, problem, services as operations } from '../../support/services/operations.ts';
import { STORED_PROJECT } from '../../support/stored-project.ts';
import { sees } from '../support/locators.ts';
import { pageOf, project, upTo, uuid } from '../support/tearline.tsx';
import { card, chooseFor, expectSaid, openDashboard, switchOf } from './dashboard-hand.tsx';

const three = () => upTo(3).map((number) => project(number));

test.for([
  [true, "You've deactivated a coupon.", 'Unable to activate coupon'],
  [false, "You've activated a coupon.", 'Unable to deactive coupon'],
] as const)(
  '[DASH-05] a coupon with the switch at %s is switched, announced to the letter, and restored after a failure',
  async ([active, done, failed]) => {
    const coupon = project(1, { active });
    const { services } = await openDashboard([coupon]);
    await switchOf('Coupon 1').click();
    await expectSaid(done);
    await expect.element(switchOf('Coupon 1')).toHaveAttribute('aria-checked', String(!active));

    services.fate = 'failing';
    Object.assign(coupon, { active: !active });
    await switchOf('Coupon 1').click();
    await expectSaid(failed);
    await expect.element(switchOf('Coupon 1')).toHaveAttribute('aria-checked', String(!active));
  },
);

test('[DASH-05] a switch whose answer was lost shows what the services have', async () => {
  const coupon = project(1);
  const { services } = await openDashboard([coupon]);
  await sees(switchOf('Coupon 1'));
  services.fate = 'offline';
  Object.assign(coupon, { active: false });
  await switchOf('Coupon 1').click();
  await expectSaid('Unable to deactive coupon');
  await expect.element(switchOf('Coupon 1')).toHaveAttribute('aria-checked', 'false');
});

test('[DASH-05] a coupon that another tab removed leaves the list with a message', async () => {
  const { services } = await openDashboard(three());
  services.fate = 'gone';
  await switchOf('Coupon 2').click();
  await expectSaid('This coupon was removed in another tab or on another device.');
  await expect.element(card('Coupon 2')).not.toBeInTheDocument();
  await sees(card('Coupon 3'));
});

test('[DASH-12] a list that was asked for while a coupon was switched is shown', async () => {
  let asked = 0;
  const stalling = http.get('*/api/v1/project', ({ request }) =>
    request.url.includes('sort=active') && (asked += 1) === 1 ? new Promise(() => {}) : undefined,
  );
  const { services } = await openDashboard(three(), '/dashboard', [stalling]);
  services.fate = 'waiting';
  await switchOf('Coupon 1').click();
  await page.getByLabelText('Sort By').selectOptions('Active first');
  await expect.poll(() => asked).toBe(1);
  services.goOn();
  await sees(card('Coupon 2'));
  expect(asked).toBe(2);
});

test('[DASH-06] removal asks first, focus goes to the next card, and other searches are asked again', async () => {
  const { services, router, asked } = await openDashboard(three(), '/dashboard?q=Late');
  await sees(card('Coupon 2'));
  await router.navigate({ to: '/dashboard' });
  await chooseFor('Coupon 2', 'Remove from Dashboard');
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to remove this coupon from your dashboard?',
  });
  for (const words of [
    'All customizations will be lost.',
    'Printed codes and links will stop working.',
  ])
    await sees(question.getByText(words, { exact: true }));
  await question.getByRole('button', { name: 'No' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(services.changes).toEqual([]);

  await chooseFor('Coupon 2', 'Remove from Dashboard');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expectSaid("You've successfully deleted a coupon from your dashboard.");
  await expect.element(card('Coupon 2')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'More for Coupon 3' })).toHaveFocus();
  expect(services.changes).toEqual([`DELETE /api/v1/project/${uuid(2)}`]);
  await router.navigate({ to: '/dashboard', search: { q: 'Late' } });
  await expect.poll(() => asked.filter((call) => call.includes('q=Late'))).toHaveLength(2);
});

test('[DASH-07] a name is edited in place and saved by Enter; a failure keeps the typed name', async () => {
  const { services } = await openDashboard([project(1)]);
  const edit = () => page.getByRole('button', { name: /^EDIT NAME of/ });
  await edit().click();
  const field = page.getByLabelText('Name of the coupon');
  await expect.element(field).toHaveFocus();
  services.fate = 'failing';
  await field.fill('Fall');
  await page.getByRole('button', { name: 'SAVE' }).click();
  await expectSaid('Unable to update project.');
  await expect.element(field).toHaveValue('Fall');

  services.fate = 'well';
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expectSaid('You have updated your coupon name.');
  await sees(page.getByRole('heading', { name: 'Fall' }));
  await expect.element(edit()).toHaveFocus();

  await edit().click();
  await field.fill('x'.repeat(129));
  await userEvent.keyboard('{Enter}');
  await sees(page.getByRole('alert').getByText('Must be at most 128 characters long'));
  await userEvent.keyboard('{Escape}');
  await sees(page.getByRole('heading', { name: 'Fall' }));
});

test('[DASH-07] a name that is being typed is still there after another page', async () => {
  const { router } = await openDashboard([project(1)]);
  await page.getByRole('button', { name: /^EDIT NAME of/ }).click();
  const field = page.getByLabelText('Name of the coupon');
  await field.fill('Fall');
  await router.navigate({ to: '/faqs' });
  await expect.element(field).not.toBeInTheDocument();
  await router.navigate({ to: '/dashboard' });
  await expect.element(field).toHaveValue('Fall');
});

test('[PRE-05] a print kit that was opened before a change shows the coupon after it', async () => {
  const stored = { ...STORED_PROJECT, id: uuid(1), name: 'Before' };
  const { router } = await openDashboard([project(1)], `/print/${stored.id}`, [
    operations.get('/api/v1/project/{id}', () => answer(200, stored)),
    operations.get('/api/v1/project/{id}/codes', () => answer(200, [])),
    operations.get('/api/v1/media/barcode', () => problem(400, 'invalid-request')),
  ]);
  await sees(page.getByText('Before'));
  await router.navigate({ to: '/dashboard' });
  await page.getByRole('button', { name: /^EDIT NAME of/ }).click();
  stored.name = 'After';
  await page.getByLabelText('Name of the coupon').fill(stored.name);
  await userEvent.keyboard('{Enter}');
  await expectSaid('You have updated your coupon name.');
  await router.navigate({ to: '/print/$couponId', params: { couponId: stored.id } });
  await sees(page.getByText('After'));
});

test('[DASH-19] a note is added, edited and taken away on the card; focus returns', async () => {
  const { services } = await openDashboard([project(1)]);
  await page.getByRole('button', { name: 'ADD NOTE to Coupon 1' }).click();
  const field = page.getByLabelText('Private note');
  await expect.element(field).toHaveFocus();
  await field.fill('x'.repeat(501));
  await page.getByRole('button', { name: 'SAVE' }).click();
  await expectSaid('Must be at most 500 characters long');
  services.fate = 'failing';
  await field.fill('Ask Ana\nby Friday');
  await page.getByRole('button', { name: 'SAVE' }).click();
  await expectSaid('Unable to save the note.');
  await expect.element(field).toHaveValue('Ask Ana\nby Friday');

  services.fate = 'well';
  await page.getByRole('button', { name: 'SAVE' }).click();
  await expectSaid('You have updated your note.');
  await sees(card('Coupon 1').getByText('Ask Ana by Friday'));
  const edit = page.getByRole('button', { name: 'EDIT NOTE of Coupon 1' });
  await expect.element(edit).toHaveFocus();
  await edit.click();
  await field.fill('');
  await page.getByRole('button', { name: 'SAVE' }).click();
  await expect.element(page.getByRole('button', { name: 'ADD NOTE to Coupon 1' })).toHaveFocus();
  expect(services.changes.at(-1)).toBe(`PATCH /api/v1/project/${uuid(1)}/note {"note":""}`);
});

test('[DASH-08] two coupons are removed together after Yes; Cancel clears the selection', async () => {
  const { services } = await openDashboard(three());
  const bar = page.getByRole('region', { name: 'Selection' });
  await page.getByRole('checkbox', { name: 'Select Coupon 1' }).click();
  await sees(bar.getByText('1 selected'));
  await page.getByRole('checkbox', { name: 'Select Coupon 3' }).click();
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: 'Select Coupon 3' })).toHaveFocus();

  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('checkbox', { name: 'Select Coupon 2' }).click();
  services.fate = 'failing';
  await bar.getByRole('button', { name: 'Remove' }).click();
  await expectSaid('Printed codes and links will stop working.');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectSaid(
    'An error occurred when attempting to remove multiple coupons from your dashboard. Please try again.',
  );
  services.fate = 'well';
  await bar.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectSaid("You've successfully deleted a coupon(s) from your dashboard.");
  await expect.element(bar).not.toBeInTheDocument();
  expect(services.changes.at(-1)).toBe(`DELETE /api/v1/project/ ["${uuid(1)}","${uuid(3)}"]`);
});

test('[DASH-17] “Select all” adds what is shown to what another search selected, and takes only that away', async () => {
  const found = upTo(22).map((number) => project(number));
  const search = operations.get('/api/v1/project', ({ query }) =>
    pageOf(query, query.get('q') === 'Late' ? [project(30)] : found, 21),
  );
  const { router } = await openDashboard([], '/dashboard?q=Late', [search]);
  await page.getByRole('checkbox', { name: 'Select Coupon 30' }).click();
  await router.navigate({ to: '/dashboard' });
  const all = page.getByRole('checkbox', { name: 'Select all' });
  await sees(card('Coupon 1'));
  await expect.element(all).not.toBePartiallyChecked();
  await all.click();
  await expectSaid('22 selected');
  const every = page.getByRole('button', { name: 'Select all 22' });
  await every.click();
  await expectSaid('23 selected');
  await expect.element(every).not.toBeInTheDocument();
  await all.click();
  await expectSaid('1 selected');
});

test('[DASH-17] several are switched off at once, also after another search, and Undo switches on those that were on', async () => {
  const off = [1, 22];
  const coupons = upTo(22).map((number) => project(number, { active: !off.includes(number) }));
  const { router, services } = await openDashboard(coupons);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Select all 22' }).click();
  await expectSaid('22 selected');
  await page.getByLabelText('Sort By').selectOptions('Name A–Z');
  await expect.poll(() => router.state.location.search).toEqual({ sort: 'name-asc' });
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expectSaid("You've deactivated 22 coupons.");
  await expect.element(switchOf('Coupon 2')).not.toBeChecked();
  expect(services.changes).toHaveLength(1);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSaid("You've activated 20 coupons.");
  await expect.element(switchOf('Coupon 2')).toBeChecked();
  await expect.element(switchOf('Coupon 1')).not.toBeChecked();
});
