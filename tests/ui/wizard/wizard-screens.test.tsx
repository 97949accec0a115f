import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, field, sees } from '../support/locators.ts';
import {
  expectScreen,
  expectStep,
  fillInLogo,
  openWizard,
  openWizardAt,
  press,
} from '../support/wizard-bench.tsx';

const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const art = (name: string) =>
  page.getByRole('region', { name: 'Preview' }).getByRole('img', { name, exact: true });

test('[WIZ-07] the heading names the step, the bar marks it, the footer counts it', async () => {
  await openWizard();
  await expectStep('Step 1: Add brand logo');
  expect(page.getByRole('list', { name: 'Progress' }).element().textContent).toBe(
    'Step 1, currentLogoStep 2CouponStep 3DetailsStep 4Barcode',
  );
  await sees(page.getByText('Step 1 of 4'));
  await expect.element(page.getByRole('button', { name: 'Back' })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Next step' })).toBeDisabled();

  await fillInLogo();
  expect(page.getByRole('list', { name: 'Progress' }).element().textContent).toBe(
    'Step 1: Add brand logo, completedLogoStep 2, currentCouponStep 3DetailsStep 4Barcode',
  );
});

test('[WIZ-20] [STEP-09] [STEP-15] the logo question has the decided words; without an answer it is "Required" and takes focus', async () => {
  await openWizard();
  const question = page.getByRole('radiogroup', { name: 'Do you have a logo file?' });
  await sees(question);
  expect(
    [...question.element().querySelectorAll('input')].map((input) => input.getAttribute('value')),
  ).toEqual(['yes', 'no']);
  await sees(page.getByText('Yes, I have a logo'));
  await sees(page.getByText('No, make one from text'));
  await press('Next');
  await sees(page.getByText('Required'));
  await expect.element(page.getByRole('radio', { name: 'Yes, I have a logo' })).toHaveFocus();
});

test('[STEP-04] [WIZ-18] the text logo takes two characters, offers five fonts and requires its letters', async () => {
  await openWizard();
  await page.getByRole('radio', { name: 'No, make one from text' }).click({ force: true });
  await press('Next');
  await expectScreen('A logo from text');
  const letters = page.getByRole('textbox', {
    name: 'Logo text (up to 2 characters)',
    exact: true,
  });
  await press('Next');
  await sees(page.getByText('Required'));
  await expect.element(letters).toHaveFocus();

  await userEvent.keyboard('SAL');
  await expect.element(letters).toHaveValue('SA');
  await expect.element(page.getByText('Required')).not.toBeInTheDocument();
  for (const font of ['Sans Serif', 'Serif', 'Rounded', 'Handwriting', 'Decorative']) {
    await radio(font).click({ force: true });
    await expect.element(radio(font)).toBeChecked();
  }
  await button('Undo').click();
  await expect.element(radio('Handwriting')).toBeChecked();
  await button('Redo').click();
  await expect.element(radio('Decorative')).toBeChecked();
});

test('[STEP-11] [PREV-04] each text of the design has its field, the artwork follows each key, and "Reset Design" restores both, and the scheme', async () => {
  await openWizardAt('texts');
  const headline = field('Offer');
  await expect.element(headline).toHaveValue('The 13th is on us');
  await userEvent.clear(headline);
  await userEvent.type(headline, 'Free');
  await sees(art('Free'));
  await userEvent.type(headline, ' rolls');
  await sees(art('Free rolls'));
  await page.getByRole('button', { name: 'Reset Design' }).click();
  await expect.element(headline).toHaveValue('The 13th is on us');
  await sees(art('The 13th is on us'));

  await press('Next');
  await expectScreen('Colors');
  await radio('Scheme 2').click({ force: true });
  await expect.element(radio('Scheme 2')).toBeChecked();
  await button('Reset Design').click();
  await expect.element(radio('Default Scheme')).toBeChecked();
});

test('[STEP-13] colors that are hard to read are told, mended by one press, and never block', async () => {
  await openWizardAt('texts');
  await press('Next');
  await press('Next');
  await expectScreen('Card colors');
  await field('Background color').fill('#777777');
  await field('Foreground color').fill('#888888');
  await userEvent.tab();
  const warnings = page.getByText(/^Hard to read: contrast \d\.\d:1\. Aim for at least 4\.5:1\.$/u);
  await sees(warnings.nth(1));
  await button('Make it readable').first().click();
  await expect.poll(() => warnings.elements().length).toBe(1);
  await sees(page.getByText(/^Reads well: contrast/u));
  await press('Next');
  await expectStep('Step 3: Add details');
});

test('[PREV-04] [WIZ-19] a strip that is not editable has no texts, schemes or reset', async () => {
  await openWizard({ editable: false });
  await page.getByRole('radio', { name: 'No, make one from text' }).click({ force: true });
  await press('Next');
  await field('Logo text (up to 2 characters)').fill('HB');
  await press('Next');
  await expectScreen('Card colors');
  expect(page.getByRole('button', { name: 'Reset Design' }).elements()).toEqual([]);
});

test('[WIZ-18] Ctrl+Z undoes one word at a time and Shift+Ctrl+Z redoes it', async () => {
  await openWizardAt('texts');
  const headline = field('Offer');
  await userEvent.click(headline);
  await userEvent.keyboard('{End} today only');
  await expect.element(headline).toHaveValue('The 13th is on us today only');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(headline).toHaveValue('The 13th is on us today ');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(headline).toHaveValue('The 13th is on us ');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(headline).toHaveValue('The 13th is on us');
  await userEvent.keyboard('{Control>}{Shift>}ZZ{/Shift}{/Control}');
  await expect.element(headline).toHaveValue('The 13th is on us today ');
});

test('[STEP-12] [STEP-13] [STEP-17] the schemes are radio cards, which the card follows; of three cards in their colors one click applies one, one undo removes it', async () => {
  await openWizardAt('texts');
  await press('Next');
  await expectScreen('Colors');
  await expect.element(radio('Default Scheme')).toBeChecked();
  expect(
    page.getByRole('radiogroup', { name: 'Color scheme' }).element().querySelectorAll('canvas')
      .length,
  ).toBe(2);
  await radio('Scheme 2').click({ force: true });
  await expect.element(radio('Scheme 2')).toBeChecked();
  await press('Next');
  await expectScreen('Card colors');
  const background = page.getByRole('textbox', { name: 'Background color' });
  await expect.element(background).toHaveValue('#1F3A36');
  const cards = page.getByRole('group', { name: 'From your design', exact: true });
  expect(cards.getByRole('button').elements()).toHaveLength(3);

  const deep = cards.getByRole('button', { name: /^Deep card/ });
  await expect.element(deep).toHaveAttribute('aria-pressed', 'true');
  const light = cards.getByRole('button', { name: /^Light card/ });
  await light.click();
  await expect.element(light).toHaveAttribute('aria-pressed', 'true');
  const [, ...worn] = /^Light card: [a-z ]+ (#.{6}), [a-z ]+ (#.{6}), [a-z ]+ (#.{6})$/.exec(
    light.element().getAttribute('aria-label') ?? '',
  ) ?? [''];
  const fields = ['Background color', 'Foreground color', 'Label color'];
  for (const [index, name] of fields.entries())
    await expect.element(page.getByRole('textbox', { name })).toHaveValue(worn[index] ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(background).toHaveValue('#1F3A36');
  await expect.element(deep).toHaveAttribute('aria-pressed', 'true');
});

test('[WIZ-15] on a phone the form and the cards are two tabs', async () => {
  await page.viewport(390, 844);
  await openWizard();
  await expectStep('Step 1: Add brand logo');
  expect(page.getByRole('article').elements()).toEqual([]);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await sees(page.getByRole('article', { name: 'Apple coupon' }));
  await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument();
  await expectStep('Step 1: Add brand logo');
});
