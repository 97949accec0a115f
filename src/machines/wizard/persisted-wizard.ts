/** A wizard and its draft: what outlives the page, and how it goes on (WIZ-11). */
import type { WizardContext } from './wizard-context.ts';
import type { WizardActor, WizardSnapshot } from './wizard.machine.ts';

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
