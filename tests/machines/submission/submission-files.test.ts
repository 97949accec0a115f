import { createActor, fromCallback, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
} from '../../../src/domain/coupon/fields/coupon-form.ts';
import {
  type CouponImages,
  submissionMachine,
} from '../../../src/machines/submission/submission.machine.ts';
import { RIDE_ALONG_DESIGN } from '../../support/ride-along-design.ts';
import { IMAGES, RECEIPT, savingDouble } from '../../support/wizard-driver.ts';

const RIDE_ALONG = 'data:image/png;base64,RA';
const INFORMED = { ...RECEIPT, informedImagesId: '0b54f2d7-1c1f-4f3f-9d0a-6f8d9b0a7c21' };

function inputOf(form: CouponForm, images: CouponImages) {
  return {
    coupon: {
      form,
      flowName: 'campaign',
      stored: null,
      images,
      templateId: null,
      idempotencyKey: 'key-1',
    },
    arrival: 'success',
    shareBase: 'https://tearline.example/r/',
  } as const;
}

/** The automatic downloads of the success view for this coupon. */
async function filesOf(haveRideAlongImage: 'yes' | 'no' | null, rideAlong: string | null) {
  const form: CouponForm = {
    ...COUPON_FORM_DEFAULTS,
    haveRideAlongImage,
    rideAlongImageEditorSource: RIDE_ALONG_DESIGN,
  };
  const machine = submissionMachine.provide({
    actors: { saveCoupon: savingDouble([INFORMED], []) },
  });
  const input = inputOf(form, { ...IMAGES, rideAlong });
  const actor = createActor(machine, { input }).start();
  const { children } = await waitFor(actor, (state) => state.matches('success'));
  return children.archive?.getSnapshot().context.files;
}

test('[SUBM-05] includes the design for a drawn Ride-Along, not for an uploaded one', async () => {
  const files = {
    couponId: INFORMED.id,
    informedImagesId: INFORMED.informedImagesId,
    image: RIDE_ALONG,
  };
  expect(await filesOf('no', RIDE_ALONG)).toEqual({ ...files, design: RIDE_ALONG_DESIGN });
  expect(await filesOf('yes', RIDE_ALONG)).toEqual({ ...files, design: null });
});

test('[SUBM-05] a coupon without a Ride-Along has no files', async () => {
  expect(await filesOf(null, null)).toBe(null);
});

test.each([
  [new Error('No storage.'), 'No storage.'],
  [new Error(''), null],
])('[SUBM-03] a save that cannot start is an error: %s shows %j', async (thrown, words) => {
  const machine = submissionMachine.provide({
    actors: {
      saveCoupon: fromCallback(() => {
        throw thrown;
      }),
    },
  });
  const input = inputOf(COUPON_FORM_DEFAULTS, IMAGES);
  const actor = createActor(machine, { input }).start();
  const failed = await waitFor(actor, (state) => state.matches('error'));
  expect(failed.context.failure).toBe(words);
});
