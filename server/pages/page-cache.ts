import { LRUCache } from 'lru-cache';
import { createPromiseCache } from '../http/promise-cache.ts';

/** The pages asked for last, by id and version; one making at a time for each. */
interface PageCache<Value> {
  /** Returns the value of that version, made if it is not there; what fails to be made is forgotten. */
  get(id: string, version: string, make: () => Promise<Value>): Promise<Value>;
  /** Returns what is kept under the id, if its version was known to be the newest less than `trustedMs` ago. */
  recent(id: string): Promise<Value> | null;
  forget(id: string): void;
}

/** With a capacity of 0 nothing is kept. */
export function createPageCache<Value>(capacity: number, trustedMs: number): PageCache<Value> {
  const pages = createPromiseCache<Value>({ most: capacity });
  const newest = new LRUCache<string, string>({ max: Math.max(1, capacity), ttl: trustedMs });
  return {
    get(id, version, make) {
      const key = JSON.stringify([id, version]);
      newest.set(id, key);
      return pages.get(key, make);
    },
    recent(id) {
      const key = newest.get(id);
      return (key === undefined ? undefined : pages.peek(key)) ?? null;
    },
    forget: (id) => void newest.delete(id),
  };
}
