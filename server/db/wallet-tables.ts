import type { Generated, JSONColumnType } from 'kysely';
import type { CouponFacts } from '../../src/domain/coupon/coupon-face.ts';
import type { JobColumns } from './job-columns.ts';

/** What is stored of a removed coupon, so that phones with its pass can be given a void one. */
export interface CouponRemains {
  readonly facts: CouponFacts;
  /** SHA-256 of the pictures a pass is made of. */
  readonly images: { readonly strip: string; readonly logo: string; readonly square: string };
}

/** Which wallets have a coupon, and which changes have reached them (API-11, API-12). */
export interface WalletTables {
  /** One row for each coupon from its first change or pass on; it outlives the coupon. */
  wallet_coupons: {
    coupon_id: string;
    /** Random; in every pass of the coupon from the first to the last. */
    authentication_token: Generated<string>;
    /** Later changes have larger stamps; null from a change until it is stamped. */
    stamp: number | null;
    /** How often it changed after its first pass could be made. */
    changes: Generated<number>;
    /** Of these changes all phones are owed the news; the jobs bring it up to `changes`. */
    owed_changes: Generated<number>;
    /** Whether the jobs are to owe the last change once more to phones that it has not reached. */
    owed_again: Generated<boolean>;
    /** Whole seconds, larger with every change, so that it names one version. */
    modified_at: Date;
    /** When its owner last changed it, as the deliveries of that change have it; null where nobody noted it. */
    changed_at: Date | null;
    /** Whether Google has the offer object. */
    at_google: Generated<boolean>;
    remains: JSONColumnType<CouponRemains> | null;
  };
  wallet_devices: {
    /** As the phone calls itself. */
    id: string;
    /** Hexadecimal; the last one it named. */
    push_token: string;
    created_at: Generated<Date>;
  };
  wallet_registrations: {
    device_id: string;
    coupon_id: string;
    /** As in `wallet_coupons`: which version a phone had when it registered is unknown. */
    stamp: number | null;
    /** How many changes its phone is owed or has been told of, or knew when it registered. */
    owed_changes: Generated<number>;
    created_at: Generated<Date>;
  };
  /** Messages of Google that were noted, so that none counts twice; forgotten when they run out. */
  wallet_messages: {
    nonce: string;
    expires_at: Date;
  };
  /** Signed passes in the media store. */
  stored_passes: {
    /** Made of everything that decides the pass. */
    name: string;
    coupon_id: string;
    noted_at: Generated<Date>;
  };
  /** The ledger: which change was to reach whom, and what became of it. */
  wallet_deliveries: JobColumns & {
    id: Generated<string>;
    coupon_id: string;
    channel: 'apple' | 'google';
    /** Empty for Google. */
    device_id: Generated<string>;
  };
}
