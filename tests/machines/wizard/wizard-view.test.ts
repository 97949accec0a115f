import { expect, test } from 'vitest';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
} from '../../../src/domain/coupon/fields/coupon-form.ts';
import { firstCardOf } from '../../../src/domain/design/card-colors.ts';
import { ANSWERS, DESIGN, wizard } from '../../support/wizard-driver.ts';

test('[WIZ-01] starts at the logo question with the defaults, and the template’s texts and colors', () => {
  const { expectScreen, context } = wizard();
  const form: CouponForm = {
    ...COUPON_FORM_DEFAULTS,
    stripEditorSource: DESIGN,
    text: { TEXT1: 'The 13th is on us' },
    scheme: 'Default Scheme',
    ...firstCardOf(['#3B1710']),
  };
  expectScreen({ logo: 'choice' });
  expect(context()).toEqual({
    flowName: 'create',
    templateId: 'b51f7a5e-3c1d-4c3a-8f9b-0d6f2f6a1c11',
    traits: { hasTemplate: true, isEditable: true, hasText: true },
    form,
    original: form,
    stored: null,
    shareBase: 'https://tearline.example/r/',
    step: 0,
    substep: 0,
    flow: 'flow1',
    maxStep: 0,
    maxSubstep: 0,
    highlight: null,
    forcedCouponView: false,
    rideAlongShown: false,
    history: { past: [], future: [] },
    revision: 0,
    platform: 'apple',
    pane: 'design',
    detailsShown: false,
    progress: null,
    drawn: null,
    failure: null,
    savesAtOnce: false,
    exit: '/',
    receipt: null,
  });
});

test('[WIZ-15] choosing panes, cards and the coupon’s back does not change the form', () => {
  const { send, context, expectContext } = wizard();
  const form = context().form;
  send({ type: 'pane.select', pane: 'preview' });
  send({ type: 'preview.select', card: 'google' });
  send({ type: 'details.toggle' });
  expectContext({ pane: 'preview', platform: 'google', detailsShown: true });
  send({ type: 'details.toggle' });
  expectContext({ pane: 'preview', platform: 'google', detailsShown: false });
  expect(context().form).toBe(form);
});

test('[WIZ-15] a new screen shows its form and the front of the chosen card', () => {
  const { send, submit, expectContext } = wizard();
  send({ type: 'pane.select', pane: 'preview' });
  send({ type: 'preview.select', card: 'google' });
  send({ type: 'details.toggle' });
  submit(ANSWERS.noLogo);
  expectContext({ pane: 'design', platform: 'google', detailsShown: false });
});
