/** Saving a finished coupon: SUBM-01, SUBM-02, SUBM-03, SUBM-05, SUBM-06. */
import { assign, setup } from 'xstate';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { ServiceFailure } from '../../domain/failures.ts';
import type { FlowName } from '../../domain/wizard/flows.ts';
import type { Sending } from '../../domain/sending.ts';
import { copyLinkMachine } from './copy-link.machine.ts';
import { reportingPort } from '../port.ts';
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

/** The saved coupon a wizard started from (WIZ-05, SUBM-02). */
export interface StoredProject {
  readonly id: string;
  /** For If-Match: an edit of what somebody else has changed since is refused (API-05). */
  readonly version: string;
  readonly name: string;
  /** False where its template was withdrawn: the coupon may go on with it, a new one may not name it. */
  readonly isTemplateOffered: boolean;
  readonly fromDashboard: boolean;
  /** Saving makes a coupon of its own; the one that is stored stays as it is. */
  readonly newFromExisting: boolean;
}

/** Everything one save needs; the key stays the same through every retry (SUBM-03). */
export interface FinishedCoupon {
  readonly form: CouponForm;
  readonly flowName: FlowName;
  /** The coupon that is replaced, or that a new one is made from; null where there was none. */
  readonly stored: StoredProject | null;
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

/** What the saving actor sends while and after it saves. */
export type SavingReport =
  | { type: 'saving.progress'; sending: Sending }
  | { type: 'saving.done'; receipt: Receipt }
  | { type: 'saving.failed'; error: unknown };

interface SubmissionContext extends SubmissionInput {
  readonly receipt: Receipt | null;
  /** What went wrong, in words, where the failure had any. */
  readonly failure: string | null;
  /** How far this attempt has come; absent until it is reported. */
  readonly sending?: Sending | undefined;
  readonly isReload: boolean;
}

export interface SubmissionOutput {
  readonly receipt: Receipt | null;
  /** What was changed here is given up for what was saved elsewhere. */
  readonly isReload: boolean;
}

/** The coupon that saving replaces under the link it has; null where a new one is made (SUBM-02). */
export function replacedBy({ stored }: Pick<FinishedCoupon, 'stored'>): StoredProject | null {
  return stored === null || stored.newFromExisting ? null : stored;
}

export const submissionMachine = setup({
  types: {
    input: {} as SubmissionInput,
    context: {} as SubmissionContext,
    output: {} as SubmissionOutput,
    events: {} as
      | { type: 'submission.retry' }
      | { type: 'submission.abandon' }
      | { type: 'submission.finish' }
      | { type: 'submission.saveAsNew' }
      | { type: 'submission.reload' }
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
    rememberFailure: assign({ failure: (_, error: unknown) => failureDetail(error) }),
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
    isStale: (_, error: unknown) =>
      error instanceof ServiceFailure && error.failure.code === 'stale-edit',
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
        onError: { target: 'error', actions: { type: 'rememberFailure', params: errorOf } },
      },
      on: {
        'saving.progress': {
          actions: { type: 'rememberSending', params: ({ event }) => event.sending },
        },
        'saving.done': [
          {
            guard: 'opensShare',
            target: 'finished',
            actions: { type: 'rememberReceipt', params: ({ event }) => event.receipt },
          },
          {
            target: 'success',
            actions: { type: 'rememberReceipt', params: ({ event }) => event.receipt },
          },
        ],
        'saving.failed': [
          { guard: { type: 'isStale', params: errorOf }, target: 'stale' },
          // It was withdrawn in the meantime; the coupon has the design and need not name it.
          {
            guard: { type: 'isTemplateRefused', params: errorOf },
            target: 'submitting',
            reenter: true,
            actions: 'forgetTemplate',
          },
          { target: 'error', actions: { type: 'rememberFailure', params: errorOf } },
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

/** The same work as a coupon of its own; the one that somebody else has changed stays theirs. */
function asNew({ stored, ...coupon }: FinishedCoupon): FinishedCoupon {
  return { ...coupon, stored: stored === null ? null : { ...stored, newFromExisting: true } };
}

/** XState 5.33 loses the event's type where an action's parameter is unknown. */
function errorOf({ event }: { readonly event: { readonly error: unknown } }): unknown {
  return event.error;
}

function failureDetail(error: unknown): string | null {
  return error instanceof Error && error.message !== '' ? error.message : null;
}
