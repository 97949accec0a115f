/** Values that are valid JSON and that no database can store and no reader show. */
import type { FieldFailure } from '../../../src/domain/failures.ts';
import { FIELD_MESSAGES } from '../../../src/domain/field-messages.ts';
import { hidesSomething } from '../../../src/domain/plain-text.ts';

/** Groups in groups of a design; far above any drawing, far below the call stack. */
export const DEEPEST = 64;

/** What is wrong with a text, in words; null where it may be kept. */
type Check = (text: string) => string | null;

/** For what only has to be stored: NUL and half a surrogate pair are refused. */
export const STORABLE: Check = (text) =>
  text.includes('\0') || !text.isWellFormed() ? BROKEN : null;

/** For what people give and others read (SAFE-07). */
export const READABLE: Check = (text) =>
  STORABLE(text) ?? (hidesSomething(text) ? FIELD_MESSAGES.hidden : null);

const BROKEN = 'This text has a broken character';
/** Of either check of a body, before it is parsed and after. */
export const TOO_DEEP = 'This is nested too deeply';
const NO_NAME = 'A name in this cannot be taken';
const TOO_LARGE = 'This number is too large';

/** The first place with a text that the check refuses, an endless number or nesting past 64 levels; null when there is none. */
export function brokenText(value: unknown, check: Check): FieldFailure | null {
  const found = brokenPlace(value, check, 0);
  if (found === null) return null;
  const pointer = found.names.toReversed().map((name) => `/${name}`);
  return { pointer: pointer.join(''), detail: found.detail };
}

interface BrokenPlace {
  readonly detail: string;
  /** From the inside out: most values are whole, and none of those has a name put together for it. */
  readonly names: (string | number)[];
}

function brokenPlace(value: unknown, check: Check, depth: number): BrokenPlace | null {
  if (typeof value === 'string') return placeOf(check(value));
  // JSON takes any number of digits, and would write what they come to as null.
  if (typeof value === 'number') return placeOf(Number.isFinite(value) ? null : TOO_LARGE);
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= DEEPEST) return { detail: TOO_DEEP, names: [] };
  return Array.isArray(value) ? brokenItem(value, check, depth) : brokenMember(value, check, depth);
}

function placeOf(detail: string | null): BrokenPlace | null {
  return detail === null ? null : { detail, names: [] };
}

function brokenItem(items: readonly unknown[], check: Check, depth: number): BrokenPlace | null {
  for (let index = 0; index < items.length; index += 1) {
    const found = brokenPlace(items[index], check, depth + 1);
    if (found !== null) return within(index, found);
  }
  return null;
}

function brokenMember(object: object, check: Check, depth: number): BrokenPlace | null {
  for (const name in object) {
    // A name that cannot be kept cannot be said either.
    const ofName = placeOf(name === '__proto__' ? NO_NAME : check(name));
    if (ofName !== null) return ofName;
    const found = brokenPlace(Reflect.get(object, name), check, depth + 1);
    if (found !== null) return within(name, found);
  }
  return null;
}

function within(name: string | number, found: BrokenPlace): BrokenPlace {
  found.names.push(name);
  return found;
}
