/** A wizard that goes on where a draft stopped (WIZ-11). */
import { restoredForm } from '../../domain/coupon/restored-form.ts';
import { FLOWS } from '../../domain/wizard/flows.ts';
import { isSame } from '../../domain/same-value.ts';
import type { CouponForm } from '../../domain/coupon/coupon-form.ts';
import {
  arrived,
  firstGapOf,
  screenOf,
  standingOn,
  type WizardContext,
  type WizardInput,
} from './wizard-context.ts';
import type { WizardActor, WizardMachine, WizardSnapshot } from './wizard.machine.ts';

/** Raised by one whenever the wizard can no longer go on from what an older one has persisted; its form is taken then. */
export const DRAFT_VERSION = 1;

/**
 * All of the wizard that outlives its page. XState would look for actors in every part of the context, where there are
 * none: 10 ms of each keystroke in a design of 2 MB.
 */
export function persistedWizard(wizard: WizardActor): object {
  const snapshot = wizard.getSnapshot();
  const bare = snapshot.machine.getPersistedSnapshot(Object.assign({}, snapshot, { context: {} }));
  return { ...bare, context: snapshot.context };
}

/** Whether a wizard restored from a snapshot is one of this version's, for this template or project. */
export function isWhole({ status, context }: WizardSnapshot, input: WizardInput): boolean {
  if (status !== 'active' || context.flowName !== input.flowName) return false;
  if (!hasFieldsOf(arrived(input), context)) return false;
  return isSame(restoredForm(input.form, context.form), context.form);
}

/** Whether every field is there and of the same kind; null stands for any. */
function hasFieldsOf(fresh: WizardContext, context: WizardContext): boolean {
  return Object.entries(fresh).every(([field, value]: [string, unknown]) => {
    if (!(field in context)) return false;
    const stored: unknown = Reflect.get(context, field);
    return value === null || stored === null || typeof stored === typeof value;
  });
}

/** A wizard with no more than the form: at the first screen that misses something, else at the last step. */
export function snapshotOfForm(machine: WizardMachine, input: WizardInput, form: CouponForm) {
  const filled: WizardContext = { ...arrived(input), form };
  const end = { step: FLOWS[input.flowName].steps.length - 1, substep: 0 };
  const position = firstGapOf(filled)?.position ?? end;
  const context: WizardContext = { ...filled, ...standingOn(filled, position) };
  const [step = '', screen = ''] = screenOf(context).split('.');
  return machine.resolveState({ value: { working: { filling: { [step]: screen } } }, context });
}

/** Restarts what no snapshot stores, the barcode's pause, and cancels a question about an exit that is no more. */
export function wake(wizard: WizardActor): void {
  wizard.send({ type: 'leave.cancel' });
  const snapshot = wizard.getSnapshot();
  if (!snapshot.matches({ working: { filling: { barcode: { format: 'pausing' } } } })) return;
  const { barcodeInitialValue } = snapshot.context.form;
  wizard.send({ type: 'form.change', values: { barcodeInitialValue } });
}

/** Whether there is something to lose: a form that differs from how it began, or a coupon on its way. */
export function hasWork(snapshot: WizardSnapshot): boolean {
  const { form, original } = snapshot.context;
  return snapshot.status === 'active' && (form !== original || !snapshot.hasTag('filling'));
}

/** Whether the template was withdrawn after the draft was stored: only a design of one's own begins without one. */
export function isWithdrawn({
  flowName,
  templateId,
  stored,
}: Pick<WizardContext, 'flowName' | 'templateId' | 'stored'>): boolean {
  return flowName !== 'design' && templateId === null && stored === null;
}
