import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HB_CARD } from '../../support/halfmoon.ts';
import { button, field, sees } from '../support/locators.ts';
import { expectScreen, expectStep, openWizard, press } from '../support/wizard-bench.tsx';

const radio = (name: string) => page.getByRole('radio', { name, exact: true });

/** Fields that no screen asks for keep their defaults. */
const UNTOUCHED_DETAILS = [
  'Expiration Date (MM/DD/YYYY)',
  'Business Phone Number (XXX-XXX-XXXX)',
  'Website',
  'Promo Code',
  'Terms & Conditions',
];

test('[STEP-16] [STEP-04] [STEP-13] each screen starts with the specified defaults, the card with its design’s colors, and unchanged ones are sent', async () => {
  const { sent } = await openWizard();
  await expectStep('Step 1: Add brand logo');
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
  await page.getByRole('radio', { name: 'No, make one from text' }).click({ force: true });
  await press('Next');
  await expect.element(field('Logo text (up to 2 characters)')).toHaveValue('');
  await expect.element(field('Background color')).toHaveValue('#FFFFFF');
  await expect.element(field('Text color')).toHaveValue('#000000');
  await expect.element(radio('Sans Serif')).toBeChecked();

  await field('Logo text (up to 2 characters)').fill('HB');
  await press('Next');
  await expectScreen('Words');
  await press('Next');
  await expect.element(radio('Default Scheme')).toBeChecked();
  await press('Next');
  await expectScreen('Card colors');
  await expect.element(field('Background color')).toHaveValue('#3B1710');
  await expect.element(field('Foreground color')).toHaveValue('#FFFFFF');
  await expect.element(field('Label color')).toHaveValue('#978480');

  await press('Next');
  for (const label of UNTOUCHED_DETAILS) await expect.element(field(label)).toHaveValue('');
  await expect
    .element(page.getByRole('combobox', { name: 'Time zone' }))
    .toHaveValue('America/New_York');
  await field('Business/Organization Name').fill('Halfmoon Bakery');
  await field('Description').fill('Buy a dozen rolls, the 13th is on us');
  await press('Next');
  await expect.element(radio('No barcode')).toBeChecked();

  await press('Preview design');
  const next = button('Preview Google coupon');
  await sees(next, { timeout: 40_000 });
  await next.click();
  await button('Save and continue').click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.payload).toMatchObject({
    barcodeType: 'NONE',
    barcodeValue: '',
    barcodeAltText: '',
    termsConditions: '',
    expirationDate: '',
    phone: '',
    website: '',
    data: HB_CARD,
    form: {
      labelColor: '#978480',
      promoCode: '',
      timeZone: 'America/New_York',
      language: 'en',
      mailerId: '',
      barcodeInitialValue: '',
      haveCustomArtwork: false,
      haveLogoImage: 'no',
      haveRideAlongImage: null,
      rideAlongScheme: 'Default Scheme',
    },
  });
});
