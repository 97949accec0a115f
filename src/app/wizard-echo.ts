/**
 * The wizard moves its address, and an address moves its wizard: what one has started is not a wish to the other (WIZ-21).
 * Without this, two quick steps bounce for ever: the first one's address arrives when the second is already made.
 */
import type { WizardSearch } from '../domain/wizard-search.ts';
import type { WizardActor } from '../machines/wizard/wizard.machine.ts';

const pushes = new WeakMap<WizardActor, Set<WizardSearch>>();
const answering = new WeakSet<WizardActor>();

/** Lets the wizard's own address arrive without being taken for a wish. */
export async function pushStep(
  wizard: WizardActor,
  search: WizardSearch,
  navigate: (search: WizardSearch) => Promise<void>,
): Promise<void> {
  const own = pushes.get(wizard) ?? new Set<WizardSearch>();
  pushes.set(wizard, own.add(search));
  await navigate(search).finally(() => own.delete(search));
}

/** Whether the wizard itself is on its way to this address. */
export function isOwnPush(wizard: WizardActor, { step, substep }: WizardSearch): boolean {
  const own = [...(pushes.get(wizard) ?? [])];
  return own.some((search) => search.step === step && search.substep === substep);
}

/** Moves the wizard because the address has moved. */
export function answerAddress(wizard: WizardActor, search: WizardSearch): void {
  answering.add(wizard);
  wizard.send({ type: 'step.goto', ...search });
  answering.delete(wizard);
}

/** Whether the wizard moves because the address has moved. */
export function isAnswering(wizard: WizardActor): boolean {
  return answering.has(wizard);
}
