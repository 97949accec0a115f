/** The four flows of the wizard as data: steps, the screens inside them, indexes and words (WIZ-02 to WIZ-05, WIZ-19 to WIZ-21). */
import type { CouponForm } from '../coupon/fields/coupon-form.ts';
import type { ScreenName } from '../coupon/fields/screen-names.ts';
import { type DesignDocument, textSlotsOf } from '../design/design-document.ts';
import * as flowsWords from '../../words/domain/flows.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as commonWords from '../../words/common.gen.ts';
import * as couponWords from '../../words/coupon.gen.ts';

/** The short names of the steps in `?step=` (WIZ-21). */
export type StepName = 'design' | 'logo' | 'coupon' | 'details' | 'barcode' | 'ride-along';

/** `/create/{templateId}`, `/create/design`, `/campaign/{templateId}`, `/project/edit/{projectId}`. */
export type FlowName = 'create' | 'design' | 'campaign' | 'edit';

/** The two sub-flows of a yes/no question (WIZ-12, WIZ-13). */
export const SUB_FLOWS = ['flow1', 'flow2'] as const;
export type SubFlow = (typeof SUB_FLOWS)[number];

/** The step titles, to the letter (WIZ-19). */
export const STEP_TITLES: Readonly<Record<StepName, () => string>> = {
  design: flowsWords.designTitle,
  logo: flowsWords.logoTitle,
  coupon: flowsWords.couponTitle,
  details: flowsWords.detailsTitle,
  barcode: flowsWords.barcodeTitle,
  'ride-along': flowsWords.rideAlongTitle,
};

/** A one-word title of each step for the progress bar. */
export const STEP_LABELS: Readonly<Record<StepName, () => string>> = {
  design: flowsWords.design,
  logo: flowsWords.logo,
  coupon: flowsWords.coupon,
  details: actionsWords.details,
  barcode: commonWords.barcode,
  'ride-along': couponWords.rideAlong,
};

interface Flow {
  readonly steps: readonly [StepName, ...StepName[]];
  /** The target of "Edit coupon"; an index into `steps`. */
  readonly couponStep: number;
  /** The target of "Edit details". */
  readonly detailsStep: number;
  readonly rideAlongStep: number | null;
  /** The label of the last step's button (WIZ-20). */
  readonly finalButton: () => string;
}

/** A stored coupon has the steps of a new one. */
const PLAIN: Flow = {
  steps: ['logo', 'coupon', 'details', 'barcode'],
  couponStep: 1,
  detailsStep: 2,
  rideAlongStep: null,
  finalButton: flowsWords.previewDesign,
};

export const FLOWS: Readonly<Record<FlowName, Flow>> = {
  create: PLAIN,
  // The specification says 1 for the coupon, although that is the logo step here (WIZ-03).
  design: {
    steps: ['design', 'logo', 'coupon', 'details', 'barcode'],
    couponStep: 1,
    detailsStep: 3,
    rideAlongStep: null,
    finalButton: flowsWords.previewDesign,
  },
  campaign: {
    steps: ['logo', 'coupon', 'details', 'barcode', 'ride-along'],
    couponStep: 1,
    detailsStep: 2,
    rideAlongStep: 4,
    finalButton: flowsWords.previewDesigns,
  },
  edit: PLAIN,
};

/** The editable parts of a template; they decide the screens of the coupon step (WIZ-19). */
export type TemplateTraits = ReturnType<typeof traitsOf>;

/** The traits of a template's design; null if the flow has no design. */
export function traitsOf(design: DesignDocument | null, isEditable: boolean) {
  return {
    hasTemplate: design !== null,
    isEditable,
    hasText: design !== null && textSlotsOf(design).length > 0,
  };
}

/** The screens of a step in order, for the template's traits and the chosen sub-flow. */
export function screensOf(
  step: StepName,
  traits: TemplateTraits,
  subFlow: SubFlow,
): readonly [ScreenName, ...ScreenName[]] {
  switch (step) {
    case 'design':
      return ['design.upload'];
    case 'logo':
      return ['logo.choice', subFlow === 'flow1' ? 'logo.upload' : 'logo.text'];
    case 'coupon':
      return couponScreens(traits);
    case 'details':
      return ['details.business'];
    case 'barcode':
      return ['barcode.format'];
    case 'ride-along':
      return [
        'ride-along.question',
        subFlow === 'flow1' ? 'ride-along.upload' : 'ride-along.colors',
      ];
    default:
      return step satisfies never;
  }
}

/** The sub-flow that an answer opens in a step; flow1 if there is no answer or question. */
export function subFlowOf(step: StepName, form: CouponForm): SubFlow {
  if (step === 'logo') return form.haveLogoImage === 'no' ? 'flow2' : 'flow1';
  if (step === 'ride-along') return form.haveRideAlongImage === 'no' ? 'flow2' : 'flow1';
  return 'flow1';
}

function couponScreens({
  hasTemplate,
  isEditable,
  hasText,
}: TemplateTraits): readonly [ScreenName, ...ScreenName[]] {
  if (!hasTemplate || !isEditable) return ['coupon.theme'];
  return hasText
    ? ['coupon.text', 'coupon.colors', 'coupon.theme']
    : ['coupon.colors', 'coupon.theme'];
}
