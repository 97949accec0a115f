/** A proof compared with the coupon as it is now (APPR-02, APPR-03). Pure. */
import type { SharedProof } from './shared-proof.ts';
import { changedFields, type ChangedField, type ShownCoupon } from './shown-coupon.ts';

export interface Comparison {
  /** The page shows the coupon as it is now. */
  readonly isShown: boolean;
  /** The coupon as it is now is approved. */
  readonly isApproved: boolean;
  /** What changed since an approval; empty if nothing did, or nothing was approved. */
  readonly changes: readonly ChangedField[];
}

/** Returns how the proof stands to the coupon as it is now. */
export function comparisonOf(
  { shown, approved, approval }: Pick<SharedProof, 'shown' | 'approved' | 'approval'>,
  now: ShownCoupon,
): Comparison {
  const isShown = changedFields(shown, now).length === 0;
  return {
    isShown,
    isApproved: isShown && approval === 'approved',
    changes: approved === null ? [] : changedFields(approved, now),
  };
}
