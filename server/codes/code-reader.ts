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

/** Codes of one group. Their pages are answered in one turn of the event loop, in some 25 µs each. */
const MOST_CODES = 50;
/** While the pages of one group are sent, the database finds the codes of the other. */
const MOST_GROUPS = 2;

type FoundRow = FoundCode & { readonly code: Buffer };

interface Waiting {
  readonly code: Buffer;
  readonly resolve: (found: FoundCode | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads codes in groups: a query takes some tenths of a millisecond of two processes, whether for one code or for fifty.
 * A turn of the event loop begins a query or answers a group, and the next turn comes after new calls.
 */
export function createCodeReader(database: Database): CodeReader {
  const waiting: Waiting[] = [];
  const answers: (() => void)[] = [];
  let groups = 0;
  let isPlanned = false;
  const mayBegin = (): boolean => waiting.length > 0 && groups < MOST_GROUPS;
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(turn);
  };
  const turn = (): void => {
    isPlanned = false;
    if (mayBegin()) void begin();
    else answers.shift()?.();
    if (mayBegin() || answers.length > 0) plan();
  };
  const begin = async (): Promise<void> => {
    const share = Math.ceil(waiting.length / (MOST_GROUPS - groups));
    const asked = waiting.splice(0, Math.min(share, MOST_CODES));
    groups += 1;
    const found = await readSome(database, asked).catch((error: unknown) => {
      // The next query would take as long to fail: the database is away.
      for (const { reject } of [...asked, ...waiting.splice(0)]) reject(error);
      return null;
    });
    answers.push(() => {
      groups -= 1;
      for (const { code, resolve } of asked) resolve(found?.get(keyOf(code)) ?? null);
    });
    plan();
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
