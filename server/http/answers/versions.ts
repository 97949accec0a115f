import { createHash } from 'node:crypto';

/** Returns a short version name, 16 hexadecimal digits. The same parts give the same name. */
export function versionOf(...parts: readonly (string | Date)[]): string {
  const hash = createHash('sha256');
  for (const part of parts)
    hash.update(part instanceof Date ? part.toISOString() : part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Returns the SHA-256 of a JSON value, 64 hexadecimal digits. The order of members has no influence. */
export function hashOfJson(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex');
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
