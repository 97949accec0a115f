/** An account's brand: offered in the wizard, kept from its details, edited in the account menu (KIT-01). */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { HALFMOON_BRAND } from '../../support/halfmoon.ts';
import { answer, content, empty, problem, services } from '../../support/services/operations.ts';
import { button, field, sees } from '../support/locators.ts';
import { openTearline } from '../support/tearline.tsx';
import {
  expectScreen,
  expectStep,
  openWizard,
  openWizardAt,
  press,
} from '../support/wizard-bench.tsx';

type Brand = Schema<'Brand'>;

const NAME = `sha256:${'a'.repeat(64)}`;
const HALFMOON: Brand = {
  ...HALFMOON_BRAND,
  logos: { appleLogo: { image: NAME }, googleLogo: { image: NAME } },
};

const NAME_FIELD = 'Business/Organization Name';

/** A PNG of one pixel. */
const PIXEL = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

/** The services with a brand that they keep, replace and erase, and with its logos. */
function keeping(brand: Brand | null) {
  const state = { brand, version: 1, sent: [] as Schema<'NewBrand'>[], matches: [] as unknown[] };
  const etag = () => ({ ETag: state.brand === null ? '"none"' : `"${state.version}"` });
  const handlers = [
    services.get('/api/v1/brand', () => answer(200, { brand: state.brand }, etag())),
    services.put('/api/v1/brand', async ({ request, sent }) => {
      const body = await sent();
      const read = request.headers.get('If-Match');
      state.matches.push(read);
      if (read !== null && read !== etag().ETag) return problem(412, 'stale-edit');
      state.sent.push(body);
      state.version += 1;
      state.brand = { ...body, logos: {} };
      return answer(200, state.brand, etag());
    }),
    services.delete('/api/v1/brand', () => {
      state.brand = null;
      return empty(204);
    }),
    services.get('/api/v1/brand/media', () => content(200, 'image/png', PIXEL)),
  ];
  return { state, handlers };
}

test('[KIT-01] [WIZ-18] one press at the first step fills in the brand, and one undo takes it all back', async () => {
  await openWizard({ handlers: keeping(HALFMOON).handlers });
  const use = button('Use my brand');
  await sees(page.getByText('Your brand, from last time'));
  // A list of list items, each with its picture.
  const colors = page.getByRole('list', { name: 'Card colors' });
  expect(colors.getByRole('listitem').getByRole('img').elements()).toHaveLength(3);
  (await use.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await sees(page.getByText(/^Your brand is filled in/));
  await expect.element(button('Take it back')).toHaveFocus();
  await expect.element(page.getByRole('radio', { name: /^Yes, I have a logo/ })).toBeChecked();
  await sees(page.getByRole('img', { name: 'Halfmoon Bakery' }).first());

  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(use).toHaveFocus();
  await expect.element(page.getByRole('radio', { name: /^Yes, I have a logo/ })).not.toBeChecked();

  await use.click();
  await press('Next');
  await sees(page.getByRole('img', { name: 'Apple logo, uploaded' }));
});

test('[KIT-01] the details keep a coupon’s brand on wish, ask before another is lost, and use it', async () => {
  const { state, handlers } = keeping(null);
  await openWizardAt('details', { handlers });
  await button('Keep as my brand').click();
  await sees(page.getByText(/^Your brand was not kept. Enter the business name/));
  await field(NAME_FIELD).fill('Odette Bakery');
  await button('Keep as my brand').click();
  await sees(page.getByText(/^Kept as your brand/));
  expect(state.sent.map(({ merchantName, logoText }) => [merchantName, logoText])).toEqual([
    ['Odette Bakery', 'HB'],
  ]);

  await field(NAME_FIELD).fill('北風堂'.repeat(30));
  await button('Replace my brand with this').click();
  await sees(page.getByRole('dialog', { name: 'Replace your brand?' }).getByText(/Odette Bakery/));
  await button('No').click();
  expect(state.sent).toHaveLength(1);

  await button('Use my brand').click();
  await expect.element(field(NAME_FIELD)).toHaveValue('Odette Bakery');
  await button('Take it back').click();
  await expect.element(field(NAME_FIELD)).toHaveValue('北風堂'.repeat(30));
});

test('[KIT-01] the account menu edits the brand; another tab’s save is not overwritten unasked', async () => {
  const { state, handlers } = keeping(HALFMOON);
  await openTearline('/faqs', { handlers });
  const opener = button('Account of Mara Keeler');
  await opener.click();
  await sees(page.getByText('Logo, 3 colors, terms'));
  await page.getByRole('button', { name: /^Your brand/ }).click();
  await field(NAME_FIELD).fill('');
  await button('Save brand').click();
  await expect.element(field(NAME_FIELD)).toHaveFocus();
  await expect.element(field(NAME_FIELD)).toHaveAttribute('aria-invalid', 'true');

  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await question.getByRole('button', { name: 'No' }).click();
  await expect.element(field(NAME_FIELD)).toHaveValue('');
  await field(NAME_FIELD).fill('Halfmoon & Daughters');
  await field('Website').fill('');
  await userEvent.type(field('Website'), 'https://halfmoon.example/a');
  state.version = 2;
  await button('Save brand').click();
  await sees(page.getByRole('alert').getByText(/changed in another tab/));
  await button('Save mine').click();
  await sees(page.getByText('Your brand is saved.'));
  expect(state.matches).toEqual(['"1"', null]);
  const website = 'https://halfmoon.example/a';
  expect(state.sent[0]).toMatchObject({ merchantName: 'Halfmoon & Daughters', website });
  await expect.element(opener).toHaveFocus();
});

test('[KIT-01] a second coupon of the same business takes nine presses and a description', async () => {
  const initials: Brand = { ...HALFMOON, haveLogoImage: 'no', logoText: 'HB', logos: {} };
  const { sent, router } = await openWizard({ handlers: keeping(initials).handlers });
  let presses = 0;
  const go = async (name: string) => {
    presses += 1;
    await button(name).click();
  };
  await go('Use my brand');
  await sees(page.getByText(/^Your brand is filled in/));
  await go('Next');
  await expect.element(field('Logo text (up to 2 characters)')).toHaveValue('HB');
  await go('Next');
  for (const screen of ['Words', 'Colors', 'Card colors']) {
    await expectScreen(screen);
    await go('Next');
  }
  await expectStep('Step 3: Add details');
  await expect.element(field(NAME_FIELD)).toHaveValue('Halfmoon Bakery');
  await field('Description').fill('Second loaf free');
  await go('Next');
  await expectStep('Step 4: Select barcode format');
  await go('Preview design');
  await sees(button('Save and continue'), { timeout: 15_000 });
  await go('Save and continue');
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/share\//);
  const { merchantName, phone, termsConditions } = HALFMOON;
  expect([presses, sent[0]?.payload]).toMatchObject([
    9,
    { merchantName, phone, termsConditions, description: 'Second loaf free' },
  ]);
});
