/** Where the proof's edit links and preflight's findings lead, and the fix by one press (PREV-05, WIZ-18, WIZ-20, PRE-01). */
import { COUPON_FIELDS } from '../../domain/coupon/fields/coupon-fields.ts';
import { fieldsOn } from '../../domain/coupon/fields/screen-fields.ts';
import type { ScreenName } from '../../domain/coupon/fields/screen-names.ts';
import { FLOWS } from '../../domain/wizard/flows.ts';
import type { FormValues } from '../../domain/coupon/fields/coupon-form.ts';
import { fieldOf, type PreflightPlace, screensWith } from '../../domain/preflight/finding.ts';
import {
  isBeyond,
  type Position,
  positionOfScreen,
  screenAt,
} from '../../domain/wizard/wizard-position.ts';
import type { EditedPart } from './preview-dialog.machine.ts';
import {
  changed,
  routeOf,
  settledBarcode,
  positionChanges,
  type WizardContext,
} from './wizard-context.ts';

/** The change is one step of the undo history; the fields reload their values. */
export function withFix(context: WizardContext, values: FormValues): Partial<WizardContext> {
  const mended = { ...context, ...changed(context, values), revision: context.revision + 1 };
  return { ...mended, ...settledBarcode(mended) };
}

/** The position of a place; null if this flow has no screen for it, or none that was reached. */
export function positionOfPlace(context: WizardContext, place: PreflightPlace): Position | null {
  const reach = { step: context.maxStep, substep: context.maxSubstep };
  const positions = screensWith(place).map((screen) => positionOfScreen(routeOf(context), screen));
  return positions.find((position) => position !== null && !isBeyond(position, reach)) ?? null;
}

export function atPlace(context: WizardContext, place: PreflightPlace): Partial<WizardContext> {
  const position = positionOfPlace(context, place);
  return position === null
    ? {}
    : { ...positionChanges(context, position), highlight: fieldOf(place) };
}

/** The screen of an edit link, and the field that it highlights. */
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
