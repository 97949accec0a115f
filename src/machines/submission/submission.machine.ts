/** Saves a finished coupon: SUBM-01, SUBM-02, SUBM-03, SUBM-05, SUBM-06. */
import { assign, setup } from 'xstate';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { failedAs, isUnknownId, ServiceFailure } from '../../domain/failures.ts';
import type { StoredScan } from '../../domain/scan/scan-verdict.ts';
import type { FlowName } from '../../domain/wizard/flows.ts';
import type { Sending } from '../../domain/sending.ts';
import { copyLinkMachine } from './copy-link.machine.ts';
import { failureWords, given, reportingPort } from '../port.ts';
import { rideAlongArchiveMachine, type RideAlongFiles } from './ride-along-archive.machine.ts';

/** PNG data URLs at their exact sizes (REND-02). */
export interface CouponImages {
  readonly appleStrip: string;
  readonly appleLogo: string;
  readonly googleStrip: string;
  readonly googleLogo: string;
  /** 600x400; null if the coupon has no Ride-Along image (STEP-03). */
  readonly rideAlong: string | null;
}

/** The saved coupon that a wizard started from (WIZ-05, SUBM-02). */
export interface StoredProject {
  readonly id: string;
  /** For If-Match: an edit fails if somebody else changed the coupon (API-05). */
  readonly version: string;
  readonly name: string;
  /** False if the template was withdrawn: this coupon may keep it, a new coupon may not name it. */
  readonly isTemplateOffered: boolean;
  readonly fromDashboard: boolean;
  /** Saving creates a new coupon; the stored one stays unchanged. */
  readonly newFromExisting: boolean;
}

/** Everything that one save needs; retries reuse the key (SUBM-03). */
export interface FinishedCoupon {
  readonly form: CouponForm;
  readonly flowName: FlowName;
  /** The coupon to replace, or the source of a copy; null if there is neither. */
  readonly stored: StoredProject | null;
  readonly images: CouponImages;
  readonly templateId: string | null;
  readonly idempotencyKey: string;
  /** Absent if the code was not read back (PRE-02). */
  readonly scan?: StoredScan | undefined;
}

export interface Receipt {
  readonly id: string;
  readonly informedImagesId: string | null;
}

export interface SubmissionInput {
  readonly coupon: FinishedCoupon;
  /** A plain create continues to `/share/{id}`; other flows show the success view (SUBM-02). */
  readonly arrival: 'share' | 'success';
  /** Ends with a slash; the uuid follows it. */
  readonly shareBase: string;
}

/** What the save actor sends during and after a save. */
export type SavingReport =
  | { type: 'saving.progress'; sending: Sending }
  | { type: 'saving.done'; receipt: Receipt }
  | { type: 'saving.failed'; error: unknown };

interface SubmissionContext extends SubmissionInput {
  readonly receipt: Receipt | null;
  /** What failed, in words, if the failure has any. */
  readonly failure: string | null;
  /** Upload progress of this attempt; absent before the first report. */
  readonly sending?: Sending | undefined;
  readonly isReload: boolean;
}

export interface SubmissionOutput {
  readonly receipt: Receipt | null;
  /** The user discards the local changes and loads the version saved elsewhere. */
  readonly isReload: boolean;
}

/** The coupon that the save replaces under its existing link; null for a new coupon (SUBM-02). */
export function replacedBy({ stored }: Pick<FinishedCoupon, 'stored'>): StoredProject | null {
  return stored === null || stored.newFromExisting ? null : stored;
}

export const submissionMachine = setup({
  types: {
    input: {} as SubmissionInput,
    context: {} as SubmissionContext,
    output: {} as SubmissionOutput,
    events: {} as
      | { type: 'submission.retry' | 'submission.abandon' | 'submission.finish' }
      | { type: 'submission.saveAsNew' | 'submission.reload' }
      | SavingReport,
    tags: {} as 'busy',
    children: {} as { copyLink: 'copyLink'; archive: 'archive' },
  },
  actors: {
    saveCoupon: reportingPort<FinishedCoupon>('saveCoupon'),
    copyLink: copyLinkMachine,
    archive: rideAlongArchiveMachine,
  },
  actions: {
    rememberReceipt: assign({ receipt: (_, receipt: Receipt) => receipt }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureWords(error) || null }),
    rememberSending: assign({ sending: (_, sending: Sending) => sending }),
    beginAttempt: assign({ failure: null, sending: undefined }),
    makeNew: assign({ coupon: ({ context }) => asNew(context.coupon) }),
    decideToReload: assign({ isReload: true }),
    forgetTemplate: assign({
      coupon: ({ context }) => ({ ...context.coupon, templateId: null }),
    }),
  },
  guards: {
    opensShare: ({ context }) => context.arrival === 'share',
    isStale: (_, error: unknown) => failedAs(error, 'stale-edit'),
    isRemoved: (_, error: unknown) => isUnknownId(error),
    isTemplateRefused: ({ context }, error: unknown) =>
      context.coupon.templateId !== null &&
      error instanceof ServiceFailure &&
      error.failure.fields.some(({ pointer }) => pointer === '/templateId'),
  },
}).createMachine({
  id: 'submission',
  context: ({ input }) => ({ ...input, receipt: null, failure: null, isReload: false }),
  initial: 'submitting',
  states: {
    submitting: {
      tags: 'busy',
      entry: 'beginAttempt',
      invoke: {
        src: 'saveCoupon',
        input: ({ context }) => context.coupon,
        onError: { target: 'error', actions: given('rememberFailure', 'error') },
      },
      on: {
        'saving.progress': { actions: given('rememberSending', 'sending') },
        'saving.done': [
          { guard: 'opensShare', target: 'finished', actions: given('rememberReceipt', 'receipt') },
          { target: 'success', actions: given('rememberReceipt', 'receipt') },
        ],
        'saving.failed': [
          { guard: given('isStale', 'error'), target: 'stale' },
          // It was removed in another tab. The next try saves the same work as a new coupon.
          {
            guard: given('isRemoved', 'error'),
            target: 'error',
            actions: [given('rememberFailure', 'error'), 'makeNew'],
          },
          // The template was withdrawn in the meantime. The coupon has the design, so it need not name the template.
          {
            guard: given('isTemplateRefused', 'error'),
            target: 'submitting',
            reenter: true,
            actions: 'forgetTemplate',
          },
          { target: 'error', actions: given('rememberFailure', 'error') },
        ],
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
    stale: {
      on: {
        'submission.saveAsNew': { target: 'submitting', actions: 'makeNew' },
        'submission.reload': { target: 'finished', actions: 'decideToReload' },
        'submission.abandon': 'finished',
      },
    },
    finished: { type: 'final' },
  },
  output: ({ context: { receipt, isReload } }) => ({ receipt, isReload }),
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

/** Saves the same work as a new coupon; the version changed by somebody else stays. */
function asNew({ stored, ...coupon }: FinishedCoupon): FinishedCoupon {
  return { ...coupon, stored: stored === null ? null : { ...stored, newFromExisting: true } };
}
