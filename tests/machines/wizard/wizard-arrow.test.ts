import { expect, test } from 'vitest';
import { canGoOn } from '../../../src/machines/wizard/wizard-context.ts';
import { ANSWERS, FINISHED, STORED, wizard } from '../../support/wizard-driver.ts';

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
