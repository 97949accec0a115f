import { LRUCache } from 'lru-cache';

/** The pages asked for last, each in the version asked for last; one making at a time for each. */
interface PageCache<Value> {
  /**
   * Returns the value of that version, made if it is not there; what fails to be made is forgotten. The version is known
   * to be the newest for `trustedMs`.
   */
  get(
    id: string,
    version: { readonly name: string; readonly trustedMs: number },
    make: () => Promise<Value>,
  ): Promise<Value>;
  /** Returns what is kept under the id, while its version is known to be the newest. */
  recent(id: string): Promise<Value> | null;
  forget(id: string): void;
}

interface PageCacheOptions<Value> {
  /** 0 keeps nothing. */
  readonly mostBytes: number;
  readonly bytesOf: (value: Value) => number;
}

/** Of one that is being made. */
const EXPECTED_BYTES = 16_000;
const SMALLEST_BYTES = 1_000;

/** Nobody asks for an older one, of which a coupon that changes often would leave thousands. */
interface Kept<Value> {
  /** Of the version. */
  readonly name: string;
  readonly page: Promise<Value>;
}

export function createPageCache<Value>({
  mostBytes,
  bytesOf,
}: PageCacheOptions<Value>): PageCache<Value> {
  if (mostBytes === 0)
    return { get: (_id, _version, make) => make(), recent: () => null, forget: () => undefined };
  const pages = new LRUCache<string, Kept<Value>>({ maxSize: mostBytes });
  // By size, not by `max`, which would hold the room for all of them from the start.
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
    recent(id) {
      const [name, kept] = [newest.get(id), pages.peek(id)];
      return kept !== undefined && kept.name === name ? kept.page : null;
    },
    forget: (id) => void newest.delete(id),
  };
}
