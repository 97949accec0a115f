/** Saving a finished coupon: SUBM-01, SUBM-02, SUBM-03, SUBM-05, SUBM-06. */
import { assign, setup } from 'xstate';
import type { CouponForm } from '../domain/coupon-form.ts';
import { copyLinkMachine } from './copy-link.machine.ts';
import { port } from './port.ts';
import { rideAlongArchiveMachine, type RideAlongFiles } from './ride-along-archive.machine.ts';

/** PNG data URLs at their exact sizes (REND-02). */
export interface CouponImages {
  readonly appleStrip: string;
  readonly appleLogo: string;
  readonly googleStrip: string;
  readonly googleLogo: string;
  /** 600x400; null where the coupon has no Ride-Along image (STEP-03). */
  readonly rideAlong: string | null;
}

/** Everything one save needs; the key stays the same through every retry (SUBM-03). */
export interface FinishedCoupon {
  readonly form: CouponForm;
  readonly images: CouponImages;
  readonly templateId: string | null;
  readonly idempotencyKey: string;
}

export interface Receipt {
  readonly id: string;
  readonly informedImagesId: string | null;
}

export interface SubmissionInput {
  readonly coupon: FinishedCoupon;
  /** A plain create goes on to `/share/{id}`; everything else shows the success view (SUBM-02). */
  readonly arrival: 'share' | 'success';
  /** Ends with a slash; the uuid comes behind it. */
  readonly shareBase: string;
}

interface SubmissionContext extends SubmissionInput {
  readonly receipt: Receipt | null;
  /** What went wrong, in words, where the failure had any. */
  readonly failure: string | null;
}

export interface SubmissionOutput {
  readonly receipt: Receipt | null;
}

export const submissionMachine = setup({
  types: {
    input: {} as SubmissionInput,
    context: {} as SubmissionContext,
    output: {} as SubmissionOutput,
    events: {} as
      { type: 'submission.retry' } | { type: 'submission.abandon' } | { type: 'submission.finish' },
    tags: {} as 'busy',
    children: {} as { copyLink: 'copyLink'; archive: 'archive' },
  },
  actors: {
    saveCoupon: port<Receipt, FinishedCoupon>('saveCoupon'),
    copyLink: copyLinkMachine,
    archive: rideAlongArchiveMachine,
  },
  actions: {
    rememberReceipt: assign({ receipt: (_, receipt: Receipt) => receipt }),
    forgetFailure: assign({ failure: null }),
  },
  guards: { opensShare: ({ context }) => context.arrival === 'share' },
}).createMachine({
  id: 'submission',
  context: ({ input }) => ({ ...input, receipt: null, failure: null }),
  initial: 'submitting',
  states: {
    submitting: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'saveCoupon',
        input: ({ context }) => context.coupon,
        onDone: [
          {
            guard: 'opensShare',
            target: 'finished',
            actions: { type: 'rememberReceipt', params: ({ event }) => event.output },
          },
          {
            target: 'success',
            actions: { type: 'rememberReceipt', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'error',
          actions: assign({ failure: ({ event }) => wordsOf(event.error) }),
        },
      },
    },
    success: {
      invoke: [
        {
          id: 'copyLink',
          src: 'copyLink',
          input: ({ context }) => ({ link: `${context.shareBase}${context.receipt?.id ?? ''}` }),
        },
        {
          id: 'archive',
          src: 'archive',
          input: ({ context }) => ({ files: rideAlongFilesOf(context) }),
        },
      ],
      on: { 'submission.finish': 'finished' },
    },
    error: { on: { 'submission.retry': 'submitting', 'submission.abandon': 'finished' } },
    finished: { type: 'final' },
  },
  output: ({ context }) => ({ receipt: context.receipt }),
});

function rideAlongFilesOf({ coupon, receipt }: SubmissionContext): RideAlongFiles | null {
  const { form, images } = coupon;
  if (receipt === null || images.rideAlong === null) return null;
  return {
    couponId: receipt.id,
    informedImagesId: receipt.informedImagesId,
    image: images.rideAlong,
    design: form.haveRideAlongImage === 'no' ? form.rideAlongImageEditorSource : null,
  };
}

function wordsOf(error: unknown): string | null {
  return error instanceof Error && error.message !== '' ? error.message : null;
}
