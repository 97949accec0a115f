import { LRUCache } from 'lru-cache';

/** Results kept by key while they are of use; those who ask at the same time wait for the same work. */
interface PromiseCache<Value> {
  /** Returns what is kept under the key, else what `make` now makes; a failure is not kept. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
  /** Returns what is kept under the key, without making anything. */
  peek(key: string): Promise<Value> | undefined;
  /** Removes everything, since what it was made of has changed. */
  clear(): void;
}

interface PromiseCacheOptions {
  /** How many are kept: those asked for last. With 0 nothing is. */
  readonly most: number;
  /** Milliseconds from the moment it was asked for first; without end where it is left out. */
  readonly keptMs?: number;
  /** Milliseconds from any moment but 0. */
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
