import { LRUCache } from 'lru-cache';

/** Caches the most recently requested pages in their newest version. Each page is made once at a time. */
interface PageCache<Value> {
  /**
   * Returns the page in this version and makes it if it is missing. A failure is not cached. The version counts as the
   * newest for `trustedMs`.
   */
  get(
    id: string,
    version: { readonly name: string; readonly trustedMs: number },
    make: () => Promise<Value>,
  ): Promise<Value>;
  /** Returns the cached page of this id in this version; else null. */
  current(id: string, version: string): Promise<Value> | null;
  /** Returns the cached page of this id while its version still counts as the newest; else null. */
  recent(id: string): Promise<Value> | null;
  forget(id: string): void;
}

interface PageCacheOptions<Value> {
  /** 0 disables the cache. */
  readonly mostBytes: number;
  readonly bytesOf: (value: Value) => number;
}

/** Bytes of a page that is still being made. */
const EXPECTED_BYTES = 16_000;
const SMALLEST_BYTES = 1_000;

/** Only the newest version is kept, since a coupon that changes often would fill the cache with old ones. */
interface Kept<Value> {
  /** The version. */
  readonly name: string;
  readonly page: Promise<Value>;
}

export function createPageCache<Value>({
  mostBytes,
  bytesOf,
}: PageCacheOptions<Value>): PageCache<Value> {
  if (mostBytes === 0)
    return {
      get: (_id, _version, make) => make(),
      current: () => null,
      recent: () => null,
      forget: () => undefined,
    };
  const pages = new LRUCache<string, Kept<Value>>({ maxSize: mostBytes });
  // Limited by size, not by `max`, which would allocate all entries at the start.
  const newest = new LRUCache<string, string>({
    maxSize: mostBytes,
    sizeCalculation: () => SMALLEST_BYTES,
  });

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
    get(id, { name, trustedMs }, make) {
      if (trustedMs > 0) newest.set(id, name, { ttl: trustedMs });
      else newest.delete(id);
      const known = pages.get(id);
      if (known?.name === name) return known.page;
      const page = make();
      keep(id, { name, page });
      return page;
    },
    current(id, version) {
      const known = pages.get(id);
      return known?.name === version ? known.page : null;
    },
    recent(id) {
      const name = newest.get(id);
      const kept = pages.peek(id);
      return kept !== undefined && kept.name === name ? kept.page : null;
    },
    forget: (id) => void newest.delete(id),
  };
}
