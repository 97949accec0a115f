/** Parts that Scenes share. Held parts stay; of the others the least recently used is dropped first. */
import { PartsMissing, type MissingPart } from '../../domain/missing-parts.ts';

export interface Loaded<Value> {
  /** The part or its substitute; null if there is no substitute. */
  readonly value: Value | null;
  /** Empty for a complete part. */
  readonly missing: readonly MissingPart[];
  /** The error of a part that exceeded its time limit, if any. */
  readonly late?: unknown;
}

interface PartKind<Source, Value> {
  keyOf(source: Source): string;
  /** Never rejects: failures are logged and named. */
  load(source: Source): Promise<Loaded<Value>>;
  weigh(value: Value): number;
  /** The most that all parts together may weigh before unheld parts are dropped. */
  readonly most: number;
  drop(value: Value): void;
}

/** Held parts, which stay until `release`. */
export interface PartLease {
  /** Whether each has loaded or failed. */
  readonly isSettled: boolean;
  /** The parts that failed. */
  readonly missing: readonly MissingPart[];
  settled(): Promise<void>;
  /** Requests failed parts again; resolves when no request is pending. */
  askAgain(): Promise<void>;
  release(): void;
}

export interface PartStore<Source, Value> {
  /** Holds these parts and requests the missing ones. */
  hold(sources: readonly Source[]): PartLease;
  get(key: string): Value | null;
}

interface Entry<Source, Value> {
  readonly key: string;
  readonly source: Source;
  holders: number;
  loaded: Loaded<Value> | null;
  loading: Promise<void> | null;
}

export function createPartStore<Source, Value>(
  kind: PartKind<Source, Value>,
): PartStore<Source, Value> {
  /** By key, least recently used first. */
  const entries = new Map<string, Entry<Source, Value>>();

  const load = (entry: Entry<Source, Value>): Promise<void> => {
    entry.loading ??= kind.load(entry.source).then((loaded) => {
      drop(entry, kind);
      entry.loaded = loaded;
      entry.loading = null;
      trim(entries, kind);
    });
    return entry.loading;
  };
  const take = (key: string, source: Source): Entry<Source, Value> => {
    const known = entries.get(key);
    const entry = known ?? { key, source, holders: 0, loaded: null, loading: null };
    entries.set(key, entry);
    entry.holders += 1;
    if (entry.loaded === null) void load(entry);
    return entry;
  };
  const giveBack = (entry: Entry<Source, Value>) => {
    entry.holders -= 1;
    if (entry.holders > 0) return;
    entries.delete(entry.key);
    entries.set(entry.key, entry);
  };
  return {
    hold(sources) {
      const different = new Map(sources.map((source) => [kind.keyOf(source), source]));
      const taken = [...different].map(([key, source]) => take(key, source));
      return heldOf(taken, load, () => {
        taken.splice(0).forEach(giveBack);
        trim(entries, kind);
      });
    },
    get: (key) => entries.get(key)?.loaded?.value ?? null,
  };
}

function drop<Source, Value>({ loaded }: Entry<Source, Value>, kind: PartKind<Source, Value>) {
  const value = loaded?.value ?? null;
  if (value !== null) kind.drop(value);
}

/** Drops unheld parts: failed ones, so that they are requested again, and those over the limit. */
function trim<Source, Value>(
  entries: Map<string, Entry<Source, Value>>,
  kind: PartKind<Source, Value>,
): void {
  const weightOf = ({ loaded }: Entry<Source, Value>) => {
    const value = loaded?.value ?? null;
    return value === null ? 0 : kind.weigh(value);
  };
  let weight = 0;
  for (const entry of entries.values()) weight += weightOf(entry);
  for (const entry of [...entries.values()]) {
    if (entry.holders > 0 || entry.loading !== null || entry.loaded === null) continue;
    if (entry.loaded.missing.length === 0 && weight <= kind.most) continue;
    weight -= weightOf(entry);
    drop(entry, kind);
    entries.delete(entry.key);
  }
}

function heldOf<Source, Value>(
  taken: readonly Entry<Source, Value>[],
  load: (entry: Entry<Source, Value>) => Promise<void>,
  release: () => void,
): PartLease {
  const after = async (entries: readonly Entry<Source, Value>[]) => {
    for (const { loading } of entries) await loading;
  };
  return {
    get isSettled() {
      return taken.every(({ loaded }) => loaded !== null);
    },
    get missing() {
      return taken.flatMap(({ loaded }) => loaded?.missing ?? []);
    },
    settled: () => after(taken.filter(({ loaded }) => loaded === null)),
    askAgain() {
      for (const entry of taken)
        if (entry.loaded !== null && entry.loaded.missing.length > 0) void load(entry);
      return after(taken);
    },
    release,
  };
}

/** Several held parts as one. */
export function combineLeases(all: readonly PartLease[]): PartLease {
  const settled = async () => {
    await Promise.all(all.map((held) => held.settled()));
  };
  return {
    get isSettled() {
      return all.every((held) => held.isSettled);
    },
    get missing() {
      return all.flatMap(({ missing }) => missing);
    },
    settled,
    async askAgain() {
      await Promise.all(all.map((held) => held.askAgain()));
    },
    release: () => all.forEach((held) => held.release()),
  };
}

/** Resolves when everything is loaded. If a part fails again, rejects with `PartsMissing` and releases all. */
export async function requireAll(held: PartLease): Promise<PartLease> {
  await held.askAgain();
  const { missing } = held;
  if (missing.length === 0) return held;
  held.release();
  throw new PartsMissing(missing);
}
