/** Mending what preflight found: by one press, or by hand at its field (PRE-01, WIZ-18). */
import type { FormValues } from '../../domain/coupon/fields/coupon-form.ts';
import { fieldOf, type PreflightPlace, screensWith } from '../../domain/preflight/finding.ts';
import { isBeyond, type Position, positionOfScreen } from '../../domain/wizard/wizard-position.ts';
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
