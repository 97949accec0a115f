/** A proof as its owner sees it (APPR-03). */
import type { Answer, Approval } from './approval.ts';
import type { ShownCoupon } from './shown-coupon.ts';

interface SharedAnswer extends Answer {
  readonly comment: string;
  /** ISO date-time. */
  readonly answeredAt: string;
}

export interface SharedProof {
  /** The private page; null after it has ended. */
  readonly address: string | null;
  /** ISO date-time. */
  readonly endsAt: string;
  readonly fingerprint: string;
  /** Of what the page shows. */
  readonly approval: Approval['state'];
  readonly waitsFor: readonly string[];
  readonly shown: ShownCoupon;
  /** What was last approved; null without an approval. */
  readonly approved: ShownCoupon | null;
  /** The newest first. */
  readonly answers: readonly SharedAnswer[];
}
