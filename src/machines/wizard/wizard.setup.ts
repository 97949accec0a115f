/** The wizard's events, ports, guards and actions; the chart is in `wizard.machine.ts` (WIZ-01). */
import { assign, sendTo, setup } from 'xstate';
import { BARCODE_PAUSE_MS } from '../../domain/constants.ts';
import type { PreflightPlace } from '../../domain/preflight/finding.ts';
import type { ScreenName } from '../../domain/coupon/fields/screen-names.ts';
import type { FormValues } from '../../domain/coupon/fields/coupon-form.ts';
import {
  type Address,
  isBeyond,
  positionAfter,
  positionBefore,
  positionOf,
} from '../../domain/wizard/wizard-position.ts';
import type { ImageChange } from '../../domain/images/image-slots.ts';
import { redone, undone } from '../../domain/undo.ts';
import { port, reportingPort } from '../port.ts';
import { previewDialogMachine, type PreviewDialogOutput } from './preview-dialog.machine.ts';
import { submissionMachine, type SubmissionOutput } from '../submission/submission.machine.ts';
import { type PreviewCard, withCard } from './preview-cards.ts';
import { atEditedPart, atPlace, positionOfPlace, withFix } from './shown-places.ts';
import {
  type DrawingOrder,
  editAddress,
  lacksVerdict,
  savedWith,
  withScan,
} from './finished-wizard.ts';
import {
  changed,
  type DrawingProgress,
  type DrawnCoupon,
  finishedForm,
  firstGapOf,
  imageChanged,
  isBelowReach,
  resetDesign,
  routeOf,
  screenOf,
  settledBarcode,
  positionChanges,
  submitted,
  takenOver,
  type WizardContext,
  type WizardInput,
} from './wizard-context.ts';

/**
 * Where submitting a screen leads: to the next screen; with the bar's arrow, to the next step if it was reached before;
 * for a stored coupon, straight to saving, without the proof.
 */
export type Direction = 'screen' | 'step' | 'save';

interface Submission {
  readonly values: FormValues;
  /** Defaults to the next screen. */
  readonly direction?: Direction;
}

/** What drawing reports through `reportingPort('drawArtwork')`. */
export type DrawingReport =
  | ({ type: 'artwork.progress' } & DrawingProgress)
  | ({ type: 'artwork.drawn' } & Omit<DrawnCoupon, 'form'>)
  | { type: 'artwork.failed'; failure: string };

export type WizardEvent =
  | ({ type: 'step.submit' } & Submission)
  | { type: 'step.back' }
  | ({ type: 'step.goto' } & Address)
  | { type: 'form.change'; values: FormValues }
  | ({ type: 'image.change' } & ImageChange)
  | { type: 'design.undo' | 'design.redo' | 'design.reset' }
  | { type: 'brand.use'; values: FormValues }
  | { type: 'preflight.fix'; values: FormValues }
  | { type: 'preflight.show'; place: PreflightPlace }
  | { type: 'preview.select'; card: PreviewCard }
  | { type: 'pane.select'; pane: 'design' | 'preview' }
  | { type: 'details.toggle' | 'artwork.retry' | 'artwork.cancel' }
  | { type: 'leave.request'; exit: string }
  | { type: 'leave.confirm' | 'leave.keep' | 'leave.cancel' }
  | DrawingReport;

/** How the wizard ended: with a coupon, or because the user left. */
export interface WizardOutput {
  readonly couponId: string | null;
  readonly exit: string;
}

export const wizardSetup = setup({
  types: {
    input: {} as WizardInput,
    context: {} as WizardContext,
    events: {} as WizardEvent,
    output: {} as WizardOutput,
    tags: {} as 'filling' | 'over',
    children: {} as {
      previewDialog: 'previewDialog';
      submission: 'submission';
      drawing: 'drawArtwork';
    },
  },
  actors: {
    drawArtwork: reportingPort<DrawingOrder>('drawArtwork'),
    /** Resolves once the draft is stored for the dashboard; rejects if it cannot be stored. */
    keepDraft: port<void, void>('keepDraft'),
    previewDialog: previewDialogMachine,
    submission: submissionMachine,
  },
  delays: { barcodePause: BARCODE_PAUSE_MS },
  guards: {
    isOn: ({ context }, screen: ScreenName) => screenOf(context) === screen,
    isFirstScreen: ({ context }) => positionBefore(context) === null,
    isFirstScreenChanged: ({ context }) => positionBefore(context) === null && hasChanges(context),
    leaps: ({ context }, { direction }: Submission) =>
      direction === 'step' && isBelowReach(context),
    isReachableElsewhere: ({ context }, address: Address) => {
      const position = positionOf(routeOf(context), address);
      if (position === null) return false;
      const isHere = position.step === context.step && position.substep === context.substep;
      return !isHere && !isBeyond(position, { step: context.maxStep, substep: context.maxSubstep });
    },
    ends: ({ context }, { direction }: Submission) => ends(context, direction),
    endsIncomplete: ({ context }, { values, direction }: Submission) =>
      ends(context, direction) && firstGapOf(submitted(context, values)) !== null,
    endsDrawn: ({ context }, { values, direction }: Submission) =>
      isLast(context) && !saves(context, direction) && isDrawn(submitted(context, values)),
    savesDrawn: ({ context }, { values, direction }: Submission) =>
      saves(context, direction) && isDrawn(submitted(context, values)) && !lacksVerdict(context),
    savesAtOnce: ({ context }) => context.savesAtOnce,
    hasChanges: ({ context }) => hasChanges(context),
    isPlaceReached: ({ context }, place: PreflightPlace) =>
      positionOfPlace(context, place) !== null,
    isSaving: (_, output: PreviewDialogOutput) => output.kind === 'saving',
    isEditing: (_, output: PreviewDialogOutput) => output.kind === 'editing',
    hasReceipt: (_, output: SubmissionOutput) => output.receipt !== null,
    isReload: (_, output: SubmissionOutput) => output.isReload,
  },
  actions: {
    storeChange: assign(({ context }, values: FormValues) => changed(context, values)),
    storeImage: assign(({ context }, change: ImageChange) => imageChanged(context, change)),
    storeValues: assign(({ context }, values: FormValues) => ({
      form: submitted(context, values).form,
    })),
    setBarcodeValue: assign(({ context }) => settledBarcode(context)),
    goForward: assign(({ context }) =>
      positionChanges(context, positionAfter(routeOf(context), context)),
    ),
    goToNextStep: assign(({ context }) =>
      positionChanges(context, { step: context.step + 1, substep: 0 }),
    ),
    goBack: assign(({ context }) => positionChanges(context, positionBefore(context))),
    goToAddress: assign(({ context }, address: Address) =>
      positionChanges(context, positionOf(routeOf(context), address)),
    ),
    goToGap: assign(({ context }) => {
      const gap = firstGapOf(context);
      return gap === null
        ? {}
        : { ...positionChanges(context, gap.position), highlight: gap.field };
    }),
    goToEditedPart: assign(({ context }, output: PreviewDialogOutput) =>
      output.kind === 'editing' ? atEditedPart(context, output.part) : {},
    ),
    undo: assign(({ context }) => takenOver(context, undone(context.history))),
    redo: assign(({ context }) => takenOver(context, redone(context.history))),
    applyFix: assign(({ context }, values: FormValues) => withFix(context, values)),
    goToPlace: assign(({ context }, place: PreflightPlace) => atPlace(context, place)),
    reset: assign(({ context }) => resetDesign(context)),
    selectCard: assign(({ context }, card: PreviewCard) => withCard(context, card)),
    selectPane: assign({ pane: (_, pane: WizardContext['pane']) => pane }),
    toggleDetails: assign({ detailsShown: ({ context }) => !context.detailsShown }),
    finishForm: assign(({ context }, { direction }: Submission) => ({
      form: finishedForm(context),
      savesAtOnce: saves(context, direction),
      progress: null,
      failure: null,
    })),
    rememberProgress: assign({ progress: (_, progress: DrawingProgress) => progress }),
    rememberDrawing: assign(
      ({ context }, { images, barcode, idempotencyKey, scan }: Omit<DrawnCoupon, 'form'>) => ({
        drawn: { form: context.form, images, barcode, idempotencyKey, scan },
      }),
    ),
    rememberScan: assign(({ context }, output: PreviewDialogOutput) => withScan(context, output)),
    rememberFailure: assign({ failure: (_, failure: string) => failure }),
    rememberExit: assign({ exit: (_, exit: string) => exit }),
    rememberReceipt: assign(({ context }, output: SubmissionOutput) => savedWith(context, output)),
    rememberEdit: assign(({ context: { stored, exit } }) => ({
      exit: stored === null ? exit : editAddress(stored),
    })),
    /** Only a submission in the saved state handles this event: leaving is blocked while saving. */
    finishSubmission: sendTo('submission', { type: 'submission.finish' }),
  },
});

function isLast(context: WizardContext): boolean {
  return positionAfter(routeOf(context), context) === null;
}

/** Finishes the form: the last screen's button, or "Save" on any screen of an edit. */
function ends(context: WizardContext, direction: Direction = 'screen'): boolean {
  return isLast(context) || saves(context, direction);
}

function saves({ stored }: WizardContext, direction: Direction = 'screen'): boolean {
  return direction === 'save' && stored !== null;
}

/** The pictures match the current form. */
function isDrawn(context: WizardContext): boolean {
  return context.drawn?.form === finishedForm(context);
}

function hasChanges({ form, original }: WizardContext): boolean {
  return form !== original;
}
