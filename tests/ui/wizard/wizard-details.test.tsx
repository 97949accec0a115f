import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { field, sees } from '../support/locators.ts';
import { openWizardAt, press } from '../support/wizard-bench.tsx';

test('[STEP-05] [STEP-15] every message appears at once, and the first invalid field has focus', async () => {
  await openWizardAt('details');
  await field('Business Phone Number (XXX-XXX-XXXX)').fill('58555501');
  await field('Website').fill('zz');
  await field('Expiration Date (MM/DD/YYYY)').fill('next spring');
  await press('Next');

  await expect.element(field('Business/Organization Name')).toHaveAccessibleDescription('Required');
  await expect.element(field('Business/Organization Name')).toHaveFocus();
  await expect
    .element(field('Business Phone Number (XXX-XXX-XXXX)'))
    .toHaveAccessibleDescription('Must match: XXX-XXX-XXXX');
  await expect.element(field('Website')).toHaveAccessibleDescription('Must be a valid URL');
  await expect
    .element(field('Expiration Date (MM/DD/YYYY)'))
    .toHaveAccessibleDescription('Valid Date Required');
});

test('[STEP-05] [STEP-18] [STEP-19] the labels are the specification’s, two of them with an asterisk that is not part of the name', async () => {
  await openWizardAt('details');
  expect([...document.querySelectorAll('form label')].map((label) => label.textContent)).toEqual([
    'Business/Organization Name*',
    'Description*',
    'Start Date (MM/DD/YYYY)',
    'Expiration Date (MM/DD/YYYY)',
    'Time zone',
    'Business Phone Number (XXX-XXX-XXXX)',
    'Website',
    'Promo Code',
    'Terms & Conditions',
    'Coupon language',
  ]);
  await sees(page.getByText('Description*', { exact: true }));
  const description = page.getByLabelText('Description', { exact: true });
  await description.fill('Buy a dozen rolls');
  await expect.element(field('Description')).toHaveValue('Buy a dozen rolls');
});

test('[STEP-19] “Coupon language” changes the labels of the card, and no word that was typed', async () => {
  await openWizardAt('details');
  await field('Description').fill('Two for one');
  await field('Expiration Date (MM/DD/YYYY)').fill('12/31/2030');
  const card = page.getByRole('article', { name: /^Apple coupon/ });
  await sees(card.getByText('Expires', { exact: true }));
  await page.getByLabelText('Coupon language').selectOptions('Spanish');
  for (const words of ['Vence', 'Oferta', 'Two for one'])
    await sees(card.getByText(words, { exact: true }));
});

test('[STEP-06] [STEP-07] a phone has twelve characters, and a pasted one is formatted; a website gets its scheme when the field loses focus', async () => {
  await openWizardAt('details');
  const phone = field('Business Phone Number (XXX-XXX-XXXX)');
  await expect.element(phone).toHaveAttribute('maxlength', '12');
  await phone.fill('+1 (585) 555-0142');
  await expect.element(phone).toHaveValue('585-555-0142');
  await userEvent.type(field('Website'), 'halfmoon.example');
  await userEvent.tab();
  await expect.element(field('Website')).toHaveValue('https://halfmoon.example');
});

test('[STEP-10] has five types, and no fields without a barcode', async () => {
  await openWizardAt('barcode');
  const question = page.getByRole('radiogroup').element();
  expect(
    [...question.querySelectorAll('input')].map((input) => input.getAttribute('value')),
  ).toEqual(['QR', 'AZTEC', 'PDF417', 'CODE128', 'NONE']);
  for (const name of ['QR code', 'Aztec', 'PDF417', 'Code 128', 'No barcode'])
    await sees(page.getByRole('radiogroup').getByText(name, { exact: true }));
  await expect.element(page.getByRole('radio', { name: 'No barcode' })).toBeChecked();
  expect(field('Barcode Field').elements()).toEqual([]);
});

test('[STEP-10] Code 128 says where it renders poorly, and that an Apple Watch gets a QR code', async () => {
  await openWizardAt('barcode');
  const notes = [
    'Code 128 renders poorly on iOS 8 or earlier.',
    'Apple Watch cannot show Code 128, so the coupon also has a QR code there.',
  ].map((note) => page.getByText(note, { exact: true }));
  await page.getByRole('radio', { name: 'Code 128' }).click({ force: true });
  for (const note of notes) await sees(note);
  await page.getByRole('radio', { name: 'QR code' }).click({ force: true });
  for (const note of notes) await expect.element(note).not.toBeInTheDocument();
});

test('[STEP-10] says beside the field what is left out of a code, and what scanners may not read; a barcode requires its text', async () => {
  await openWizardAt('barcode');
  await page.getByRole('radio', { name: 'QR code' }).click({ force: true });
  const barcode = field('Barcode Field');
  await barcode.fill('SAVE\u200B20');
  await expect
    .element(barcode)
    .toHaveAccessibleDescription(/ Invisible characters were removed\.$/);
  await barcode.fill('\u00adÄÖÜ20');
  await expect
    .element(barcode)
    .toHaveAccessibleDescription(
      / Invisible characters were removed\. Phones read “Ä”, but .+ can\.$/,
    );
  await page.getByRole('radio', { name: 'Aztec' }).click({ force: true });
  await barcode.fill('ÄÖÜ20');
  await expect
    .element(barcode)
    .toHaveAccessibleDescription(/ Some scanners misread “Ä” in this barcode\..+QR code\.$/);
  await barcode.fill('SAVE 20');
  await expect.element(barcode).not.toHaveAccessibleDescription(/scanners|Invisible/);
  await barcode.fill('');
  await press('Preview design');
  await sees(page.getByText('Required', { exact: true }));
  await expect.element(barcode).toHaveFocus();
});

test('[WIZ-14] [STEP-10] requests the preview’s barcode once, after a pause in typing', async () => {
  const { barcodes } = await openWizardAt('barcode');
  await page.getByRole('radio', { name: 'QR code' }).click({ force: true });
  await userEvent.type(field('Barcode Field'), 'HALFMOON-13');
  await sees(page.getByRole('figure'));
  expect(barcodes).toEqual(['QR HALFMOON-13']);
});
