/** Values that are valid JSON and yet nothing a database or a reader can hold. */
import type { FieldFailure } from '../../src/domain/failures.ts';

/** Groups in groups of a design; far above any drawing, far below the call stack. */
const DEEPEST = 64;

/** The first place with a NUL, half a surrogate pair, or nesting past 64 levels; null when there is none. */
export function brokenText(value: unknown, pointer = '', depth = 0): FieldFailure | null {
  if (typeof value === 'string')
    return isBroken(value) ? failure(pointer, 'This text has a broken character') : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= DEEPEST) return failure(pointer, 'This is nested too deeply');
  for (const [name, member] of Object.entries(value)) {
    if (isBroken(name)) return failure(pointer, 'This name has a broken character');
    const found = brokenText(member, `${pointer}/${name}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function isBroken(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

function failure(pointer: string, detail: string): FieldFailure {
  return { pointer, detail };
}
