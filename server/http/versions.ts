import { createHash } from 'node:crypto';

/** A short name for this state of a thing: the same for the same parts, 16 hexadecimal digits. */
export function versionOf(...parts: readonly (string | Date)[]): string {
  const hash = createHash('sha256');
  for (const part of parts)
    hash.update(part instanceof Date ? part.toISOString() : part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** SHA-256 of a JSON value whatever the order of its members; 64 hexadecimal digits. */
export function hashOfJson(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex');
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
