import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { CodeState } from '../db/code-tables.ts';

/** A code of a finished series whose coupon exists. */
interface FoundCode {
  readonly couponId: string;
  readonly state: CodeState;
  readonly usedAt: Date | null;
  /** The barcode's value; null when the code itself is the value. */
  readonly value: string | null;
}

/** Finds the code of a page; null if it does not exist. */
export async function findCode(connection: Connection, code: Uint8Array) {
  const { rows } = await sql<FoundCode>`select code_series.coupon_id as "couponId", codes.state,
      codes.used_at as "usedAt", codes.value
    from codes join code_series on code_series.number = codes.series
    where codes.code = ${Buffer.from(code)} and code_series.state = 'ready'
      and code_series.coupon_id is not null`.execute(connection);
  return rows[0] ?? null;
}
