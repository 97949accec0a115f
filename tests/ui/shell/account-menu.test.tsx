import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { answer, services } from '../../support/services/operations.ts';
import { expectLink, sees } from '../support/locators.ts';
import { openTearline } from '../support/tearline.tsx';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  return page.viewport(1440, 900);
});

/** The account's stored settings. */
function kept(...attributes: Schema<'Attribute'>[]) {
  return {
    attributes,
    handlers: [
      services.get('/api/v1/attributes', () => answer(200, attributes)),
      services.post('/api/v1/attributes/{id}', async ({ params, sent }) => {
        const attribute: Schema<'Attribute'> = { id: params.id, value: (await sent()).value };
        attributes.push(attribute);
        return answer(200, attribute);
      }),
    ],
  };
}

const opener = () => page.getByRole('button', { name: 'Account of Mara Keeler' });
const menu = () => page.getByRole('region', { name: 'Account' });

test('[SHELL-17] [TILL-01] the menu shows who is signed in, and leads to the counters; Escape closes it and returns focus', async () => {
  await openTearline('/faqs');
  await opener().click();
  await sees(menu().getByText('mara@halfmoon.example'));
  await expectLink('Logout', '/logout', menu());
  await expectLink('Counters', '/counters', menu());
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('[SHELL-17] [API-10] theme and time zone apply at once, and are stored with the account and in this browser', async () => {
  const { attributes, handlers } = kept();
  await openTearline('/faqs', { handlers });
  await opener().click();
  await menu().getByRole('radio', { name: 'Dark' }).click({ force: true });
  await menu().getByLabelText('Default time zone').selectOptions('Chicago (Central)');

  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('tearline.theme')).toBe('dark');
  await expect
    .poll(() => attributes)
    .toEqual([
      { id: 'theme', value: 'dark' },
      { id: 'coupon.time-zone', value: 'America/Chicago' },
    ]);
});

test('[APPR-03] "Publish only what is approved" is a choice of the account', async () => {
  const { attributes, handlers } = kept({ id: 'publish-approved-only', value: true });
  await openTearline('/faqs', { handlers });
  await opener().click();
  const rule = menu().getByRole('checkbox', { name: /^Publish only what is approved/ });
  await expect.element(rule).toBeChecked();
  await rule.click();
  await expect.poll(() => attributes.at(-1)).toEqual({ id: 'publish-approved-only', value: false });
});
