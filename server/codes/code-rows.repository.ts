import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { CODE_BYTES } from '../../src/domain/codes/code.ts';
import type { CodeState } from '../db/code-tables.ts';
import { arrayText, copyLine, inCopyTransaction } from '../db/copy-rows.ts';
import type { Database } from '../db/database.ts';

/** Returns the line that stores a row with a new code; the value is null when the code itself is that of the barcode. */
export function lineOf(series: number, place: number, value: string | null, kept: string[]) {
  return copyLine([
    `\\x${randomBytes(CODE_BYTES).toString('hex')}`,
    String(series),
    String(place),
    value,
    kept.length === 0 ? null : arrayText(kept),
  ]);
}

/**
 * Stores rows of `lineOf`, all or none. If the series, given by its number, does not end at `start`, it stores nothing.
 * Returns how many rows the series has then; null if it takes no more.
 */
export async function addRows(
  database: Database,
  series: number,
  start: number,
  lines: readonly string[],
) {
  return inCopyTransaction(database, async ({ query, copy }) => {
    const [found] = await query<{ readonly rows: number; readonly expected_rows: number }>(
      `select rows, expected_rows from code_series
        where number = $1 and state = 'importing' and coupon_id is not null for update`,
      [series],
    );
    if (found === undefined) return null;
    const end = start + lines.length;
    if (found.rows !== start || end > found.expected_rows) return found.rows;
    await copy('copy codes (code, series, place, value, kept) from stdin', lines);
    await query('update code_series set rows = $2, progressed_at = now() where number = $1', [
      series,
      end,
    ]);
    return end;
  });
}

/** Rows of a series, by their places. */
export interface WantedRows {
  /** The series' number. */
  readonly series: number;
  /** The place before the first one. */
  readonly after: number;
  readonly last: number;
}

/**
 * Returns the codes of these rows that are switched on, in their order, with their values in a kept column, which
 * counts from 1, or in that of the barcodes, if one is named. They come in one row: thousands would hold the event loop
 * for milliseconds each time.
 */
export async function activeCodes(
  database: Database,
  { series, after, last }: WantedRows,
  column: number | 'value' | null = null,
) {
  const printed = column === 'value' ? sql`value` : sql`kept[${column}::int]`;
  const values =
    column === null ? sql`null` : sql`array_agg(coalesce(${printed}, '') order by place)`;
  const { rows } = await sql<{ readonly codes: Buffer | null; readonly values: string[] | null }>`
    select string_agg(code, '' order by place) as codes,
      ${values} as values from codes
    where series = ${series} and place > ${after} and place <= ${last} and state = 'active'
  `.execute(database);
  const codes = rows[0]?.codes ?? Buffer.alloc(0);
  return Array.from({ length: codes.length / CODE_BYTES }, (_, index) => ({
    code: codes.subarray(index * CODE_BYTES, (index + 1) * CODE_BYTES),
    value: rows[0]?.values?.[index] ?? '',
  }));
}

/** A code of a finished series whose coupon exists. */
interface FoundCode {
  readonly couponId: string;
  readonly state: CodeState;
  readonly usedAt: Date | null;
  /** The barcode's value; null when the code itself is the value. */
  readonly value: string | null;
}

/** Finds the code of a page; null if it does not exist. */
export async function findCode(database: Database, code: Uint8Array) {
  const { rows } = await sql<FoundCode>`select code_series.coupon_id as "couponId", codes.state,
      codes.used_at as "usedAt", codes.value
    from codes join code_series on code_series.number = codes.series
    where codes.code = ${Buffer.from(code)} and code_series.state = 'ready'
      and code_series.coupon_id is not null`.execute(database);
  return rows[0] ?? null;
}
