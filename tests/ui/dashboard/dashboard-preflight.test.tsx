import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, problem, services } from '../../support/services/operations.ts';
import { STORED_PROJECT } from '../../support/stored-project.ts';
import { sees } from '../support/locators.ts';
import { openTearline, project } from '../support/tearline.tsx';
import { card } from './dashboard-hand.tsx';

const website = 'http://halfmoon.example/';
const STORED = {
  ...STORED_PROJECT,
  website,
  merchantName: 'Halfmoon Bakery & Café of Mill Street',
};

test('[PRE-01] a card counts what the services found in its coupon, and its preview says what and why', async () => {
  const found = project(7, { preflight: ['website.http', 'google.issuer'] });
  const { router } = await openTearline('/dashboard', {
    projects: [found, project(2), project(3, { preflight: null })],
    handlers: [
      services.get('/api/v1/project/{id}', () =>
        answer(200, { ...STORED, id: found.id }, { ETag: '"1"' }),
      ),
      services.get('/api/v1/project/{id}/wallets', () => problem(404, 'not-found')),
    ],
  });
  const remark = card('Coupon 7').getByText('Preflight: 2 issues');
  await sees(remark);
  expect(page.getByText(/^Preflight: /).elements()).toHaveLength(1);

  await card('Coupon 7').getByRole('button', { name: 'Show' }).click();
  const list = page.getByRole('dialog').getByRole('region', { name: 'Preflight' });
  await sees(list);
  expect(
    list
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Preflight', 'The website is not https', 'Google cuts the business name']);
  await sees(list.getByText('It shows 20 characters.'));
  await list.getByRole('button', { name: 'Fix it in the editor' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/project/edit/${found.id}`);
});
