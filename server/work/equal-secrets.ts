import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in a time that says nothing about them but their length. */
export function areEqualSecrets(one: string, other: string): boolean {
  const first = Buffer.from(one);
  const second = Buffer.from(other);
  return first.length === second.length && timingSafeEqual(first, second);
}
