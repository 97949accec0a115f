import { LRUCache } from 'lru-cache';

/** Calls that a process has counted, as it tells those that serve beside it. */
export interface CountedCalls {
  /** Of the limit, `barcode by address`. */
  readonly limit: string;
  readonly key: string;
  readonly calls: number;
  /** How much longer they count. */
  readonly leftMs: number;
}

/** Counts a call under a key; returns after how many seconds the next is welcome, 0 where this one is. */
export type TakeCall = (key: string) => number;

/** How often was called within a minute, under each key of each limit. */
export interface CallCounts {
  /** Those who ask for the same limit share its count; `most` of 0 is no limit. */
  limit(name: string, most: number): TakeCall;
  /** Adds what was counted elsewhere. */
  add(calls: readonly CountedCalls[]): void;
}

interface Count {
  calls: number;
  readonly endsAt: number;
}

interface CallCountsOptions {
  /** Told of each call that was welcome. */
  readonly onCall?: ((call: CountedCalls) => void) | undefined;
  /** Milliseconds, rising. */
  readonly now?: () => number;
}

const MINUTE_MS = 60_000;
/** Keys of each limit; those longest unseen are forgotten first. */
const REMEMBERED = 20_000;
/** What was counted elsewhere and ends so much later than what is known here is of the next minute. */
const NEXT_MS = 1_000;

export function createCallCounts({
  onCall,
  now = () => performance.now(),
}: CallCountsOptions = {}): CallCounts {
  const limits = new Map<string, LRUCache<string, Count>>();
  const countsOf = (limit: string): LRUCache<string, Count> => {
    const counts = limits.get(limit) ?? new LRUCache<string, Count>({ max: REMEMBERED });
    limits.set(limit, counts);
    return counts;
  };
  return {
    limit(name, most) {
      if (most === 0) return () => 0;
      const counts = countsOf(name);
      return (key) => {
        const known = counts.get(key);
        const isOver = known === undefined || known.endsAt <= now();
        const count = isOver ? { calls: 0, endsAt: now() + MINUTE_MS } : known;
        if (isOver) counts.set(key, count);
        count.calls += 1;
        const leftMs = count.endsAt - now();
        if (count.calls > most) return Math.max(1, Math.ceil(leftMs / 1_000));
        onCall?.({ limit: name, key, calls: 1, leftMs });
        return 0;
      };
    },
    add(all) {
      for (const { limit, key, calls, leftMs } of all) {
        const counts = countsOf(limit);
        const known = counts.get(key);
        const endsAt = now() + leftMs;
        if (known === undefined || known.endsAt + NEXT_MS < endsAt)
          counts.set(key, { calls, endsAt });
        else known.calls += calls;
      }
    },
  };
}
