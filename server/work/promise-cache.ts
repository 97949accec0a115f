import { LRUCache } from 'lru-cache';

interface PromiseCacheOptions {
  /** Maximum of cached results, the most recently used. 0 disables the cache. */
  readonly most: number;
  /** Milliseconds from the first request; no limit if absent. */
  readonly keptMs?: number;
  /** Returns milliseconds; the zero point does not matter. */
  readonly now?: () => number;
}

/** Caches results by key. Concurrent callers share the same work. */
export function createPromiseCache<Value>({
  most,
  keptMs = 0,
  now = () => performance.now(),
}: PromiseCacheOptions) {
  const kept = new LRUCache<string, Promise<Value>>({
    max: Math.max(1, most),
    ttl: keptMs,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    /** Returns the cached result, or makes it. A failure is not cached. */
    get(key: string, make: () => Promise<Value>): Promise<Value> {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const made = make();
      if (most === 0) return made;
      kept.set(key, made);
      made.catch(() => kept.peek(key) === made && kept.delete(key));
      return made;
    },
    /** Removes all results. */
    clear: () => kept.clear(),
  };
}
