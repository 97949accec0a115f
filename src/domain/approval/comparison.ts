/** A proof compared with the coupon as it is now (APPR-02, APPR-03). Pure. */
import type { SharedProof } from './shared-proof.ts';
import { changedFields, type ShownCoupon } from './shown-coupon.ts';

export type Comparison = ReturnType<typeof comparisonOf>;

/** Returns how the proof stands to the coupon as it is now. */
export function comparisonOf(
  { shown, approved, approval }: Pick<SharedProof, 'shown' | 'approved' | 'approval'>,
  now: ShownCoupon,
) {
  const isShown = changedFields(shown, now).length === 0;
  return {
    /** The page shows the coupon as it is now. */
    isShown,
    /** The coupon as it is now is approved. */
    isApproved: isShown && approval === 'approved',
    /** What changed since an approval; empty if nothing did, or nothing was approved. */
    changes: approved === null ? [] : changedFields(approved, now),
  };
}
