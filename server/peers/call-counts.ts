import { LRUCache } from 'lru-cache';

/** Calls that a process has counted and reports to its peers. */
export interface CountedCalls {
  /** Name of the limit, such as `barcode/address`. */
  readonly limit: string;
  readonly key: string;
  readonly calls: number;
  /** Milliseconds until these calls no longer count. */
  readonly leftMs: number;
}

/** Counts a call under a key. Returns the seconds until the next call is allowed, or 0 if this one is. */
export type TakeCall = (key: string) => number;

export type CallCounts = ReturnType<typeof createCallCounts>;

interface Count {
  calls: number;
  readonly endsAt: number;
}

const MINUTE_MS = 60_000;
/** Keys remembered for each limit. The least recently used key is dropped first. */
const REMEMBERED = 20_000;
/** Counts from a peer that end this much later than ours belong to the next minute. */
const NEXT_MS = 1_000;

/** Calls of the last minute by limit and key. `onCall` is called for each call that is allowed. */
export function createCallCounts(onCall?: (call: CountedCalls) => void) {
  const limits = new Map<string, LRUCache<string, Count>>();
  const countsOf = (limit: string): LRUCache<string, Count> => {
    const counts = limits.get(limit) ?? new LRUCache<string, Count>({ max: REMEMBERED });
    limits.set(limit, counts);
    return counts;
  };
  return {
    /** Callers that use the same limit share its count. With `most` 0 there is no limit. */
    limit(name: string, most: number): TakeCall {
      if (most === 0) return () => 0;
      const counts = countsOf(name);
      return (key) => {
        const known = counts.get(key);
        const isOver = known === undefined || known.endsAt <= performance.now();
        const count = isOver ? { calls: 0, endsAt: performance.now() + MINUTE_MS } : known;
        if (isOver) counts.set(key, count);
        count.calls += 1;
        const leftMs = count.endsAt - performance.now();
        if (count.calls > most) return Math.max(1, Math.ceil(leftMs / 1_000));
        onCall?.({ limit: name, key, calls: 1, leftMs });
        return 0;
      };
    },
    /** Adds calls that other processes counted. */
    add(all: readonly CountedCalls[]): void {
      for (const { limit, key, calls, leftMs } of all) {
        const counts = countsOf(limit);
        const known = counts.get(key);
        const endsAt = performance.now() + leftMs;
        if (known === undefined || known.endsAt + NEXT_MS < endsAt)
          counts.set(key, { calls, endsAt });
        else known.calls += calls;
      }
    },
  };
}
