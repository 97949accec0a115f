import { LRUCache } from 'lru-cache';

/** The pages asked for last, by id and version; one making at a time for each. */
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

export function createPageCache<Value>({
  mostBytes,
  bytesOf,
}: PageCacheOptions<Value>): PageCache<Value> {
  if (mostBytes === 0)
    return { get: (_id, _version, make) => make(), recent: () => null, forget: () => undefined };
  const pages = new LRUCache<string, Promise<Value>>({ maxSize: mostBytes });
  // By size, not by `max`, which would hold the room for all of them from the start.
  const newest = new LRUCache<string, string>({
    maxSize: mostBytes,
    sizeCalculation: () => SMALLEST_BYTES,
  });

  const keep = (key: string, page: Promise<Value>): void => {
    pages.set(key, page, { size: EXPECTED_BYTES });
    page.then(
      (value) => {
        if (pages.peek(key) === page) pages.set(key, page, { size: bytesOf(value) });
      },
      () => {
        if (pages.peek(key) === page) pages.delete(key);
      },
    );
  };

  return {
    get(id, { name, trustedMs }, make) {
      const key = `${id} ${name}`;
      if (trustedMs > 0) newest.set(id, key, { ttl: trustedMs });
      else newest.delete(id);
      const known = pages.get(key);
      if (known !== undefined) return known;
      const page = make();
      keep(key, page);
      return page;
    },
    recent(id) {
      const key = newest.get(id);
      return (key === undefined ? undefined : pages.peek(key)) ?? null;
    },
    forget: (id) => void newest.delete(id),
  };
}
