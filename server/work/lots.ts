import { DatabaseError } from 'pg';

/** Rows to work through, and what becomes of one that fails. */
export interface Lots {
  /** Rows of a full lot. */
  readonly lot: number;
  /** Does up to `most` rows after the first `skip`; returns how many. Fewer than `most` means that no more are left. */
  readonly work: (most: number, skip: number) => Promise<number>;
  /** Returns whether an error is about no row, such as an unreachable database; it is thrown. */
  readonly isPassing: (error: unknown) => boolean | Promise<boolean>;
  /** Called for a row that fails by itself. It is left where it is, and the rows after it go on. */
  readonly onSetAside: (error: unknown) => void;
  readonly isStopped?: () => boolean;
  /** Rows of one round that are set aside, 100 by default; with more, the cause is hardly in the rows. */
  readonly mostSetAside?: number;
}

const MOST_SET_ASIDE = 100;

/** Works in lots until no row is left. A lot that fails is halved, until the row at fault is alone (OBS-03). */
export async function workInLots(lots: Lots): Promise<void> {
  const { lot, work, isPassing, onSetAside, isStopped = () => false } = lots;
  const { mostSetAside = MOST_SET_ASIDE } = lots;
  let most = lot;
  let setAside = 0;
  while (!isStopped()) {
    try {
      if ((await work(most, setAside)) < most) return;
      most = Math.min(lot, 2 * most);
    } catch (error) {
      if (setAside >= mostSetAside || (await isPassing(error))) throw error;
      most = Math.floor(most / 2);
      if (most > 0) continue;
      onSetAside(error);
      setAside += 1;
      most = 1;
    }
  }
}

/**
 * Classes of SQLSTATE that name a fault of the values: cardinality, data, integrity, limits, `raise`
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const OF_THE_VALUES = new Set(['21', '22', '23', '54', 'P0']);

/** Whether the same rows would be refused again, however often they are sent. */
export function isRefusal(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && OF_THE_VALUES.has(error.code?.slice(0, 2) ?? '');
}

/**
 * Stores rows of memory in lots. Those that the database refuses for their values hold no others (OBS-03). `store` must
 * store all rows of its argument or none.
 */
export async function storeInParts<Row>(
  rows: readonly Row[],
  lot: number,
  store: (some: readonly Row[]) => Promise<unknown>,
) {
  /** Rows that were not stored because of something that passes; empty if all were tried. */
  const left = [...rows];
  /** Rows that the database will never take, each with the reason: the caller names them once and drops them. */
  const refused: { readonly row: Row; readonly error: unknown }[] = [];
  const stored = workInLots({
    lot,
    async work(most) {
      const some = left.slice(0, most);
      if (some.length > 0) await store(some);
      left.splice(0, most);
      return some.length;
    },
    isPassing: (error) => !isRefusal(error),
    onSetAside: (error) => refused.push(...left.splice(0, 1).map((row) => ({ row, error }))),
    mostSetAside: Infinity,
  });
  /** Why rows are left; null if none is. */
  const error: unknown = await stored.then(
    () => null,
    (reason: unknown) => reason,
  );
  return { refused, left, error };
}
