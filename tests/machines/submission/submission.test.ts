import { createActor, type EventObject, fromCallback, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import {
  type FinishedCoupon,
  type Receipt,
  replacedBy,
  submissionMachine,
} from '../../../src/machines/submission/submission.machine.ts';
import { RIDE_ALONG_DESIGN } from '../../support/ride-along-design.ts';
import { COUPON, IMAGES, RECEIPT, savingDouble, STORED } from '../../support/wizard-driver.ts';
import { serviceFailure } from '../../support/service-failures.ts';

function submission(
  saves: readonly (Receipt | Error)[],
  arrival: 'share' | 'success' = 'share',
  coupon: FinishedCoupon = COUPON,
) {
  const saved: FinishedCoupon[] = [];
  const actors = { saveCoupon: savingDouble(saves, saved) };
  const machine = submissionMachine.provide({ actors });
  const input = { coupon, arrival, shareBase: 'https://tearline.example/r/' };
  return { actor: createActor(machine, { input }).start(), saved };
}

/** The errors of the services for a withdrawn or deleted template. */
const REFUSED_TEMPLATE = serviceFailure('invalid-coupon', [
  { pointer: '/templateId', detail: 'This template is no longer offered.' },
]);

test('[WIZ-11] [SUBM-03] saves the coupon without a template that was withdrawn meanwhile', async () => {
  const coupon = { ...COUPON, templateId: 'b51f7a5e-3c1d-4c3a-8f9b-0d6f2f6a1c11' };
  const { actor, saved } = submission([REFUSED_TEMPLATE, RECEIPT], 'share', coupon);
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  expect(output).toEqual({ receipt: RECEIPT, isReload: false });
  expect(saved).toEqual([coupon, { ...coupon, templateId: null }]);

  const again = submission([REFUSED_TEMPLATE, REFUSED_TEMPLATE], 'share', coupon);
  await waitFor(again.actor, (state) => state.matches('error'));
  expect(again.saved.length).toBe(2);
});

test('[SUBM-02] an edit of a coupon that was changed elsewhere waits for a decision', async () => {
  const edit: FinishedCoupon = { ...COUPON, flowName: 'edit', stored: STORED };
  const { actor, saved } = submission([serviceFailure('stale-edit'), RECEIPT], 'success', edit);
  await waitFor(actor, (state) => state.matches('stale'));
  expect(replacedBy(saved[0] ?? COUPON)).toEqual(STORED);
  actor.send({ type: 'submission.retry' });
  expect(actor.getSnapshot().value).toBe('stale');
  expect(saved.length).toBe(1);
  actor.send({ type: 'submission.abandon' });
  expect(actor.getSnapshot().output).toEqual({ receipt: null, isReload: false });
});

const RIDE_ALONG = 'data:image/png;base64,RA';

test.each([
  ['includes the design for a drawn Ride-Along', 'no', RIDE_ALONG, RIDE_ALONG_DESIGN],
  ['has no design for an uploaded Ride-Along', 'yes', RIDE_ALONG, null],
  ['has no files without a Ride-Along', null, null, null],
] as const)('[SUBM-05] the download %s', async (_, haveRideAlongImage, image, design) => {
  const stored = { ...RECEIPT, informedImagesId: '0b54f2d7-1c1f-4f3f-9d0a-6f8d9b0a7c21' };
  const { actor } = submission([stored], 'success', {
    ...COUPON,
    form: {
      ...COUPON_FORM_DEFAULTS,
      haveRideAlongImage,
      rideAlongImageEditorSource: RIDE_ALONG_DESIGN,
    },
    images: { ...IMAGES, rideAlong: image },
  });
  const { children } = await waitFor(actor, (state) => state.matches('success'));
  const { id: couponId, informedImagesId } = stored;
  expect(children.archive?.getSnapshot().context.files).toEqual(
    image && { couponId, informedImagesId, image, design },
  );
});

test.each([
  [new Error('No storage.'), 'No storage.'],
  [new Error(''), null],
])('[SUBM-03] a save that cannot start is an error: %s shows %j', async (thrown, words) => {
  const saveCoupon = fromCallback<EventObject, FinishedCoupon>(() => {
    throw thrown;
  });
  const machine = submissionMachine.provide({ actors: { saveCoupon } });
  const input = { coupon: COUPON, arrival: 'success', shareBase: '' } as const;
  const actor = createActor(machine, { input }).start();
  const failed = await waitFor(actor, (state) => state.matches('error'));
  expect(failed.context.failure).toBe(words);
});
