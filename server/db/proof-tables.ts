import type { Generated, JSONColumnType } from 'kysely';
import type { Verdict } from '../../src/domain/approval/approval.ts';
import type { ShownCoupon } from '../../src/domain/approval/shown-coupon.ts';
import type { CouponFacts } from '../../src/domain/coupon/coupon-face.ts';
import type { JobColumns } from './job-columns.ts';
import type { ProjectTables } from './project-tables.ts';

/** Proofs, what they showed, and the answers. */
export interface ProofTables {
  proofs: {
    /** The key of its images and answers. */
    number: Generated<number>;
    /** Chosen by the client: its draft's id. */
    id: string;
    account_id: string;
    /** The 80 random bits of the page's address. The owner may read the address again, so it is not hashed. */
    token: Buffer;
    /** The serial of trial passes and the suffix of trial offers; a new one with each address. */
    trial_id: string;
    /** The account's name when it was shared. */
    asker: string | null;
    /** What page and passes are composed of. */
    facts: JSONColumnType<CouponFacts>;
    barcode_svg: string | null;
    fingerprint: string;
    /** How many this address has taken, so that nothing counts the answers. */
    answers: Generated<number>;
    shared_at: Generated<Date>;
    /** The end of its page; earlier if it was revoked. */
    ends_at: Date;
  };
  /** Deleted when the page ends. */
  proof_images: Omit<ProjectTables['project_images'], 'project_id'> & { proof: number };
  /** What was shown under each fingerprint, so that a change can be named. */
  proof_versions: {
    proof: number;
    fingerprint: string;
    shown: JSONColumnType<ShownCoupon>;
    shared_at: Generated<Date>;
  };
  proof_answers: {
    number: Generated<number>;
    proof: number;
    /** Names a press of a button, so that a form sent twice is one answer. */
    press: string;
    name: string;
    verdict: Verdict;
    comment: string;
    /** Of what the page showed. */
    fingerprint: string;
    answered_at: Generated<Date>;
  };
  /** A mail to the owner for each answer (APPR-03). */
  proof_mails: JobColumns & {
    answer: number;
    recipient_address: string;
    recipient_name: string;
  };
}
