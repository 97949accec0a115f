/** The product broken on purpose, one way at a time (QA-04). */
import { ADMIN_MUTANTS } from './admin-mutants.ts';
import { DASHBOARD_MUTANTS } from './dashboard-mutants.ts';
import type { Mutant } from './mutant.ts';
import { SESSION_MUTANTS } from './session-mutants.ts';
import { WIZARD_MUTANTS } from './wizard-mutants.ts';

export const MUTANTS: readonly Mutant[] = [
  ...SESSION_MUTANTS,
  ...WIZARD_MUTANTS,
  ...DASHBOARD_MUTANTS,
  ...ADMIN_MUTANTS,
];
