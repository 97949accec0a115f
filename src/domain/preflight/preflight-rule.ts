/** A rule of preflight; apart from findings, which the wizard's first screen needs without the rules (PRE-01). */
import type { Fault, PreflightSubject, Severity } from './finding.ts';

export interface PreflightRule {
  /** Never changes: services and tests name rules by it. */
  readonly name: string;
  readonly severity: Severity;
  /** What it looks at, for the list of all rules. */
  readonly looksAt: () => string;
  /** What it finds depends on the day on which it looks. */
  readonly isOfToday?: boolean;
  readonly check: (subject: PreflightSubject) => readonly Fault[] | Fault | null;
}

/** A rule; what it finds disappoints, unless its marks say otherwise. */
export function preflightRule(
  name: string,
  looksAt: PreflightRule['looksAt'],
  check: PreflightRule['check'],
  marks: Partial<Pick<PreflightRule, 'severity' | 'isOfToday'>> = {},
): PreflightRule {
  return { name, severity: 'disappoints', looksAt, check, ...marks };
}
