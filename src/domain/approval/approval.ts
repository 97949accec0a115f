/** Whether a coupon is approved, and who is still to approve it (APPR-02, APPR-03). Pure. */

export type Verdict = 'approved' | 'changes';

export interface Answer {
  /** As typed. */
  readonly name: string;
  readonly verdict: Verdict;
  /** Of what was shown. */
  readonly fingerprint: string;
}

export interface Approval {
  /** `outdated` if only an earlier coupon was approved. */
  readonly state: 'waiting' | 'approved' | 'changes' | 'outdated';
  /** Who is still to approve; empty if anybody may. */
  readonly waitsFor: readonly string[];
}

/**
 * One approval is enough, unless somebody's last answer asks for changes of this coupon. `answers` are of any coupon
 * that the proof showed, the newest first.
 */
export function approvalOf(answers: readonly Answer[], fingerprint: string): Approval {
  const last = lastOfEach(answers.filter((answer) => answer.fingerprint === fingerprint));
  const asking = last.filter(({ verdict }) => verdict === 'changes');
  if (asking.length > 0) return { state: 'changes', waitsFor: namesOf(asking) };
  if (last.length > 0) return { state: 'approved', waitsFor: [] };
  const isOutdated = answers.some(({ verdict }) => verdict === 'approved');
  return { state: isOutdated ? 'outdated' : 'waiting', waitsFor: namesOf(lastOfEach(answers)) };
}

/** The first eight digits of a fingerprint, `7F3A 92C1`. */
export function shortFingerprint(fingerprint: string): string {
  return `${fingerprint.slice(0, 4)} ${fingerprint.slice(4, 8)}`.toUpperCase();
}

/** The last answer of each name. */
function lastOfEach(answers: readonly Answer[]): readonly Answer[] {
  const last = new Map<string, Answer>();
  for (const answer of answers) {
    const person = answer.name.trim().toLowerCase();
    if (!last.has(person)) last.set(person, answer);
  }
  return [...last.values()];
}

function namesOf(answers: readonly Answer[]): readonly string[] {
  return answers.map(({ name }) => name);
}
