import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { ANSWERS, wizard } from '../../support/wizard-driver.ts';

test('[WIZ-02] [WIZ-09] submitting goes through the four steps and their substeps in order', () => {
  const { submit, expectScreen } = wizard();
  submit(ANSWERS.noLogo);
  expectScreen({ logo: 'text' });
  submit(ANSWERS.logo);
  expectScreen({ coupon: 'text' });
  submit(ANSWERS.text);
  expectScreen({ coupon: 'colors' });
  submit(ANSWERS.colors);
  expectScreen({ coupon: 'theme' });
  submit(ANSWERS.theme);
  expectScreen({ details: 'business' });
  submit(ANSWERS.details);
  expectScreen({ barcode: { format: 'settled' } });
});

test('[WIZ-04] [WIZ-13] a campaign ends with the Ride-Along, whose answer sets the flow', () => {
  const { fillInToBarcode, submit, expectScreen, expectContext } = wizard({ flow: 'campaign' });
  fillInToBarcode();
  submit(ANSWERS.barcode);
  expectScreen({ 'ride-along': 'question' });
  submit({ haveRideAlongImage: 'no' });
  expectScreen({ 'ride-along': 'colors' });
  expectContext({ flow: 'flow2', step: 4, substep: 1 });
});

test('[WIZ-08] back goes to the previous substep, or else to the previous step', () => {
  const { submit, send, expectScreen } = wizard();
  submit(ANSWERS.noLogo, ANSWERS.logo, ANSWERS.text);
  expectScreen({ coupon: 'colors' });
  send({ type: 'step.back' });
  expectScreen({ coupon: 'text' });
  send({ type: 'step.back' });
  expectScreen({ logo: 'choice' });
});

test('[WIZ-08] back on the first step goes home', () => {
  const { send, actor } = wizard();
  send({ type: 'step.back' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'left',
    output: { couponId: null, exit: '/' },
  });
});

test('[WIZ-21] an address from before a changed answer leads to the screen that replaced it', () => {
  const { submit, send, expectScreen } = wizard();
  submit(ANSWERS.noLogo, ANSWERS.logo);
  send({ type: 'step.goto' });
  submit({ haveLogoImage: 'yes' });
  send({ type: 'step.goto', step: 'coupon' });
  send({ type: 'step.goto', substep: 'text' });
  expectScreen({ logo: 'upload' });
  send({ type: 'step.goto', substep: 'nonsense' });
  expectScreen({ logo: 'upload' });
});

test('[WIZ-12] "yes" opens the upload, "no" opens the text logo and removes the upload', () => {
  const { submit, send, expectScreen, expectContext, context } = wizard();
  submit({ haveLogoImage: 'yes' });
  expectScreen({ logo: 'upload' });
  expectContext({ flow: 'flow1' });
  const uploaded = {
    file: { name: 'logo.png', type: 'image/png', size: 3 },
    data: 'data:image/png;base64,AA',
    crop: null,
    storedName: null,
  };
  send({
    type: 'form.change',
    values: {
      apple: {
        ...context().form.apple,
        originalLogo: uploaded,
        logoImage: 'data:image/png;base64,AB',
      },
    },
  });
  send({ type: 'step.back' });
  submit(ANSWERS.noLogo);
  expectScreen({ logo: 'text' });
  expectContext({ flow: 'flow2' });
  expect(context().form.apple).toEqual(COUPON_FORM_DEFAULTS.apple);
});

test('[WIZ-14] the barcode follows 1,000 ms after the last key', () => {
  const { fillInToBarcode, send, clock, expectScreen, context } = wizard();
  const type = (barcodeInitialValue: string) =>
    send({ type: 'form.change', values: { barcodeInitialValue } });
  fillInToBarcode();
  type('HALF');
  clock.increment(999);
  type('HALFMOON-13');
  clock.increment(999);
  expectScreen({ barcode: { format: 'pausing' } });
  expect(context().form.barcodeValue).toBe('');

  clock.increment(1);
  expectScreen({ barcode: { format: 'settled' } });
  expect(context().form.barcodeValue).toBe('HALFMOON-13');
});

test('[WIZ-14] an empty barcode field shows the alternate text', () => {
  const { fillInToBarcode, send, clock, context } = wizard();
  fillInToBarcode();
  send({ type: 'form.change', values: { barcodeAltText: 'Show this at the counter' } });
  clock.increment(1_000);
  expect(context().form.barcodeValue).toBe('Show this at the counter');
});

test('[WIZ-14] submitting sets the barcode at once', () => {
  const { fillInToBarcode, send, submit, drawn } = wizard();
  fillInToBarcode();
  send({ type: 'form.change', values: { barcodeType: 'QR', barcodeInitialValue: 'HALFMOON-13' } });
  submit(ANSWERS.barcode);
  expect(drawn.map(({ barcodeValue }) => barcodeValue)).toEqual(['HALFMOON-13']);
});

test('[WIZ-21] follows an address to a reached step, and no further one', () => {
  const { submit, send, expectScreen, expectContext } = wizard();
  submit(ANSWERS.noLogo, ANSWERS.logo, ANSWERS.text);
  send({ type: 'step.goto', step: 'coupon', substep: 'theme' });
  expectScreen({ coupon: 'colors' });
  send({ type: 'step.goto', step: 'details' });
  expectScreen({ coupon: 'colors' });
  send({ type: 'step.goto', step: 'logo', substep: 'business' });
  expectScreen({ coupon: 'colors' });
  send({ type: 'step.goto', substep: 'text' });
  expectScreen({ logo: 'text' });
  send({ type: 'step.goto', step: 'coupon', substep: 'colors' });
  expectScreen({ coupon: 'colors' });
  expectContext({ step: 1, substep: 1, maxStep: 1, maxSubstep: 1 });
});

test('[WIZ-11] leaving with changes asks first; "Stay" returns to the same screen', () => {
  const { submit, send, expectScreen, expectState } = wizard();
  submit(ANSWERS.noLogo, ANSWERS.logo);
  send({ type: 'leave.request', exit: '/dashboard' });
  expectState({ asking: 'choosing' });
  send({ type: 'leave.cancel' });
  expectScreen({ coupon: 'text' });
});

test('[WIZ-11] "Leave" ends the wizard and names where to go', () => {
  const { submit, send, actor } = wizard();
  submit(ANSWERS.noLogo);
  send({ type: 'leave.request', exit: '/dashboard' });
  send({ type: 'leave.confirm' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'left',
    output: { couponId: null, exit: '/dashboard' },
  });
});

test('[WIZ-11] "Keep as draft" ends the wizard once the draft is stored; after a failure nothing is lost and it can be retried', async () => {
  const { submit, send, actor, expectState, context } = wizard({ keeps: [false, true] });
  submit(ANSWERS.noLogo);
  const { form } = context();
  send({ type: 'leave.request', exit: '/dashboard' });
  send({ type: 'leave.keep' });
  expectState({ asking: 'keeping' });
  await waitFor(actor, (state) => state.matches({ asking: 'unkept' }));
  send({ type: 'leave.cancel' });
  expectState({ working: { filling: { logo: 'text' } } });
  expect(context().form).toBe(form);

  send({ type: 'leave.request', exit: '/dashboard' });
  send({ type: 'leave.keep' });
  const kept = await waitFor(actor, ({ status }) => status === 'done');
  expect(kept).toMatchObject({ value: 'kept', output: { couponId: null, exit: '/dashboard' } });
});

test('[WIZ-11] leaving without changes asks nothing', () => {
  const { send, actor } = wizard();
  send({ type: 'leave.request', exit: '/faqs' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'left',
    output: { couponId: null, exit: '/faqs' },
  });
  expect(actor.getSnapshot().hasTag('over')).toBe(true);
});

test('[WIZ-08] [WIZ-11] back on the first screen goes home, regardless of earlier questions', () => {
  const { send, actor } = wizard();
  send({ type: 'form.change', values: ANSWERS.noLogo });
  send({ type: 'leave.request', exit: '/dashboard' });
  send({ type: 'leave.cancel' });
  send({ type: 'step.back' });
  send({ type: 'leave.confirm' });
  expect(actor.getSnapshot().output).toEqual({ couponId: null, exit: '/' });
});

test('[WIZ-11] a stored wizard resumes at the same screen with the same form', () => {
  const { submit, actor, context } = wizard();
  submit(ANSWERS.noLogo, ANSWERS.logo, ANSWERS.text);
  const kept: unknown = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  expect(kept).toMatchObject({
    value: { working: { filling: { coupon: 'colors' } } },
    context: { form: context().form },
  });
});

test('[WIZ-18] a change can be undone and redone', () => {
  const { submit, send, context } = wizard();
  submit(ANSWERS.noLogo, ANSWERS.logo, ANSWERS.text);
  send({ type: 'form.change', values: { scheme: 'Scheme 2' } });
  send({ type: 'design.undo' });
  expect(context()).toMatchObject({ form: { scheme: 'Default Scheme' }, revision: 1 });
  send({ type: 'design.redo' });
  expect(context()).toMatchObject({ form: { scheme: 'Scheme 2' }, revision: 2 });
});

test('[WIZ-18] undo goes back to the start of the screen and no further', () => {
  const { submit, send, context } = wizard();
  submit(ANSWERS.noLogo, ANSWERS.logo);
  send({ type: 'design.undo' });
  expect(context()).toMatchObject({ form: { logoText: 'HB' }, revision: 0 });
});

test('[PREV-04] "Reset Design" restores the template’s own text and scheme, and can be undone', () => {
  const { submit, send, context } = wizard();
  submit(ANSWERS.noLogo, ANSWERS.logo, { text: { TEXT1: 'Free rolls' } });
  send({ type: 'form.change', values: { scheme: 'Scheme 2' } });
  send({ type: 'design.reset' });
  expect(context().form).toMatchObject({
    text: { TEXT1: 'The 13th is on us' },
    scheme: 'Default Scheme',
  });
  send({ type: 'design.undo' });
  expect(context().form).toMatchObject({ text: { TEXT1: 'Free rolls' }, scheme: 'Scheme 2' });
});
