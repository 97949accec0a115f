import type { Generated } from 'kysely';

/** A code that is off or was replaced shows no coupon and cannot be redeemed (SER-06). */
export type CodeState = 'active' | 'off' | 'replaced';

/** Codes for households. A use of a coupon refers to the coupon and a code, or to the coupon alone. */
export interface CodeTables {
  /** The codes made together: a list, or a number of codes. */
  code_series: {
    /** The key of its codes. */
    number: Generated<number>;
    /** Chosen by the client, so that a retry makes no second series. */
    id: string;
    /** Null after the coupon was removed; the codes are then deleted in lots. */
    coupon_id: string | null;
    /** Name of the list's file; empty for codes without a list. */
    name: string;
    /** The column of the barcode's value; null when the code itself is the value. */
    value_column: string | null;
    /** Names of the kept columns, in the order of `codes.kept`. */
    columns: string[];
    /** Only the codes of a `ready` series work. */
    state: Generated<'importing' | 'ready' | 'removing'>;
    expected_rows: number;
    /** Rows stored so far. */
    rows: Generated<number>;
    /** Rows with a barcode value that another row of the series has too; counted at the end. */
    equal_rows: Generated<number>;
    /** Codes that were replaced; each is a further row of `codes`. */
    replaced: Generated<number>;
    created_at: Generated<Date>;
    /** When rows were last stored. */
    progressed_at: Generated<Date>;
  };
  /** No foreign key (`decisions/037`): rows are written while their series is locked. */
  codes: {
    /** Ten random bytes; people read them as 16 characters (`src/domain/codes/code.ts`). */
    code: Buffer;
    series: number;
    /** Row of the series, from 1. A replaced code has the same place as its successor. */
    place: number;
    state: Generated<CodeState>;
    /** Whether its page was ever shown; so each code counts once. When and by whom is not stored. */
    opened: Generated<boolean>;
    /** Whether it was ever added to a wallet. */
    added: Generated<boolean>;
    /** Number of the source named when it was first opened or added (PUB-12); null for none. */
    source: Generated<number | null>;
    /** Null while it can be redeemed. */
    used_at: Date | null;
    /** When it was last switched or replaced. */
    changed_at: Date | null;
    /** The barcode's value; null when the code itself is the value. */
    value: string | null;
    kept: string[] | null;
  };
  /** Sources that a coupon's owner named; the `s` of an address is one of them (PUB-12). */
  coupon_sources: {
    coupon_id: string;
    number: number;
    name: string;
    /** False once the owner removed it; its counts stay. */
    listed: Generated<boolean>;
  };
  /** Views of a coupon's page by UTC day and source; deleted like `coupon_days`. */
  coupon_source_days: {
    coupon_id: string;
    day: string;
    source: number;
    views: number;
  };
  /** Codes counted once each, by UTC day and source. */
  code_days: {
    series: number;
    /** `2026-11-25` */
    day: string;
    /** 0 for no source. */
    source: Generated<number>;
    opened: Generated<number>;
    added: Generated<number>;
    redeemed: Generated<number>;
  };
}
