/** The parts of the wizard that load after its first screen: `late-parts.ts`. */
export { LateForm } from './late-form.tsx';
export { WizardFinish } from './wizard-finish.tsx';
