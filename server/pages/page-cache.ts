import { LRUCache } from 'lru-cache';

interface PageCacheOptions<Value> {
  /** 0 disables the cache. */
  readonly mostBytes: number;
  readonly bytesOf: (value: Value) => number;
}

/** Bytes of a page that is still being made. */
const EXPECTED_BYTES = 16_000;

/** Only the newest version is kept, since a coupon that changes often would fill the cache with old ones. */
interface Kept<Value> {
  readonly version: string;
  readonly page: Promise<Value>;
  /** In ms of `performance.now()`; before this time nobody asks whether there is a newer version. */
  trustedUntil: number;
}

/** Caches the most recently requested pages in their newest version. Each page is made once at a time. */
export function createPageCache<Value>({ mostBytes, bytesOf }: PageCacheOptions<Value>) {
  // A page does not fit into one byte, so it is not cached.
  const pages = new LRUCache<string, Kept<Value>>({ maxSize: Math.max(1, mostBytes) });
  const keep = (id: string, kept: Kept<Value>): void => {
    pages.set(id, kept, { size: EXPECTED_BYTES });
    kept.page.then(
      (value) => {
        if (pages.peek(id) === kept) pages.set(id, kept, { size: bytesOf(value) });
      },
      () => {
        if (pages.peek(id) === kept) pages.delete(id);
      },
    );
  };
  return {
    /**
     * Returns the page in this version and makes it if it is missing. A failure is not cached. The version counts as the
     * newest for `trustedMs`.
     */
    get(
      id: string,
      { name: version, trustedMs }: { readonly name: string; readonly trustedMs: number },
      make: () => Promise<Value>,
    ): Promise<Value> {
      const known = pages.get(id);
      const kept =
        known?.version === version ? known : { version, page: make(), trustedUntil: -Infinity };
      kept.trustedUntil = performance.now() + trustedMs;
      if (kept !== known) keep(id, kept);
      return kept.page;
    },
    /** Returns the cached page of this id while its version still counts as the newest; else null. */
    recent(id: string): Promise<Value> | null {
      const kept = pages.peek(id);
      return kept !== undefined && kept.trustedUntil > performance.now() ? kept.page : null;
    },
    forget(id: string): void {
      const kept = pages.peek(id);
      if (kept !== undefined) kept.trustedUntil = -Infinity;
    },
  };
}
