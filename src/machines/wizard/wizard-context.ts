/** The wizard's context, and pure functions that return its changed fields (WIZ-01). */
import { areFormChecksThere, issuesOnScreens } from '../../domain/wizard/form-checks.ts';
import {
  designValues,
  typesBarcode,
  withBarcodeValue,
  withOneLogo,
  withSubmitted,
} from '../../domain/coupon/coupon-decisions.ts';
import {
  type CouponForm,
  type FormValues,
  valuesAt,
  withValues,
} from '../../domain/coupon/fields/coupon-form.ts';
import type { StoredScan } from '../../domain/scan/scan-verdict.ts';
import type { Platform } from '../../domain/coupon/fields/coupon-images.ts';
import { type EditHistory, NO_EDITS, type undone } from '../../domain/undo.ts';
import { withEdit } from '../../domain/wizard/edit-history.ts';
import {
  FLOWS,
  type FlowName,
  type SubFlow,
  subFlowOf,
  type TemplateTraits,
} from '../../domain/wizard/flows.ts';
import type { ScreenName } from '../../domain/coupon/fields/screen-names.ts';
import {
  cardBesideUpload,
  type FormCard,
  withFollowingCard,
} from '../../domain/coupon/scheme-card.ts';
import { type ImageChange, valuesWithImage } from '../../domain/images/image-slots.ts';
import {
  isBeyond,
  type Position,
  positionOfScreen,
  type Route,
  screenAt,
  screensAt,
  stepNameAt,
} from '../../domain/wizard/wizard-position.ts';
import type { CouponImages, Receipt, StoredProject } from '../submission/submission.machine.ts';
import { cardOn } from './preview-cards.ts';

export interface WizardInput {
  readonly flowName: FlowName;
  readonly templateId: string | null;
  readonly traits: TemplateTraits;
  /** The initial form: the template's own words and scheme, or a stored project. */
  readonly form: CouponForm;
  /** The coupon that is edited, with every step reached; null for a new one (WIZ-05). */
  readonly stored: StoredProject | null;
  /** The prefix of shared links; ends with a slash. */
  readonly shareBase: string;
}

/** Progress of drawing; `name` is in words ("the Google strip"). */
export interface DrawingProgress {
  readonly name: string;
  readonly done: number;
  readonly total: number;
}

/** The complete pictures of a finished form, and the idempotency key for saving them (SUBM-03, REND-05). */
export interface DrawnCoupon {
  readonly form: CouponForm;
  readonly images: CouponImages;
  /** An SVG as a data URL; null if the form has no barcode. */
  readonly barcode: string | null;
  readonly idempotencyKey: string;
  /** What reading the code back said, on the proof or before a save without one; absent without a verdict (PRE-02). */
  readonly scan?: StoredScan | undefined;
}

export interface WizardContext extends WizardInput {
  readonly original: CouponForm;
  readonly step: number;
  readonly substep: number;
  readonly flow: SubFlow;
  /** The highest reached step, and the highest reached substep in it. */
  readonly maxStep: number;
  readonly maxSubstep: number;
  /** The field that an edit link points at; it gets the focus (WIZ-20). */
  readonly highlight: string | null;
  /** The preview shows the coupon on the Ride-Along step (WIZ-20). */
  readonly forcedCouponView: boolean;
  /** The Ride-Along's card was chosen, or opened with its step (WIZ-15). */
  readonly rideAlongShown: boolean;
  readonly history: EditHistory<FormValues>;
  /** The card that uploaded artwork gave last; absent without such artwork. */
  readonly artworkCard?: FormCard | undefined;
  /** Raised when undo, redo or reset change values, so that the fields reload them. */
  readonly revision: number;
  /** The wallet of the coupon card that was shown last. */
  readonly platform: Platform;
  /** The pane that shows below 960 px (WIZ-15). */
  readonly pane: 'design' | 'preview';
  readonly detailsShown: boolean;
  readonly progress: DrawingProgress | null;
  readonly drawn: DrawnCoupon | null;
  readonly failure: string | null;
  /** The drawing is saved at once, without the proof. */
  readonly savesAtOnce: boolean;
  /** The address to leave for. */
  readonly exit: string;
  readonly receipt: Receipt | null;
}

type Changes = Partial<WizardContext>;

/** The first screen, or the first screen of a stored project. */
export function initialContext(input: WizardInput): WizardContext {
  return {
    ...input,
    original: input.form,
    step: 0,
    substep: 0,
    flow: 'flow1',
    maxStep: input.stored !== null ? FLOWS[input.flowName].steps.length : 0,
    maxSubstep: 0,
    highlight: null,
    forcedCouponView: false,
    rideAlongShown: false,
    history: NO_EDITS,
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
  };
}

export function routeOf({ flowName, traits, form }: WizardContext): Route {
  return { flow: flowName, traits, form };
}

export function screenOf(context: WizardContext): ScreenName {
  return screenAt(routeOf(context), context);
}

/** Whether this coupon was just started and is on the screen that needs no late parts of the wizard. */
export function isAtStart(context: WizardContext): boolean {
  const { stored, maxStep, maxSubstep } = context;
  return (
    stored === null && maxStep === 0 && maxSubstep === 0 && screenOf(context) === 'logo.choice'
  );
}

/** A later step was reached before (WIZ-08). */
export function isBelowReach({ step, maxStep, flowName }: WizardContext): boolean {
  return step < Math.min(maxStep, FLOWS[flowName].steps.length - 1);
}

/** Nothing on this screen is missing or wrong. */
export function isScreenComplete(context: WizardContext): boolean {
  return areFormChecksThere() && issuesOnScreens([screenOf(context)], context.form).length === 0;
}

/**
 * Returns the paths, joined by dots, of all fields of a screen that show an issue before it is submitted (STEP-15). An
 * empty field shows none, unless an edit link or a gap led to this screen.
 */
export function fieldsShowingIssues(context: WizardContext): readonly string[] {
  const fields = issuesOnScreens([screenOf(context)], context.form).map(({ path, issue }) => ({
    field: path.join('.'),
    isMissing: issue.code === 'required',
  }));
  const isGap = fields.some(({ field }) => field === context.highlight);
  return fields.filter(({ isMissing }) => isGap || !isMissing).map(({ field }) => field);
}

/** Whether a step forward can succeed (WIZ-08). */
export function canGoOn(context: WizardContext): boolean {
  return isBelowReach(context) || isScreenComplete(context);
}

/** Whether "Save" has work: a changed edit, or an unchanged copy; null if there is no coupon to save. */
export function isSaveWorthwhile({ stored, form, original }: WizardContext): boolean | null {
  return stored === null ? null : stored.newFromExisting || form !== original;
}

/** Moves to a position, if there is one: the undo history of the last step is cleared, and the reach grows. */
export function positionChanges(context: WizardContext, position: Position | null): Changes {
  if (position === null) return {};
  const limit = { step: context.maxStep, substep: context.maxSubstep };
  const reach = isBeyond(position, limit) ? position : limit;
  return {
    step: position.step,
    substep: position.substep,
    flow: subFlowOf(stepNameAt(routeOf(context), position.step), context.form),
    maxStep: reach.step,
    maxSubstep: reach.substep,
    highlight: null,
    history: NO_EDITS,
    pane: 'design',
    detailsShown: false,
    ...cardOn(context, position),
  };
}

export function changed(context: WizardContext, changes: FormValues): Changes {
  const values = withFollowingCard(context.form, changes);
  const form = withValues(context.form, values);
  const history = withEdit(context.history, {
    before: valuesAt(context.form, values),
    after: values,
  });
  return { form, history };
}

/** A slot took an image or was emptied; the change can be undone (WIZ-18). */
export function imageChanged(context: WizardContext, change: ImageChange): Changes {
  const { form, artworkCard } = context;
  const card = decidesCard(form, change)
    ? cardBesideUpload(form, change.colors, artworkCard)
    : null;
  const values = valuesWithImage(form, change.slot, change.image);
  return {
    ...changed(context, { ...values, ...card }),
    revision: context.revision + 1,
    artworkCard: card ?? artworkCard,
  };
}

/** Apple's artwork decides the colors of both cards, Google's as long as it is alone. */
function decidesCard({ apple }: CouponForm, { slot, image }: ImageChange): boolean {
  if (image.image === null) return false;
  return slot === 'appleStrip' || (slot === 'googleStrip' && apple.stripImage === null);
}

/** Takes the values of a submitted screen; a yes/no answer sets the sub-flow (WIZ-09). */
export function submitted(context: WizardContext, values: FormValues): WizardContext {
  return { ...context, form: withSubmitted(context.form, values) };
}

export function settledBarcode({ form }: WizardContext): Changes {
  return { form: withBarcodeValue(form) };
}

/** Restores the template's own words and scheme; the change can be undone (PREV-04). */
export function resetDesign(context: WizardContext): Changes {
  const design = context.form.stripEditorSource;
  if (design === null) return {};
  return { ...changed(context, designValues(design)), revision: context.revision + 1 };
}

/** Returns the first field that blocks finishing the form, its path joined by dots; null if nothing is missing. */
export function firstGapOf(context: WizardContext) {
  const route = routeOf(context);
  const screens = FLOWS[context.flowName].steps.flatMap((_, step) => screensAt(route, step));
  for (const screen of screens) {
    const [first] = issuesOnScreens([screen], context.form);
    const position = first === undefined ? null : positionOfScreen(route, screen);
    if (first !== undefined && position !== null) return { position, field: first.path.join('.') };
  }
  return null;
}

/** The form to draw and save: with one logo, not two (WIZ-12). */
export function finishedForm({ form }: WizardContext): CouponForm {
  return withOneLogo(withBarcodeValue(form));
}

/** Takes what undo or redo restores, if there is anything. */
export function takenOver(
  context: WizardContext,
  edit: ReturnType<typeof undone<FormValues>>,
): Changes {
  if (edit === null) return {};
  const form = withValues(context.form, edit.values);
  return {
    form: typesBarcode(edit.values) ? withBarcodeValue(form) : form,
    history: edit.history,
    revision: context.revision + 1,
  };
}
