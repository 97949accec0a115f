/** Preflight: every rule over one coupon, in the order of the list (PRE-01). Pure. */
import { APPLE_RULES } from './apple-rules.ts';
import { BARCODE_RULES } from './barcode-rules.ts';
import { CONTRAST_RULES } from './contrast-rules.ts';
import { DATE_RULES } from './date-rules.ts';
import type { Finding, PreflightCard, PreflightSubject } from './finding.ts';
import type { PreflightRule } from './preflight-rule.ts';
import { GOOGLE_RULES } from './google-rules.ts';
import { PICTURE_RULES } from './picture-rules.ts';

/** Rules that need the drawn pictures; their findings come later than those of the form. */
const MEASURED: ReadonlySet<string> = new Set([
  'contrast.artwork',
  'logo.circle',
  'logo.vanishes',
  'words.small',
]);

/** What fails comes before what disappoints; what is found later comes last, so that it moves nothing that is read. */
export const PREFLIGHT_RULES: readonly PreflightRule[] = [
  ...DATE_RULES,
  ...CONTRAST_RULES,
  ...APPLE_RULES,
  ...GOOGLE_RULES,
  ...PICTURE_RULES,
  ...BARCODE_RULES,
].toSorted((one, other) => rankOf(one) - rankOf(other));

/** Everything in a coupon that would disappoint on a phone; empty if nothing would. */
export function preflightFindings(
  subject: PreflightSubject,
  rules: readonly PreflightRule[] = PREFLIGHT_RULES,
): readonly Finding[] {
  return rules.flatMap(({ name, severity, check }) =>
    [check(subject) ?? []].flat().map((fault, index) => ({
      ...fault,
      rule: name,
      severity,
      key: `${name}.${index}`,
    })),
  );
}

/** The findings that a card shows. */
export function findingsOnCard(
  findings: readonly Finding[],
  card: PreflightCard,
): readonly Finding[] {
  return findings.filter(({ cards }) => cards.includes(card));
}

/** Rules that found nothing. */
export function quietRules(findings: readonly Finding[]): number {
  const found = new Set(findings.map(({ rule }) => rule));
  return PREFLIGHT_RULES.filter(({ name }) => !found.has(name)).length;
}

function rankOf({ name, severity }: PreflightRule): number {
  if (severity === 'fails') return 0;
  return MEASURED.has(name) ? 2 : 1;
}
