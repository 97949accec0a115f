/** Finds values that are valid JSON but that a database cannot store or a reader cannot see. */
import type { FieldFailure } from '../../../src/domain/failures.ts';
import { FIELD_MESSAGES } from '../../../src/domain/field-messages.ts';
import { hidesSomething } from '../../../src/domain/plain-text.ts';
import { escaped } from '../problems/field-failures.ts';
import * as problemWords from '../../../src/words/server/problems.gen.ts';

/** Levels of nested groups in a design: far above any drawing, far below the call stack's limit. */
export const DEEPEST = 64;

/** Returns what is wrong with a text as a message, or null. */
type Check = (text: string) => string | null;

/** For values that are only stored: refuses NUL and lone surrogates. */
export const STORABLE: Check = (text) =>
  text.includes('\0') || !text.isWellFormed() ? problemWords.brokenCharacter() : null;

/** For text that people write for others (SAFE-07). */
export const READABLE: Check = (text) =>
  STORABLE(text) ?? (hidesSomething(text) ? FIELD_MESSAGES.hidden() : null);

/** Returns the first place with a refused text, an infinite number or more than 64 levels; null if there is none. */
export function brokenText(value: unknown, check: Check, depth = 0): FieldFailure | null {
  if (typeof value === 'string') return failureOf(check(value));
  // JSON allows numbers of any length. Too large ones become Infinity, which is written as null.
  if (typeof value === 'number')
    return failureOf(Number.isFinite(value) ? null : problemWords.numberTooLarge());
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= DEEPEST) return failureOf(problemWords.tooDeep());
  return Array.isArray(value) ? brokenItem(value, check, depth) : brokenMember(value, check, depth);
}

function failureOf(detail: string | null): FieldFailure | null {
  return detail === null ? null : { pointer: '', detail };
}

function brokenItem(items: readonly unknown[], check: Check, depth: number): FieldFailure | null {
  for (let index = 0; index < items.length; index += 1) {
    const found = brokenText(items[index], check, depth + 1);
    if (found !== null) return within(index, found);
  }
  return null;
}

function brokenMember(object: object, check: Check, depth: number): FieldFailure | null {
  for (const name in object) {
    // A name that is refused cannot be part of the message either.
    const ofName = failureOf(name === '__proto__' ? problemWords.unusableName() : check(name));
    if (ofName !== null) return ofName;
    const found = brokenText(Reflect.get(object, name), check, depth + 1);
    if (found !== null) return within(name, found);
  }
  return null;
}

/** Most values are valid, so a path is built only for a fault, from the inside out. */
function within(name: string | number, { pointer, detail }: FieldFailure): FieldFailure {
  return { pointer: `/${escaped(name)}${pointer}`, detail };
}
