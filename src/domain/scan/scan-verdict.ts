/** What decoding the drawn code says about the coupon at a counter (PRE-02). */
import type { ScanSurface } from './scan-surfaces.ts';

/** As a scanner sees a code: as drawn, out of focus, turned by 8 degrees, on a dim screen. */
export const SCAN_TREATMENTS = ['plain', 'blurred', 'turned', 'faint'] as const;
export type ScanTreatment = (typeof SCAN_TREATMENTS)[number];

/** One attempt to read the code. */
export interface ScanTry {
  readonly surface: ScanSurface;
  readonly treatment: ScanTreatment;
  /** Null if no code was found. */
  readonly read: string | null;
}

/** Every try, and whether a wider white edge helped where the code was not found as drawn. */
export interface ScanReport {
  readonly tries: readonly ScanTry[];
  readonly isHelpedByEdge: boolean;
}

/** `scans`: every try read the value. `unread`: no surface was read as drawn. */
type Outcome = 'scans' | 'doubtful' | 'unread';

/** Why a code was not always read. */
export type ScanReason = 'altered' | 'quiet' | 'contrast' | 'dense';

/** The part of a verdict that the services store with the coupon. */
export interface StoredScan {
  readonly result: Outcome;
  /** Null if every try read the value. */
  readonly reason: ScanReason | null;
}

export interface ScanVerdict extends StoredScan {
  readonly tries: readonly ScanTry[];
}

export function scanVerdictOf(value: string, { tries, isHelpedByEdge }: ScanReport): ScanVerdict {
  const failed = tries.filter(({ read }) => read !== value);
  if (failed.length === 0) return { result: 'scans', reason: null, tries };
  const plain = tries.filter(({ treatment }) => treatment === 'plain');
  const isUnread = plain.every(({ read }) => read !== value);
  return {
    result: isUnread ? 'unread' : 'doubtful',
    reason: reasonOf(failed, isHelpedByEdge),
    tries,
  };
}

function reasonOf(failed: readonly ScanTry[], isHelpedByEdge: boolean): ScanReason {
  if (failed.some(({ read }) => read !== null)) return 'altered';
  if (isHelpedByEdge) return 'quiet';
  return failed.every(({ treatment }) => treatment === 'faint') ? 'contrast' : 'dense';
}
