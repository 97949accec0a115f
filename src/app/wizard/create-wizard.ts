import { createActor, type Snapshot } from 'xstate';
import type { WizardInput } from '../../machines/wizard/wizard-context.ts';
import type { WizardActor, WizardMachine } from '../../machines/wizard/wizard.machine.ts';
import { watched } from '../actors/watched.ts';

/** Creates an unstarted wizard, new or from a snapshot. */
export type CreateWizard = (snapshot?: Snapshot<unknown>) => WizardActor;

/** `onChange` is called after each step of the wizard and its children, but not for upload progress. */
export function wizardCreator(
  machine: WizardMachine,
  input: WizardInput,
  onChange: () => void,
): CreateWizard {
  return (snapshot) =>
    createActor(machine, {
      input,
      ...(snapshot !== undefined && { snapshot }),
      inspect: (inspection) => {
        watched().inspect?.(inspection);
        if (inspection.type !== '@xstate.snapshot') return;
        if (inspection.event.type !== 'saving.progress') onChange();
      },
    });
}
