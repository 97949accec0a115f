import { LRUCache } from 'lru-cache';

/** Caches results by key. Concurrent callers share the same work. */
interface PromiseCache<Value> {
  /** Returns the cached result, or makes it. A failure is not cached. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
  /** Returns the cached result without making one. */
  peek(key: string): Promise<Value> | undefined;
  /** Removes all results. */
  clear(): void;
}

interface PromiseCacheOptions {
  /** Maximum of cached results, the most recently used. 0 disables the cache. */
  readonly most: number;
  /** Milliseconds from the first request; no limit if absent. */
  readonly keptMs?: number;
  /** Returns milliseconds; the zero point does not matter. */
  readonly now?: () => number;
}

export function createPromiseCache<Value>({
  most,
  keptMs = 0,
  now = () => performance.now(),
}: PromiseCacheOptions): PromiseCache<Value> {
  if (most === 0)
    return { get: (_, make) => make(), peek: () => undefined, clear: () => undefined };
  const kept = new LRUCache<string, Promise<Value>>({
    max: most,
    ttl: keptMs,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    get(key, make) {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const made = make();
      kept.set(key, made);
      made.catch(() => kept.peek(key) === made && kept.delete(key));
      return made;
    },
    peek: (key) => kept.peek(key),
    clear: () => kept.clear(),
  };
}
