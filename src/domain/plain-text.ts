/** Texts that people give, as far as others can read them (SAFE-07). */
import type { FieldIssue } from './field-messages.ts';

const SEEN = /[^\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]/u;
/** Without a look ahead, which takes three times as long; whole pictures go through it. */
const HIDDEN = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/u;

/** Whether nothing of it can be seen: blanks, and characters that no font draws. */
export function showsNothing(text: string): boolean {
  return !SEEN.test(text);
}

/** Whether it has control characters other than tab and line ends, or marks that turn the direction of what follows. */
export function hidesSomething(text: string): boolean {
  return HIDDEN.test(text);
}

/** What is wrong with a text that has to be there, whatever its length. */
export function requiredTextIssue(text: string): FieldIssue | null {
  if (showsNothing(text)) return { code: 'required' };
  return hidesSomething(text) ? { code: 'hidden' } : null;
}
