/** What of the wizard is loaded behind its first screen: `late-parts.ts`. */
export { LateForm } from './late-form.tsx';
export { WizardFinish } from './wizard-finish.tsx';
