import type { PreflightRule } from './finding.ts';

/** A rule; what it finds disappoints, unless its marks say otherwise. */
export function preflightRule(
  name: string,
  looksAt: PreflightRule['looksAt'],
  check: PreflightRule['check'],
  marks: Partial<Pick<PreflightRule, 'severity' | 'isOfToday'>> = {},
): PreflightRule {
  return { name, severity: 'disappoints', looksAt, check, ...marks };
}
