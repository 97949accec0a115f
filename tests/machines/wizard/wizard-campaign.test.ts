import { waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { withRideAlongDesign } from '../../../src/domain/coupon/ride-along.ts';
import { shownCard } from '../../../src/machines/wizard/preview-cards.ts';
import { RIDE_ALONG_DESIGN } from '../../support/ride-along-design.ts';
import { ANSWERS, DESIGN, DRAWING, IMAGES, RECEIPT, wizard } from '../../support/wizard-driver.ts';

const FORM = withRideAlongDesign(formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN), RIDE_ALONG_DESIGN);
const PICTURE = 'data:image/png;base64,RA';
const ORIGINAL = {
  file: { name: 'mine.png', type: 'image/png', size: 9 },
  data: PICTURE,
  crop: null,
  storedName: null,
};
const OWN_IMAGE = { rideAlongImage: PICTURE, originalRideAlongImage: ORIGINAL, mailerId: '' };

/** A campaign at the Ride-Along question. */
function campaign({ withDesign = true } = {}) {
  const images = { ...IMAGES, rideAlong: PICTURE };
  const driver = wizard({
    flow: 'campaign',
    ...(withDesign && { form: FORM }),
    drawings: [[{ ...DRAWING, images }]],
  });
  driver.fillInToBarcode();
  driver.submit(ANSWERS.barcode);
  driver.expectScreen({ 'ride-along': 'question' });
  return { ...driver, card: () => shownCard(driver.context()) };
}

test('[WIZ-04] [SUBM-02] a campaign previews its third card, and shows the success view first, then its link', async () => {
  const { submit, actor, send } = campaign();
  submit({ haveRideAlongImage: 'no' }, { rideAlongScheme: 'Scheme 2', mailerId: '' });
  const { previewDialog } = actor.getSnapshot().children;
  expect(previewDialog?.getSnapshot().context).toMatchObject({ hasRideAlong: true });
  previewDialog?.send({ type: 'coupon.save' });
  const submission = actor.getSnapshot().children.submission;
  if (submission === undefined) throw new Error('Nothing was submitted.');
  await waitFor(submission, (state) => state.matches('success'));
  send({ type: 'leave.request', exit: '/faqs' });
  expect(actor.getSnapshot().output).toEqual({
    couponId: RECEIPT.id,
    exit: `/share/${RECEIPT.id}`,
  });
});

test('[WIZ-15] the previewed card is the Ride-Along’s on its step, and the coupon’s elsewhere', () => {
  const { card, send } = campaign();
  expect(card()).toBe('ride-along');
  send({ type: 'step.back' });
  expect(card()).toBe('apple');
  send({ type: 'preview.select', card: 'ride-along' });
  expect(card()).toBe('ride-along');
});

test('[WIZ-20] the previewed card choosing the coupon on the Ride-Along step forces its view until the step is left', () => {
  const { card, send, submit, expectContext } = campaign();
  send({ type: 'preview.select', card: 'google' });
  expect(card()).toBe('google');
  expectContext({ forcedCouponView: true });
  submit({ haveRideAlongImage: 'no' });
  expect(card()).toBe('google');
  send({ type: 'details.toggle' });
  send({ type: 'preview.select', card: 'ride-along' });
  expectContext({ forcedCouponView: false, detailsShown: false });
  expect(card()).toBe('ride-along');
  send({ type: 'preview.select', card: 'google' });
  send({ type: 'step.goto', step: 'details' });
  expectContext({ forcedCouponView: false });
  expect(card()).toBe('google');
  send({ type: 'step.goto', step: 'ride-along' });
  expect(card()).toBe('ride-along');
});

test('[WIZ-15] the previewed card is the coupon’s for a template without a Ride-Along, until an image is uploaded', () => {
  const { card, send, submit } = campaign({ withDesign: false });
  expect(card()).toBe('apple');
  submit({ haveRideAlongImage: 'yes' });
  send({ type: 'form.change', values: OWN_IMAGE });
  expect(card()).toBe('ride-along');
});

test('[STEP-03] the Ride-Along’s scheme follows the coupon’s, and undo changes both back', () => {
  const { send, submit, context } = wizard({ flow: 'campaign', form: FORM });
  submit(ANSWERS.noLogo, ANSWERS.logo, ANSWERS.text);
  send({ type: 'form.change', values: { scheme: 'Scheme 2' } });
  expect(context().form).toMatchObject({ scheme: 'Scheme 2', rideAlongScheme: 'Scheme 2' });
  send({ type: 'design.undo' });
  expect(context().form).toMatchObject({
    scheme: 'Default Scheme',
    rideAlongScheme: 'Default Scheme',
  });
});
