/** Where the preview dialog's edit links lead, and the field they point at (PREV-05, WIZ-20). */
import { FLOWS, type ScreenName } from '../../domain/wizard/flows.ts';
import { screenAt } from '../../domain/wizard/wizard-position.ts';
import type { EditedPart } from './preview-dialog.machine.ts';
import { routeOf, standingOn, type WizardContext } from './wizard-context.ts';

export function atEditedPart(context: WizardContext, part: EditedPart): Partial<WizardContext> {
  const flow = FLOWS[context.flowName];
  const steps = {
    coupon: flow.couponStep,
    details: flow.detailsStep,
    'ride-along': flow.rideAlongStep ?? flow.couponStep,
  };
  const position = { step: steps[part], substep: 0 };
  const screen = screenAt(routeOf(context), position);
  return { ...standingOn(context, position), highlight: FIRST_FIELDS[screen] ?? null };
}

/** Of the screens with which those steps begin; the coupon index of an own design is its logo step (WIZ-03). */
const FIRST_FIELDS: Readonly<Partial<Record<ScreenName, string>>> = {
  'logo.choice': 'haveLogoImage',
  'coupon.text': 'text',
  'coupon.colors': 'scheme',
  'coupon.theme': 'backgroundColor',
  'details.business': 'merchantName',
  'ride-along.question': 'haveRideAlongImage',
};
