import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DESIGN } from '../../support/wizard-driver.ts';
import { button, field, sees } from '../support/locators.ts';
import { openWizard, openWizardAt } from '../support/wizard-bench.tsx';

const tray = () => page.getByRole('region', { name: 'Preflight' });
const tab = (name: string) => page.getByRole('tab', { name });
const titles = () =>
  [...document.querySelectorAll('[data-rule] h3')].map((title) => title.textContent);

test('[PRE-01] beside the preview stands what disappoints, live, and one press mends it', async () => {
  await openWizardAt('details');
  await sees(tray().getByText('Nothing to fix', { exact: true }));

  await field('Business/Organization Name').fill('Halfmoon Bakery & Café of Mill Street');
  await field('Website').fill('http://halfmoon.example');
  await sees(tray().getByText('2 issues, 19 of 21 rules fine'));
  expect(titles()).toEqual(['The website is not https', 'Google cuts the business name']);
  await expect.element(tab('Apple coupon')).toHaveAccessibleDescription('1 issue');
  await expect.element(tab('Google coupon')).toHaveAccessibleDescription('2 issues');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Preflight' }))
    .toHaveTextContent('Preflight: 2 issues. The website is not https');

  await button('Use “Halfmoon Bakery”').click();
  await expect.element(field('Business/Organization Name')).toHaveValue('Halfmoon Bakery');
  await expect.element(tray().getByRole('heading', { name: 'Preflight' })).toHaveFocus();
  await button('Change it').click();
  await expect.element(field('Website')).toHaveFocus();
  await button('Use “https://halfmoon.example”').click();
  await expect.element(field('Website')).toHaveValue('https://halfmoon.example');
  await sees(tray().getByText('Nothing to fix', { exact: true }));
});

test('[PRE-01] an empty coupon has nothing to check yet, and no number says that it is fine', async () => {
  await openWizard();
  await sees(tray().getByText('Nothing to check yet', { exact: true }));
  await expect.element(tray().getByText(/rules/)).not.toBeInTheDocument();
});

test.each([
  [1440, 900],
  [1280, 640],
])(
  '[PRE-01] [WIZ-17] in a window of %i x %i a long list moves no card; its code and the form’s button are above the bar',
  async (width, height) => {
    await page.viewport(width, height);
    await openWizardAt('details');
    const card = page.getByRole('article', { name: /^Apple coupon/ });
    await field('Description').fill('Rolls');
    const before = card.element().getBoundingClientRect();
    await field('Business/Organization Name').fill('Halfmoon Bakery & Café of Mill Street');
    await field('Website').fill('http://halfmoon.example');
    await field('Expiration Date (MM/DD/YYYY)').fill('12/01/2020');
    await field('Description').fill(
      `Ten dollars off any bouquet of ${'roses and tulips '.repeat(6)}`,
    );
    await expect.poll(() => titles().length).toBe(5);
    window.scrollTo({ top: 0 });
    const bar = page.getByText('Step 3 of 4').element().getBoundingClientRect();
    expect(card.element().getBoundingClientRect()).toEqual(before);
    const pins = [...document.querySelectorAll('[data-part] b')];
    expect(pins.map(({ textContent }) => textContent)).toEqual(['3', '1']);
    for (const pin of pins) {
      const { left, right } = pin.getBoundingClientRect();
      expect(right <= before.left || left >= before.right).toBe(true);
    }
    expect(before.bottom).toBeLessThan(bar.top);
    expect(button('Next').element().getBoundingClientRect().bottom).toBeLessThan(bar.top);
  },
);

const READABLE = '#1F3A36';
const FAINT = '#E4E4E4';

test('[PRE-01] words that are hard to read in the artwork are named once typing rests, and one press takes a better scheme', async () => {
  const text = { tokens: { fill: {}, stroke: {}, text: { TEXT1: FAINT } }, name: 'Default Scheme' };
  const better = { tokens: { fill: {}, stroke: {}, text: { TEXT1: READABLE } }, name: 'Scheme 2' };
  const stripEditorSource = { ...DESIGN, schemes: [text, better] } as const;
  await openWizardAt('details', { formPart: { stripEditorSource } });
  const faint = tray().getByText('“Offer” is hard to read in the artwork');
  await sees(faint, { timeout: 20_000 });
  await button('Use Scheme 2').click();
  await expect.element(faint).not.toBeInTheDocument();
  await sees(tray().getByText('Nothing to fix', { exact: true }));
});

test('[PRE-01] a phone counts them on the preview’s tab, and lists them under the card', async () => {
  await page.viewport(390, 844);
  await openWizardAt('details', { formPart: { merchantName: 'Fernhill Garden Store' } });
  await field('Business/Organization Name').fill('Fernhill Garden Store');
  await expect.element(tab('Preview')).toHaveAccessibleDescription('1 issue');
  await tab('Preview').click();
  await sees(tray().getByText('Google cuts the business name'));
});
