/** How a wizard is stored as a draft, and how it resumes (WIZ-11). */
import type { WizardContext } from './wizard-context.ts';
import type { WizardActor, WizardSnapshot } from './wizard.machine.ts';

/** Raised by one when the wizard cannot resume an older snapshot; then only its form is restored. */
export const DRAFT_VERSION = 1;

/**
 * The part of the wizard that is stored. XState searches the context for actors; there are no actors in it, and
 * the search costs 10 ms per keystroke with a design of 2 MB.
 */
export function persistedWizard(wizard: WizardActor): object {
  const snapshot = wizard.getSnapshot();
  const bare = snapshot.machine.getPersistedSnapshot(Object.assign({}, snapshot, { context: {} }));
  return { ...bare, context: snapshot.context };
}

/** Restarts the barcode's pause, which snapshots do not store, and cancels a question about an exit that is gone. */
export function wake(wizard: WizardActor): void {
  wizard.send({ type: 'leave.cancel' });
  const snapshot = wizard.getSnapshot();
  if (!snapshot.matches({ working: { filling: { barcode: { format: 'pausing' } } } })) return;
  const { barcodeInitialValue } = snapshot.context.form;
  wizard.send({ type: 'form.change', values: { barcodeInitialValue } });
}

/** Whether there is unsaved work: a form that differs from its start, or a coupon that is being saved. */
export function hasWork(snapshot: WizardSnapshot): boolean {
  const { form, original } = snapshot.context;
  return snapshot.status === 'active' && (form !== original || !snapshot.hasTag('filling'));
}

/** Whether the template was withdrawn after the draft was stored; only an own design may lack a template. */
export function isWithdrawn({
  flowName,
  templateId,
  stored,
}: Pick<WizardContext, 'flowName' | 'templateId' | 'stored'>): boolean {
  return flowName !== 'design' && templateId === null && stored === null;
}
