/**
 * The wizard moves its address, and an address moves its wizard: what one has started is not a wish to the other (WIZ-21).
 * Without this, two quick steps bounce for ever: the first one's address arrives when the second is already made.
 */
import type { WizardSearch } from '../../domain/wizard/wizard-search.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';

/** In the order they were made. */
const pushes = new WeakMap<WizardActor, WizardSearch[]>();
const answering = new WeakSet<WizardActor>();

/** Lets the wizard's own address arrive without being taken for a wish. */
export async function pushStep(
  wizard: WizardActor,
  search: WizardSearch,
  navigate: (search: WizardSearch) => Promise<void>,
): Promise<void> {
  const own = pushes.get(wizard) ?? [];
  own.push(search);
  pushes.set(wizard, own);
  await navigate(search).finally(() => {
    if (own.includes(search)) own.splice(own.indexOf(search), 1);
  });
}

/** Whether the wizard itself is on its way to this address; once it is, coming back to an earlier one is a wish. */
export function isOwnPush(wizard: WizardActor, { step, substep }: WizardSearch): boolean {
  const own = pushes.get(wizard) ?? [];
  const index = own.findIndex((search) => search.step === step && search.substep === substep);
  if (index === -1) return false;
  own.splice(0, index);
  return true;
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
