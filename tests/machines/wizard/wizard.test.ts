import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { ANSWERS, wizard } from '../../support/wizard-driver.ts';

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

test('[WIZ-08] [WIZ-11] back on the first screen goes home, regardless of earlier questions', () => {
  const { send, actor } = wizard();
  send({ type: 'form.change', values: ANSWERS.noLogo });
  send({ type: 'leave.request', exit: '/dashboard' });
  send({ type: 'leave.cancel' });
  send({ type: 'step.back' });
  send({ type: 'leave.confirm' });
  expect(actor.getSnapshot().output).toEqual({ couponId: null, exit: '/' });
});

test('[WIZ-18] undo goes back to the start of the screen and no further', () => {
  const { submit, send, context } = wizard();
  submit(ANSWERS.noLogo, ANSWERS.logo);
  send({ type: 'design.undo' });
  expect(context()).toMatchObject({ form: { logoText: 'HB' }, revision: 0 });
});
