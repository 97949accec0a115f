/** The snapshot of a wizard from a draft; in its own file because reading drafts needs arktype (WIZ-11). */
import { restoredForm } from '../../domain/coupon/fields/restored-form.ts';
import { FLOWS } from '../../domain/wizard/flows.ts';
import { isSame } from '../../domain/same-value.ts';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import {
  initialContext,
  firstGapOf,
  screenOf,
  positionChanges,
  type WizardContext,
  type WizardInput,
} from './wizard-context.ts';
import type { WizardMachine, WizardSnapshot } from './wizard.machine.ts';

/** Whether a restored snapshot is of this version, and for this template or project. */
export function isRestorable(snapshot: WizardSnapshot, input: WizardInput): boolean {
  const { status, context } = snapshot;
  if (status !== 'active' || context.flowName !== input.flowName) return false;
  if (!hasFieldsOf(initialContext(input), context)) return false;
  if (!snapshot.matches('submitting') && isOldProof(context)) return false;
  return isSame(restoredForm(input.form, context.form), context.form);
}

/** Drawn by a version that left out a missing barcode and replaced a missing font. */
function isOldProof({ drawn }: WizardContext): boolean {
  return drawn !== null && !('barcode' in drawn);
}

/** Whether every field exists and has the same kind; null matches anything. */
function hasFieldsOf(fresh: WizardContext, context: WizardContext): boolean {
  return Object.entries(fresh).every(([field, value]: [string, unknown]) => {
    if (!(field in context)) return false;
    const stored: unknown = Reflect.get(context, field);
    return value === null || stored === null || typeof stored === typeof value;
  });
}

/** A wizard that has only the form: at the first screen with a gap, else at the last step. */
export function snapshotOfForm(machine: WizardMachine, input: WizardInput, form: CouponForm) {
  const filled: WizardContext = { ...initialContext(input), form };
  const end = { step: FLOWS[input.flowName].steps.length - 1, substep: 0 };
  const position = firstGapOf(filled)?.position ?? end;
  const context: WizardContext = { ...filled, ...positionChanges(filled, position) };
  const [step = '', screen = ''] = screenOf(context).split('.');
  return machine.resolveState({ value: { working: { filling: { [step]: screen } } }, context });
}
