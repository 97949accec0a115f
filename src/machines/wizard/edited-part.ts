/** The targets of the preview dialog's edit links, and the field that each one highlights (PREV-05, WIZ-20). */
import { COUPON_FIELDS } from '../../domain/coupon/fields/coupon-fields.ts';
import { fieldsOn } from '../../domain/coupon/fields/screen-fields.ts';
import { FLOWS } from '../../domain/wizard/flows.ts';
import type { ScreenName } from '../../domain/coupon/fields/screen-names.ts';
import { screenAt } from '../../domain/wizard/wizard-position.ts';
import type { EditedPart } from './preview-dialog.machine.ts';
import { routeOf, positionChanges, type WizardContext } from './wizard-context.ts';

export function atEditedPart(context: WizardContext, part: EditedPart): Partial<WizardContext> {
  const flow = FLOWS[context.flowName];
  const steps = {
    coupon: flow.couponStep,
    details: flow.detailsStep,
    'ride-along': flow.rideAlongStep ?? flow.couponStep,
  };
  const position = { step: steps[part], substep: 0 };
  const screen = screenAt(routeOf(context), position);
  return { ...positionChanges(context, position), highlight: firstFieldOf(screen) };
}

/** The first field of a screen; null if the screen asks for files. */
function firstFieldOf(screen: ScreenName): string | null {
  const [first] = fieldsOn(screen);
  return first === undefined || COUPON_FIELDS[first].kind === 'image' ? null : first;
}
