import { expect, test } from 'vitest';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
} from '../../../src/domain/coupon/fields/coupon-form.ts';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import { cardSuggestionsOf } from '../../../src/domain/design/card-colors.ts';
import { schemeNamed } from '../../../src/domain/design/design-document.ts';
import { EMPTY_SLOT } from '../../../src/domain/images/image-slots.ts';
import { ANSWERS, DESIGN, DRAWING, DRAWN, wizard } from '../../support/wizard-driver.ts';
import { HALFMOON_LOGO as LOGO } from '../../support/halfmoon.ts';
import { RIDE_ALONG_DESIGN } from '../../support/ride-along-design.ts';

test('[STEP-01] [WIZ-18] a cropped image is one change, which the fields show and undo reverts', () => {
  const { submit, send, context } = wizard();
  submit({ haveLogoImage: 'yes' });
  send({ type: 'image.change', slot: 'appleLogo', image: LOGO, colors: ['#3B1710'] });
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

test('[PREV-04] the fields show a reset; without a template there is none', () => {
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
  '[WIZ-14] [WIZ-18] undoing %j removes it from the barcode at once, and redoing restores it',
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

test('[WIZ-18] undo goes back to the start of the screen and no further; without changes there is nothing to redo', () => {
  const { submit, send, context } = wizard();
  submit(ANSWERS.noLogo, ANSWERS.logo);
  const before = context();
  send({ type: 'design.undo' });
  send({ type: 'design.redo' });
  expect(context()).toEqual(before);
});

const cardOf = ({ backgroundColor, foregroundColor, labelColor }: CouponForm) => ({
  backgroundColor,
  foregroundColor,
  labelColor,
});
const suggestedIn = (scheme: string): object => {
  const [{ tone: _tone, ...card }] = cardSuggestionsOf(schemeNamed(DESIGN, scheme));
  return card;
};

test.each(['create', 'campaign'] as const)(
  '[STEP-13] [STEP-17] [WIZ-18] the card of a %s begins with the first suggestion and follows the scheme in one change, until a color is set by hand',
  (flow) => {
    const rideAlong = flow === 'campaign' ? RIDE_ALONG_DESIGN : null;
    const form = formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN, { rideAlong });
    const { send, context } = wizard({ flow, form });
    expect(cardOf(context().form)).toEqual(suggestedIn('Default Scheme'));
    send({ type: 'form.change', values: { scheme: 'Scheme 2' } });
    expect(cardOf(context().form)).toEqual(suggestedIn('Scheme 2'));
    send({ type: 'design.undo' });
    expect(context().form).toEqual(form);

    send({ type: 'form.change', values: { labelColor: '#FFD300' } });
    const byHand = cardOf(context().form);
    send({ type: 'form.change', values: { scheme: 'Scheme 2' } });
    expect(cardOf(context().form)).toEqual(byHand);
  },
);

test('[STEP-13] [BROWSE-12] a coupon begun in a scheme has its card; one without that scheme has the first', () => {
  const begun = (scheme: string) => formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN, { scheme });
  expect(begun('Scheme 2')).toMatchObject({ scheme: 'Scheme 2', ...suggestedIn('Scheme 2') });
  expect(begun('Scheme 9')).toEqual(formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN));
});

test('[STEP-13] [WIZ-18] an upload gives the card the colors of its artwork, until a color is set by hand', () => {
  const { send, context } = wizard({ flow: 'design', form: COUPON_FORM_DEFAULTS });
  const upload = (slot: 'appleStrip' | 'googleStrip', ...colors: readonly string[]) => {
    send({ type: 'image.change', slot, image: LOGO, colors });
    return cardOf(context().form);
  };
  const gray = cardOf(context().form);
  expect(gray.backgroundColor).toBe('#5F5F5F');
  const brown = { backgroundColor: '#3B1710' };
  expect(upload('googleStrip', '#FFF3DF', '#3B1710')).toMatchObject(brown);
  expect(upload('appleStrip', '#1F3A36')).toMatchObject({ backgroundColor: '#1F3A36' });
  send({ type: 'design.undo' });
  expect(cardOf(context().form)).toMatchObject(brown);
  send({ type: 'design.redo' });
  expect(upload('googleStrip', '#B3261E')).toMatchObject({ backgroundColor: '#1F3A36' });
  send({ type: 'image.change', slot: 'appleStrip', image: EMPTY_SLOT, colors: [] });
  expect(cardOf(context().form)).toMatchObject({ backgroundColor: '#1F3A36' });

  send({ type: 'form.change', values: { backgroundColor: '#123456' } });
  expect(upload('appleStrip', '#B3261E')).toMatchObject({ backgroundColor: '#123456' });
});

test('[PRE-01] [SUBM-03] what is mended on the proof is drawn again, with a new key, and shown before it is saved', () => {
  const { submit, send, context, drawn, expectState } = wizard({
    drawings: [DRAWN, [{ ...DRAWING, idempotencyKey: 'key-2' }]],
  });
  const { noLogo, logo, text, colors, details, barcode } = ANSWERS;
  submit(noLogo, logo, text, colors, {}, details, barcode);
  expectState({ working: 'previewing' });
  send({ type: 'preflight.fix', values: { backgroundColor: '#000000' } });
  expectState({ working: 'previewing' });
  expect(context().drawn).toMatchObject({ form: context().form, idempotencyKey: 'key-2' });
  expect(drawn.map((form) => form.backgroundColor)).toEqual(['#3B1710', '#000000']);
});
