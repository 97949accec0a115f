/** Values that are valid JSON and that no database can store and no reader show. */
import type { FieldFailure } from '../../src/domain/failures.ts';

/** Groups in groups of a design; far above any drawing, far below the call stack. */
const DEEPEST = 64;

/** The first place with a NUL, half a surrogate pair, or nesting past 64 levels; null when there is none. */
export function brokenText(value: unknown): FieldFailure | null {
  const found = brokenPlace(value, 0);
  if (found === null) return null;
  const pointer = found.names.toReversed().map((name) => `/${name}`);
  return { pointer: pointer.join(''), detail: found.detail };
}

interface BrokenPlace {
  readonly detail: string;
  /** From the inside out: most values are whole, and none of those has a name put together for it. */
  readonly names: (string | number)[];
}

function brokenPlace(value: unknown, depth: number): BrokenPlace | null {
  if (typeof value === 'string')
    return isBroken(value) ? { detail: 'This text has a broken character', names: [] } : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= DEEPEST) return { detail: 'This is nested too deeply', names: [] };
  return Array.isArray(value) ? brokenItem(value, depth) : brokenMember(value, depth);
}

function brokenItem(items: readonly unknown[], depth: number): BrokenPlace | null {
  for (let index = 0; index < items.length; index += 1) {
    const found = brokenPlace(items[index], depth + 1);
    if (found !== null) return within(index, found);
  }
  return null;
}

function brokenMember(object: object, depth: number): BrokenPlace | null {
  for (const name in object) {
    if (isBroken(name)) return { detail: 'This name has a broken character', names: [] };
    const found = brokenPlace(Reflect.get(object, name), depth + 1);
    if (found !== null) return within(name, found);
  }
  return null;
}

function within(name: string | number, found: BrokenPlace): BrokenPlace {
  found.names.push(name);
  return found;
}

function isBroken(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}
