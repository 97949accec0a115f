/** The preview dialog: Apple, Google, then Ride-Along if used. On the dashboard the last leads to the first (PREV-05). */
import { assign, setup, type SnapshotFrom } from 'xstate';
import type { StoredScan } from '../../domain/scan/scan-verdict.ts';
import { given } from '../port.ts';
import type { PreviewCard } from './preview-cards.ts';

export interface PreviewDialogInput {
  readonly hasRideAlong: boolean;
  /** On the dashboard there are no edit links. */
  readonly fromDashboard: boolean;
}

/** The part that an edit link opens. */
export type EditedPart = 'coupon' | 'details' | 'ride-along';

export type PreviewDialogOutput =
  { readonly kind: 'closed' } | Saving | { readonly kind: 'editing'; readonly part: EditedPart };

interface Saving {
  readonly kind: 'saving';
  /** Absent if the code was not read back yet, or could not be (PRE-02). */
  readonly scan?: StoredScan | undefined;
}

interface PreviewDialogContext extends PreviewDialogInput {
  /** The back of Apple's card or Google's sheet (PREV-01, PREV-02). */
  readonly detailsShown: boolean;
  readonly outcome: PreviewDialogOutput;
}

export type PreviewDialogEvent =
  | { type: 'preview.next' | 'preview.previous' | 'preview.close' | 'details.toggle' }
  | { type: 'coupon.save'; scan?: StoredScan | undefined }
  | { type: 'part.edit'; part: EditedPart };

export const previewDialogMachine = setup({
  types: {
    input: {} as PreviewDialogInput,
    context: {} as PreviewDialogContext,
    output: {} as PreviewDialogOutput,
    events: {} as PreviewDialogEvent,
  },
  actions: {
    toggleDetails: assign({ detailsShown: ({ context }) => !context.detailsShown }),
    showFront: assign({ detailsShown: false }),
    decideToSave: assign({
      outcome: (_, scan: StoredScan | undefined): PreviewDialogOutput => ({ kind: 'saving', scan }),
    }),
    decideToEdit: assign({
      outcome: (_, part: EditedPart): PreviewDialogOutput => ({ kind: 'editing', part }),
    }),
  },
  guards: {
    hasRideAlong: ({ context }) => context.hasRideAlong,
    isFromDashboard: ({ context }) => context.fromDashboard,
    canEdit: ({ context }, part: EditedPart) =>
      !context.fromDashboard && (part !== 'ride-along' || context.hasRideAlong),
  },
}).createMachine({
  id: 'previewDialog',
  context: ({ input }) => ({ ...input, detailsShown: false, outcome: { kind: 'closed' } }),
  initial: 'apple',
  on: {
    'preview.close': '.decided',
    'coupon.save': {
      target: '.decided',
      actions: { type: 'decideToSave', params: ({ event }) => event.scan },
    },
    'part.edit': {
      guard: given('canEdit', 'part'),
      target: '.decided',
      actions: given('decideToEdit', 'part'),
    },
  },
  states: {
    apple: {
      entry: 'showFront',
      on: { 'preview.next': 'google', 'details.toggle': { actions: 'toggleDetails' } },
    },
    google: {
      entry: 'showFront',
      on: {
        'details.toggle': { actions: 'toggleDetails' },
        'preview.previous': 'apple',
        'preview.next': [
          { guard: 'hasRideAlong', target: 'rideAlong' },
          { guard: 'isFromDashboard', target: 'apple' },
        ],
      },
    },
    rideAlong: {
      on: {
        'preview.previous': 'google',
        'preview.next': { guard: 'isFromDashboard', target: 'apple' },
      },
    },
    decided: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

/** The card that the dialog shows. */
export function cardOf(state: SnapshotFrom<typeof previewDialogMachine>): PreviewCard {
  if (state.matches('rideAlong')) return 'ride-along';
  return state.matches('google') ? 'google' : 'apple';
}
