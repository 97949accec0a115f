import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CouponFacts } from '../../src/domain/coupon/coupon-face.ts';
import type { JobColumns } from './job-columns.ts';

/** The stored remains of a removed coupon, for the void pass of its phones. */
export interface RemovedCoupon {
  readonly facts: CouponFacts;
  /** SHA-256 of the pictures in a pass. */
  readonly images: { readonly strip: string; readonly logo: string; readonly square: string };
}

/** Phones of a coupon; triggers update it. A count has several rows; some may be negative. */
interface PhoneCounts {
  coupon_id: string;
  owed_changes: number;
  shard: number;
  number: number;
}

/** Deliveries to phones of a coupon; triggers update it, as above. */
interface DeliveryCounts {
  coupon_id: string;
  changes: number;
  outcome: string;
  /** Empty without a reason. */
  reason: string;
  shard: number;
  number: number;
}

/** Which wallets have a coupon, and which changes have reached them (API-11, API-12). */
export interface WalletTables {
  /** One row per coupon from its first change or pass; it outlives the coupon by a day, or while phones have the pass. */
  wallet_coupons: {
    coupon_id: string;
    /** Random; the same in every pass of the coupon. */
    authentication_token: Generated<string>;
    /** Later changes have larger stamps; null from a change until it is stamped. */
    stamp: number | null;
    /** Number of changes since its first pass. */
    changes: Generated<number>;
    /** The number of changes whose deliveries are enqueued; the jobs raise it to `changes`. */
    owed_changes: Generated<number>;
    /** Whether the jobs enqueue the last change again for phones that it has not reached. */
    owed_again: Generated<boolean>;
    /** Whole seconds, larger with every change, so that it identifies one version. */
    modified_at: Date;
    /** When its owner last changed it, as in that change's deliveries; null when not recorded. */
    changed_at: Date | null;
    /** Whether Google has the offer object. */
    at_google: Generated<boolean>;
    remains: JSONColumnType<RemovedCoupon> | null;
    /** When its owner removed it. */
    removed_at: Date | null;
    /** The account that counts it among its removed coupons; null for none, and for older removals. */
    removed_from: string | null;
  };
  /** Passes of single codes. Other tables name a serial like a coupon's id. */
  code_passes: {
    serial: string;
    coupon_id: string;
    code: Buffer;
    /** The barcode's value; null when the code itself is the value. */
    value: string | null;
    /** The coupon's changes that are enqueued for this pass, or were made before it. */
    changes: number;
    /** Whether Google gets its offer. */
    at_google: Generated<boolean>;
  };
  wallet_devices: {
    /** The phone's own id for itself. */
    id: string;
    /** Hexadecimal; the phone's latest token. */
    push_token: string;
    created_at: Generated<Date>;
  };
  wallet_registrations: {
    device_id: string;
    coupon_id: string;
    /** As in `wallet_coupons`; the version on the phone at registration is unknown. */
    stamp: number | null;
    /** Number of changes enqueued for or sent to this phone, or made before it registered. */
    owed_changes: Generated<number>;
    /** Of a code's pass, its coupon; else null. A trigger sets it. */
    parent_id: GeneratedAlways<string | null>;
    /** Of a code's pass, the changes of its coupon that are enqueued for or sent to this phone. As above. */
    parent_changes: GeneratedAlways<number | null>;
    created_at: Generated<Date>;
  };
  wallet_phone_counts: PhoneCounts;
  wallet_delivery_counts: DeliveryCounts;
  /** Phones with passes of a coupon's codes; `owed_changes` are the coupon's. */
  wallet_code_phone_counts: PhoneCounts;
  /** Deliveries to phones with passes of a coupon's codes; `changes` are the coupon's. */
  wallet_code_delivery_counts: DeliveryCounts;
  /** Processed messages of Google, so that none counts twice; deleted when they expire. */
  wallet_messages: {
    nonce: string;
    expires_at: Date;
  };
  /** Signed passes in the media store. */
  stored_passes: {
    /** Hash of everything that determines the pass. */
    name: string;
    coupon_id: string;
    noted_at: Generated<Date>;
  };
  /** The ledger: each change's deliveries and their outcomes. */
  wallet_deliveries: JobColumns & {
    id: Generated<string>;
    coupon_id: string;
    channel: 'apple' | 'google';
    /** Empty for Google. */
    device_id: Generated<string>;
    /** The coupon's `changes` that it delivers to a phone; 0 for Google. */
    changes: Generated<number>;
    /** False once the phone has removed the pass. A trigger updates it. */
    held: Generated<boolean>;
    /** As in `wallet_registrations`; null for Google. */
    parent_id: GeneratedAlways<string | null>;
    parent_changes: GeneratedAlways<number | null>;
    /** The state, but `gone` if it ended without success and the phone has removed the pass. */
    outcome: GeneratedAlways<'waiting' | 'sent' | 'not sent' | 'failed' | 'gone'>;
  };
}
