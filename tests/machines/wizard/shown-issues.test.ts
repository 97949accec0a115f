import { expect, test } from 'vitest';
import { fieldsShowingIssues } from '../../../src/machines/wizard/wizard-context.ts';
import { ANSWERS, wizard } from '../../support/wizard-driver.ts';

test('[STEP-15] after the last button leads to a gap, every missing field shows it, and the first has focus', () => {
  const { fillInToBarcode, submit, send, expectScreen, expectContext, context } = wizard();
  fillInToBarcode();
  send({ type: 'step.goto' });
  send({ type: 'step.submit', values: { haveLogoImage: 'yes' }, direction: 'step' });
  send({ type: 'pane.select', pane: 'preview' });
  send({ type: 'step.goto', step: 'barcode' });
  submit(ANSWERS.barcode);
  expectScreen({ logo: 'upload' });
  expectContext({ highlight: 'apple.logoImage', pane: 'design' });
  expect(fieldsShowingIssues(context())).toEqual(['apple.logoImage', 'google.logoImage']);
});

test('[STEP-15] a screen reached in another way shows wrong values, not missing ones', () => {
  const { submit, send, expectScreen, context } = wizard();
  submit(ANSWERS.noLogo, ANSWERS.logo, ANSWERS.text, ANSWERS.colors, ANSWERS.theme);
  expect(fieldsShowingIssues(context())).toEqual([]);
  const typed = { expirationDate: '02/30/2027', phone: '585-55', website: 'https://halfmoon' };
  send({ type: 'form.change', values: typed });
  send({ type: 'step.back' });
  expect(fieldsShowingIssues(context())).toEqual([]);
  send({ type: 'step.goto', step: 'details' });
  expectScreen({ details: 'business' });
  expect(context().form).toMatchObject(typed);
  expect([...fieldsShowingIssues(context())].sort()).toEqual([
    'expirationDate',
    'phone',
    'website',
  ]);
});

test('[STEP-08] [STEP-15] an invalid date prevents finishing and leads to its screen', () => {
  const { fillInToBarcode, submit, send, expectScreen, expectContext } = wizard();
  fillInToBarcode();
  send({ type: 'step.goto', step: 'details' });
  send({ type: 'form.change', values: { expirationDate: '02/30/2027' } });
  send({ type: 'step.goto', step: 'barcode' });
  submit(ANSWERS.barcode);
  expectScreen({ details: 'business' });
  expectContext({ highlight: 'expirationDate' });
});

test('[WIZ-14] leaving the screen during the pause sets the barcode at once', () => {
  const { fillInToBarcode, send, context } = wizard();
  fillInToBarcode();
  send({ type: 'form.change', values: { barcodeType: 'QR', barcodeInitialValue: 'HALF' } });
  send({ type: 'form.change', values: { barcodeInitialValue: 'HALFMOON-13' } });
  expect(context().form.barcodeValue).toBe('');
  send({ type: 'step.back' });
  expect(context().form.barcodeValue).toBe('HALFMOON-13');
});
