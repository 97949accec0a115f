import type { Generated, JSONColumnType } from 'kysely';
import type { TillAnswer } from '../../openapi/schema.gen.ts';

/** Counters and their uses. */
export interface CounterTables {
  counters: {
    /** The key of its uses. */
    number: Generated<number>;
    /** Chosen by the client, so that a retry makes no second counter. */
    id: string;
    account_id: string;
    name: string;
    /** SHA-256 of the ten bytes of its address; the address itself is not stored. */
    secret_hash: Buffer;
    /** Random bytes of the phones' token, renewed with the PIN. */
    salt: Buffer;
    /** HMAC of the PIN with the address as its key, so that the table alone does not reveal the PIN. */
    pin_hash: Buffer;
    created_at: Generated<Date>;
    /** When a phone first entered the PIN. */
    opened_at: Date | null;
    revoked_at: Date | null;
    /** When it last redeemed. */
    used_at: Date | null;
    /** Uses that were not undone. */
    uses: Generated<number>;
    /** Only the previous release counts here. */
    wrong_pins: Generated<number>;
    /** When unknown codes were asked for in the last minute. */
    unknown_at: Generated<Date[]>;
    paused_until: Date | null;
    /** `wrong-pins` is the previous release's. */
    pause_reason: 'unknown-codes' | 'wrong-pins' | null;
  };
  /** Wrong PINs of the last day, by networks that have not entered the right one since. */
  counter_wrong_pins: {
    counter: number;
    /** HMAC of the network with the counter's salt; the address is not stored. */
    network: Buffer;
    at: Generated<Date>;
  };
  /** Presses that redeemed nothing, so that the same press redeems nothing later. */
  refused_presses: {
    counter: number;
    press: string;
    answer: JSONColumnType<TillAnswer>;
    answered_at: Generated<Date>;
  };
  /** Uses that were not undone, by quarter of an hour; old ones are deleted. */
  counter_quarters: {
    counter: number;
    begins_at: Date;
    uses: number;
  };
  /** Every use, with names as they were then. */
  coupon_uses: {
    number: Generated<number>;
    account_id: string;
    counter: number;
    /** Names a press of the button, so that it counts once. */
    press: string;
    coupon_id: string;
    coupon_name: string;
    /** Null for a coupon without codes. */
    code: Buffer | null;
    /** The barcode's value, or the written code. */
    label: string | null;
    /** Whether a code that this one replaced had been used before. */
    is_second: Generated<boolean>;
    used_at: Generated<Date>;
    undone_at: Date | null;
  };
  /** Uses without a code. A coupon gets a row with its first use or limit. */
  use_limits: {
    coupon_id: string;
    /** Null for no limit. */
    most: number | null;
    uses: Generated<number>;
    used_at: Date | null;
  };
}
