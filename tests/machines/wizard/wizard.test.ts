import { expect, test } from 'vitest';
import { waitFor, fromCallback } from 'xstate';
import { held, inTurn, started } from '../../support/started.ts';
import { ANSWERS, wizard, FINISHED, STORED, DESIGN, DRAWING } from '../../support/wizard-driver.ts';
import { canGoOn } from '../../../src/machines/wizard/wizard-context.ts';
import { wizardCreator } from '../../../src/app/wizard/create-wizard.ts';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { traitsOf } from '../../../src/domain/wizard/flows.ts';
import { submissionMachine } from '../../../src/machines/submission/submission.machine.ts';
import { wizardMachine } from '../../../src/machines/wizard/wizard.machine.ts';
import type { DrawingReport } from '../../../src/machines/wizard/wizard.setup.ts';
import { wizardPartsMachine } from '../../../src/machines/wizard/wizard-parts.machine.ts';
import { createAddressEcho } from '../../../src/app/wizard/address-echo.ts';

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

test('[WIZ-15] a new screen shows its form and the front of the chosen card', () => {
  const { send, submit, expectContext } = wizard();
  send({ type: 'pane.select', pane: 'preview' });
  send({ type: 'preview.select', card: 'google' });
  send({ type: 'details.toggle' });
  submit(ANSWERS.noLogo);
  expectContext({ pane: 'design', platform: 'google', detailsShown: false });
});

test('[WIZ-08] the arrow moves by whole steps through reached ones, then like the form', () => {
  const { submit, send, expectScreen } = wizard();
  submit(ANSWERS.noLogo, ANSWERS.logo);
  send({ type: 'step.goto' });
  send({ type: 'step.submit', values: ANSWERS.noLogo, direction: 'step' });
  expectScreen({ coupon: 'text' });
  send({ type: 'step.submit', values: ANSWERS.text, direction: 'step' });
  expectScreen({ coupon: 'colors' });
});

test('[WIZ-05] [WIZ-08] [WIZ-10] on the last step the arrow finishes the form like its button', () => {
  const { send, expectScreen, drawn } = wizard({ flow: 'edit', stored: STORED, form: FINISHED });
  send({ type: 'step.goto', step: 'details' });
  send({ type: 'step.submit', values: {}, direction: 'step' });
  expectScreen({ barcode: { format: 'settled' } });
  send({ type: 'step.submit', values: {}, direction: 'step' });
  expect(drawn).toHaveLength(1);
});

test('[WIZ-08] the arrow leaves a complete screen and goes to reached steps, but does not leave an incomplete screen', () => {
  const { submit, send, context } = wizard();
  expect(canGoOn(context())).toBe(false);
  send({ type: 'form.change', values: ANSWERS.noLogo });
  expect(canGoOn(context())).toBe(true);
  submit(ANSWERS.noLogo);
  expect(canGoOn(context())).toBe(false);
  submit(ANSWERS.logo);
  send({ type: 'step.goto' });
  expect(canGoOn(context())).toBe(true);
});

const machine = wizardMachine.provide({
  actors: {
    drawArtwork: fromCallback(({ sendBack }: { sendBack: (report: DrawingReport) => void }) =>
      sendBack(DRAWING),
    ),
    submission: submissionMachine.provide({
      actors: { saveCoupon: fromCallback(() => undefined) },
    }),
  },
});

test('[WIZ-11, SUBM-01] upload progress does not change the draft', () => {
  let changes = 0;
  const input = {
    flowName: 'create',
    templateId: 'b51f7a5e-3c1d-4c3a-8f9b-0d6f2f6a1c11',
    rideAlong: null,
    traits: traitsOf(DESIGN, true),
    form: formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN),
    stored: null,
    shareBase: 'https://tearline.example/r/',
  } as const;
  const wizard = wizardCreator(machine, input, () => (changes += 1))();
  wizard.start();
  const { noLogo, logo, text, colors, theme, details, barcode } = ANSWERS;
  for (const values of [noLogo, logo, text, colors, theme, details, barcode])
    wizard.send({ type: 'step.submit', values });
  wizard.getSnapshot().children.previewDialog?.send({ type: 'coupon.save' });
  expect(wizard.getSnapshot().value).toBe('submitting');

  const before = changes;
  const submission = wizard.getSnapshot().children.submission;
  submission?.send({ type: 'saving.progress', sending: { sent: 40, total: 100 } });
  expect(submission?.getSnapshot().context.sending).toEqual({ sent: 40, total: 100 });
  expect(changes).toBe(before);
  submission?.send({ type: 'saving.failed', error: new Error('The services are away.') });
  expect(changes).toBeGreaterThan(before);
});

/** Parts whose loading never ends, or ends as given. */
function parts(loadParts = held<void, void>().actor, areThere = false) {
  const machine = wizardPartsMachine.provide({ actors: { loadParts } });
  return started(machine, { input: { areThere } });
}
const arriving = (...failures: readonly Error[]) =>
  parts(inTurn<void, void>(...failures, undefined).actor);
const LOST = new Error('The network is gone.');

test.each(['nothing', 'submission'] as const)(
  '[WIZ-17] parts that load in time delay nothing; while they load, waiting for %s is remembered',
  async (waiting) => {
    const { actor, at } = arriving();
    actor.send({ type: 'parts.want' });
    if (waiting === 'submission') actor.send({ type: 'parts.await', waiting });
    expect((await at('there')).context.waiting).toBe(waiting);
    expect(parts(undefined, true).actor.getSnapshot().value).toBe('there');
  },
);

test('[SHELL-12] a click reloads parts that failed in the background, and shows a failure until the next click', async () => {
  const { actor, at } = arriving(LOST, LOST);
  actor.send({ type: 'parts.want' });
  await at('absent');
  actor.send({ type: 'parts.await', waiting: 'submission' });
  expect((await at('missing')).context.waiting).toBe('nothing');
  actor.send({ type: 'parts.await', waiting: 'question' });
  expect((await at('there')).context.waiting).toBe('question');
});

test('[SHELL-12] after 120,000 ms without an answer they count as missing; a returning network reloads them', async () => {
  const { actor, clock, at } = parts();
  actor.send({ type: 'parts.await', waiting: 'submission' });
  clock.increment(119_999);
  expect(actor.getSnapshot().value).toBe('loading');
  clock.increment(1);
  await at('missing');
  actor.send({ type: 'parts.want' });
  expect(actor.getSnapshot().value).toBe('loading');
});

test('[WIZ-21] follows back and forward, even before an earlier push has ended', () => {
  const { actor, submit, expectScreen } = wizard();
  submit(ANSWERS.noLogo, ANSWERS.logo);
  const echo = createAddressEcho(actor, false);
  const coupon = { step: 'coupon' } as const;
  void echo.push(coupon, () => new Promise<void>(() => {}));
  echo.arrive(coupon);
  expectScreen({ coupon: 'text' });

  echo.arrive({ substep: 'text' });
  expectScreen({ logo: 'text' });
  expect(echo.isOwnPush(coupon)).toBe(false);
  echo.arrive(coupon);
  expectScreen({ coupon: 'text' });
});
