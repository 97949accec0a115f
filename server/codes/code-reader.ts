import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { CodeState } from '../db/code-tables.ts';

/** A code of a finished series whose coupon exists. */
interface FoundCode {
  readonly couponId: string;
  /** The number of its series. */
  readonly series: number;
  readonly state: CodeState;
  readonly usedAt: Date | null;
  /** When it was last switched or replaced. */
  readonly changedAt: Date | null;
  /** The barcode's value; null when the code itself is the value. */
  readonly value: string | null;
}

/** Finds codes; calls at the same moment share a query. */
interface CodeReader {
  /** Returns null for a code that does not exist. */
  find(code: Uint8Array): Promise<FoundCode | null>;
}

/** Codes of one query. */
const AT_ONCE = 100;

type FoundRow = FoundCode & { readonly code: Buffer };

interface Waiting {
  readonly code: Buffer;
  readonly resolve: (found: FoundCode | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads the codes that are asked for in one turn of the event loop together: a query takes a tenth of a millisecond,
 * whether for one code or for fifty.
 */
export function createCodeReader(database: Database): CodeReader {
  let waiting: Waiting[] = [];
  const readAll = (): void => {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += AT_ONCE)
      void readSome(database, all.slice(start, start + AT_ONCE));
  };
  return {
    find: (code) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(readAll);
        waiting.push({ code: Buffer.from(code), resolve, reject });
      }),
  };
}

async function readSome(database: Database, asked: readonly Waiting[]): Promise<void> {
  try {
    const codes = asked.map(({ code }) => code);
    const { rows } = await sql<FoundRow>`select code, coupon_id as "couponId", codes.series,
        codes.state, used_at as "usedAt", changed_at as "changedAt", value
      from codes join code_series on code_series.number = codes.series
      where code = any(${codes}::bytea[])
        and code_series.state = 'ready' and coupon_id is not null`.execute(database);
    const found = new Map(rows.map((row) => [row.code.toString('hex'), row]));
    for (const { code, resolve } of asked) resolve(found.get(code.toString('hex')) ?? null);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}
