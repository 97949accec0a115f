/** Where the bytes of images lie, each under the SHA-256 of its content, or of what it is made of (API-06). */
export interface MediaStore {
  /** Stores the bytes; when it resolves they survive a crash of the process and of the machine. */
  put(hash: string, bytes: Buffer): Promise<void>;
  /** The bytes; null where the store does not have them. */
  read(hash: string): Promise<Buffer | null>;
  /** Removes what is there of these. */
  remove(hashes: readonly string[]): Promise<void>;
  /** Whether it can be written to and read from at the moment. */
  check(): Promise<boolean>;
}

/** What a call of a store may take, all tries together; ten megabytes by a slow line. */
export const STORE_DEADLINE_MS = 10_000;

const HASH = /^[\da-f]{64}$/;

/** `ab/abcd…`: where the bytes of a hash lie in a store. Throws `RangeError` for anything that is no hash. */
export function mediaPath(hash: string): string {
  if (!HASH.test(hash)) throw new RangeError('A media hash is 64 hexadecimal digits.');
  return `${hash.slice(0, 2)}/${hash}`;
}
