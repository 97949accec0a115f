import { storeInParts } from './lots.ts';

/** Where refused rows are named. */
export interface TallyLog {
  warn(fields: object, words: string): void;
  error(fields: object, words: string): void;
}

interface TallyOptions<Row> {
  /** What the rows count, for the log: `views`. */
  readonly kind: string;
  /** Rows with one key are one row. The key names the row in the log. */
  readonly keyOf: (row: Row) => string;
  readonly add: (known: Row, more: Row) => void;
  /** Stores all of these rows or none. */
  readonly store: (rows: readonly Row[]) => Promise<unknown>;
  readonly log: TallyLog;
}

/** Rows kept while the database is away; beyond that they are dropped to save memory. */
const MOST = 100_000;
/** Rows in one statement. */
const AT_ONCE = 1_000;

/** Rows in memory until they are stored, so that no page waits. A killed process loses those since the last `flush`. */
export function createTally<Row>({ kind, keyOf, add, store, log }: TallyOptions<Row>) {
  const rows = new Map<string, Row>();
  let writing: Promise<void> = Promise.resolve();
  let isNextAsked = false;

  /** Adds a row, or adds it to the one with the same key. */
  const note = (row: Row): void => {
    const key = keyOf(row);
    const known = rows.get(key);
    if (known !== undefined) add(known, row);
    else if (rows.size < MOST) rows.set(key, row);
  };

  const write = async (): Promise<void> => {
    isNextAsked = false;
    const all = [...rows.values()];
    rows.clear();
    const { refused, left, error } = await storeInParts(all, AT_ONCE, store);
    for (const one of refused)
      log.error({ err: one.error, kind, row: keyOf(one.row) }, 'A count that fails is dropped');
    for (const row of left) note(row);
    if (left.length > 0)
      log.warn({ err: error, kind }, 'Counts could not be stored; they are tried again');
  };

  return {
    note,
    /** Stores the rows. Those that the database cannot take now stay; those that it never takes are named and dropped. */
    flush(): Promise<void> {
      // A second flush that waits for the database would only repeat the first.
      if (!isNextAsked) writing = writing.then(write);
      isNextAsked = true;
      return writing;
    },
  };
}
