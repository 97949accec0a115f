/** The parts of the wizard that load after its first screen: `late-parts.ts`. */
export { preflightFindings, findingsOnCard } from '../../domain/preflight/preflight.ts';
export { subjectOf } from '../../domain/preflight/subject.ts';
export { FindingPins } from '../../ui/preflight/finding-pins.tsx';
export { PreflightTray } from '../../ui/preflight/preflight-tray.tsx';
export { LateForm } from './late-form.tsx';
export { PreflightMeasuring } from './preflight-measuring.tsx';
export { WizardFinish } from './wizard-finish.tsx';
