import { DatabaseError } from 'pg';

/** What became of a batch. */
interface StoredParts<Row> {
  /** Rows that cannot be stored, each with the reason: the caller names them once and drops them. */
  readonly refused: readonly RefusedRow<Row>[];
  /** Rows that were not stored because of something that passes; empty if all were tried. */
  readonly left: readonly Row[];
  /** Why rows are left; null if none is. */
  readonly error: unknown;
}

/** A row and why the database will never take it. */
interface RefusedRow<Row> {
  readonly row: Row;
  readonly error: unknown;
}

/**
 * Classes of SQLSTATE that name a fault of the values: cardinality, data, integrity, limits, `raise`
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const OF_THE_VALUES = new Set(['21', '22', '23', '54', 'P0']);

/** Whether the same rows would be refused again, however often they are sent. */
function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && OF_THE_VALUES.has(error.code?.slice(0, 2) ?? '');
}

/**
 * Stores a batch. If the database refuses it for its values, it is halved until the refused rows stand alone, so that
 * one bad row never holds others (OBS-03). `store` must store all rows of its argument or none.
 */
export async function storeInParts<Row>(
  rows: readonly Row[],
  store: (some: readonly Row[]) => Promise<unknown>,
): Promise<StoredParts<Row>> {
  const refused: RefusedRow<Row>[] = [];
  const parts = rows.length > 0 ? [rows] : [];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    try {
      await store(part);
    } catch (error) {
      if (!isRefusal(error)) return { refused, left: [part, ...parts].flat(), error };
      const [row] = part;
      const half = Math.ceil(part.length / 2);
      if (part.length > 1) parts.push(part.slice(half), part.slice(0, half));
      else if (row !== undefined) refused.push({ row, error });
    }
  }
  return { refused, left: [], error: null };
}
