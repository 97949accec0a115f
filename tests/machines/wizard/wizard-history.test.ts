import { expect, test } from 'vitest';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/coupon-form.ts';
import { ANSWERS, wizard } from '../../support/wizard-driver.ts';

const LOGO = {
  original: {
    file: { name: 'halfmoon.png', type: 'image/png', size: 5 },
    data: 'data:image/png;base64,OR',
    crop: { x: 0, y: 0, width: 480, height: 150 },
    storedName: null,
  },
  image: 'data:image/png;base64,AL',
};

test('[STEP-01] [WIZ-18] a cropped image is one change, which the fields take over and undo takes back', () => {
  const { submit, send, context } = wizard();
  submit({ haveLogoImage: 'yes' });
  send({ type: 'image.change', slot: 'appleLogo', image: LOGO });
  expect(context().form.apple).toEqual({
    ...COUPON_FORM_DEFAULTS.apple,
    originalLogo: LOGO.original,
    logoImage: LOGO.image,
  });
  expect(context().revision).toBe(1);
  send({ type: 'design.undo' });
  expect(context().form.apple).toEqual(COUPON_FORM_DEFAULTS.apple);
  expect(context().revision).toBe(2);
});

test('[PREV-04] the fields take a reset over; without a template there is nothing to reset', () => {
  const template = wizard();
  template.send({ type: 'form.change', values: { text: { TEXT1: 'Free rolls' } } });
  template.send({ type: 'design.reset' });
  template.expectContext({ revision: 1 });

  const ownDesign = wizard({ flow: 'design', form: COUPON_FORM_DEFAULTS });
  const before = ownDesign.context();
  ownDesign.send({ type: 'design.reset' });
  expect(ownDesign.context()).toEqual(before);
});

test.each([{ barcodeInitialValue: 'HALFMOON-13' }, { barcodeAltText: 'Show this' }])(
  '[WIZ-14] [WIZ-18] undoing %j takes it out of the barcode at once, and redoing puts it back',
  (values) => {
    const { fillInToBarcode, send, clock, context } = wizard();
    const [typed] = Object.values(values);
    fillInToBarcode();
    send({ type: 'form.change', values });
    clock.increment(1_000);
    expect(context().form.barcodeValue).toBe(typed);
    send({ type: 'design.undo' });
    expect(context().form.barcodeValue).toBe('');
    send({ type: 'design.redo' });
    expect(context().form.barcodeValue).toBe(typed);
  },
);

test('[WIZ-18] where nothing was changed there is nothing to undo or to do again', () => {
  const { submit, send, context } = wizard();
  submit(ANSWERS.noLogo);
  const before = context();
  send({ type: 'design.undo' });
  send({ type: 'design.redo' });
  expect(context()).toEqual(before);
});
