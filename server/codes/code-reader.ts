import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { CodeState } from '../db/code-tables.ts';

/** A code of a finished series whose coupon exists. */
interface FoundCode {
  readonly couponId: string;
  /** The number of its series. */
  readonly series: number;
  readonly state: CodeState;
  readonly isOpened: boolean;
  readonly usedAt: Date | null;
  /** When it was last switched or replaced. */
  readonly changedAt: Date | null;
  /** The barcode's value; null when the code itself is the value. */
  readonly value: string | null;
}

/** Finds codes; calls share a query with those that wait at the same moment. */
interface CodeReader {
  /** Returns null for a code that does not exist. */
  find(code: Uint8Array): Promise<FoundCode | null>;
}

/** Codes of one query. Their pages are answered in one turn of the event loop, in some 40 µs each. */
const MOST_CODES = 50;
/** While these are under way, codes wait and share the next one. */
const MOST_QUERIES = 2;

type FoundRow = FoundCode & { readonly code: Buffer };

interface Waiting {
  readonly code: Buffer;
  readonly resolve: (found: FoundCode | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads the codes that are asked for in one turn of the event loop together, and those that are asked for during a query
 * with the next one: a query takes some tenths of a millisecond of two processes, whether for one code or for fifty.
 */
export function createCodeReader(database: Database): CodeReader {
  const waiting: Waiting[] = [];
  let [queries, isPlanned] = [0, false];
  const plan = (): void => {
    if (isPlanned || queries === MOST_QUERIES || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      void begin();
      plan();
    });
  };
  const begin = async (): Promise<void> => {
    const asked = waiting.splice(0, MOST_CODES);
    if (asked.length === 0) return;
    queries += 1;
    const found = await readSome(database, asked).catch((error: unknown) => {
      // The next query would take as long to fail: the database is away.
      for (const { reject } of [...asked, ...waiting.splice(0)]) reject(error);
      return null;
    });
    queries -= 1;
    // First the next query: the database answers it while these pages are sent.
    void begin();
    await nextTurn();
    for (const { code, resolve } of asked) resolve(found?.get(keyOf(code)) ?? null);
  };
  return {
    find: (code) =>
      new Promise((resolve, reject) => {
        waiting.push({ code: Buffer.from(code), resolve, reject });
        plan();
      }),
  };
}

async function readSome(
  database: Database,
  asked: readonly Waiting[],
): Promise<ReadonlyMap<string, FoundCode>> {
  const codes = asked.map(({ code }) => code);
  const { rows } = await sql<FoundRow>`select code, coupon_id as "couponId", series, state,
      opened as "isOpened", used_at as "usedAt", changed_at as "changedAt", value
    from find_codes(${codes}::bytea[])`.execute(database);
  return new Map(rows.map((row) => [keyOf(row.code), row]));
}

function keyOf(code: Buffer): string {
  return code.toString('latin1');
}
