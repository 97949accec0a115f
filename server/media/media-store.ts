import type { Database } from '../db/database.ts';

/** The database, and the files that it names. */
export interface StoredFiles {
  readonly database: Database;
  readonly media: MediaStore;
}

/** Stores the bytes of images. The key is the SHA-256 of the content, or of the source it was made from (API-06). */
export interface MediaStore {
  /** Stores the bytes. When it resolves they survive a crash of the process and of the machine. */
  put(hash: string, bytes: Buffer): Promise<void>;
  /** Writes the bytes aside, so that less of `put` is left to do. Stores that cannot do that have no such method. */
  readonly stage?: (hash: string, bytes: Buffer) => Promise<StagedBytes>;
  /** Removes bytes aside that were written before that moment: the process that wrote them was killed. */
  readonly removeAside?: (before: Date) => Promise<void>;
  /** Returns the bytes, or null if they are not stored. */
  read(hash: string): Promise<Buffer | null>;
  /** Removes those of these files that exist. */
  remove(hashes: readonly string[]): Promise<void>;
  /** Returns whether the store can be written and read at the moment. */
  check(): Promise<boolean>;
}

/** Bytes that no reader finds yet. */
export interface StagedBytes {
  /** Does the rest of `put`. */
  store(): Promise<void>;
  /** Removes them, if they are not stored. */
  discard(): Promise<void>;
}

/** Time limit of a store call with all attempts: ten megabytes over a slow line. */
export const STORE_DEADLINE_MS = 10_000;

const HASH = /^[\da-f]{64}$/;

/** Returns the path of a hash in a store, `ab/abcd…`. Throws `RangeError` if the text is not a hash. */
export function mediaPath(hash: string): string {
  if (!HASH.test(hash)) throw new RangeError('A media hash is 64 hexadecimal digits.');
  return `${hash.slice(0, 2)}/${hash}`;
}
