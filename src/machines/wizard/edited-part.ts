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
  return { ...standingOn(context, position), highlight: FIRST_FIELDS[screen] };
}

/** Of every screen, though the links lead only to those with which a step begins; null where it is a place for files. */
const FIRST_FIELDS: Readonly<Record<ScreenName, string | null>> = {
  'design.upload': null,
  'logo.choice': 'haveLogoImage',
  'logo.upload': null,
  'logo.text': 'logoText',
  'coupon.text': 'text',
  'coupon.colors': 'scheme',
  'coupon.theme': 'backgroundColor',
  'details.business': 'merchantName',
  'barcode.format': 'barcodeType',
  'ride-along.question': 'haveRideAlongImage',
  'ride-along.upload': null,
  'ride-along.colors': 'rideAlongScheme',
};
