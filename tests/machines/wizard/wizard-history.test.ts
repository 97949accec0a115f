import { expect, test } from 'vitest';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import { cardSuggestionsOf } from '../../../src/domain/design/card-colors.ts';
import { cardOfferOf } from '../../../src/machines/wizard/matched-card.ts';
import { ANSWERS, COLORFUL_DESIGN, DESIGN, IMAGES, wizard } from '../../support/wizard-driver.ts';

const LOGO = {
  original: {
    file: { name: 'halfmoon.png', type: 'image/png', size: 5 },
    data: 'data:image/png;base64,OR',
    crop: { x: 0, y: 0, width: 480, height: 150 },
    storedName: null,
  },
  image: 'data:image/png;base64,AL',
};

test('[STEP-01] [WIZ-18] a cropped image is one change, which the fields show and undo reverts', () => {
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

test('[WIZ-18] without changes there is nothing to undo or redo', () => {
  const { submit, send, context } = wizard();
  submit(ANSWERS.noLogo);
  const before = context();
  send({ type: 'design.undo' });
  send({ type: 'design.redo' });
  expect(context()).toEqual(before);
});

const gray = (design: typeof DESIGN) => formOfTemplate(COUPON_FORM_DEFAULTS, design);
const { backgroundColor, foregroundColor, labelColor } = COUPON_FORM_DEFAULTS;
const GRAY = { backgroundColor, foregroundColor, labelColor };

test('[STEP-13] [STEP-17] [WIZ-18] a gray card beside colorful artwork takes the first suggestion on request, and can change back', () => {
  const { send, context, expectContext } = wizard({ form: gray(COLORFUL_DESIGN) });
  expect(cardOfferOf(context())).toBe('offered');
  expect(context().form).toMatchObject(GRAY);
  const [{ tone, ...first }] = cardSuggestionsOf(COLORFUL_DESIGN.schemes[0]);
  expect(tone).toBe('Deep');
  send({ type: 'card.match' });
  expect(context().form).toMatchObject(first);
  expect(cardOfferOf(context())).toBe('matched');
  send({ type: 'card.undo' });
  expect(context().form).toMatchObject(GRAY);
  expectContext({ revision: 2 });
});

test('[STEP-13] offers nothing once colors were chosen, beside gray artwork, or beside uploaded artwork', () => {
  const chosen = { ...gray(COLORFUL_DESIGN), labelColor: '#FFFFFF' };
  const offers = [chosen, gray(DESIGN), COUPON_FORM_DEFAULTS].map((form) => {
    const { context, send } = wizard({ form });
    send({ type: 'card.match' });
    expect(context().form).toBe(form);
    return cardOfferOf(context());
  });
  expect(offers).toEqual(['none', 'none', 'none']);
});

test('[STEP-17] [SUBM-03] a card matched on the proof is drawn again, with a new key, and shown before it is saved', () => {
  const drawing = (idempotencyKey: string) =>
    [{ type: 'artwork.drawn', images: IMAGES, barcode: null, idempotencyKey }] as const;
  const { submit, send, context, drawn, expectState } = wizard({
    form: gray(COLORFUL_DESIGN),
    drawings: [drawing('key-1'), drawing('key-2'), drawing('key-3')],
  });
  const { noLogo, logo, text, colors, details, barcode } = ANSWERS;
  submit(noLogo, logo, text, colors, {}, details, barcode);
  expectState({ working: 'previewing' });
  send({ type: 'card.match' });
  expectState({ working: 'previewing' });
  expect(context().drawn).toMatchObject({ form: context().form, idempotencyKey: 'key-2' });
  send({ type: 'card.undo' });
  expectState({ working: 'previewing' });
  expect(drawn.map((form) => form.backgroundColor)).toEqual([
    backgroundColor,
    cardSuggestionsOf(COLORFUL_DESIGN.schemes[0])[0].backgroundColor,
    backgroundColor,
  ]);
});
