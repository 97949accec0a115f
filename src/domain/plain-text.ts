/** Rules for texts that people enter and others read (SAFE-07). */
import type { FieldIssue } from './field-messages.ts';

/** An issue of any text. */
type TextIssue = FieldIssue & { readonly code: 'required' | 'hidden' };

const SEEN = /[^\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]/u;
/** Without a lookahead, which takes three times as long; whole pictures are checked with it. */
const HIDDEN = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/u;

/** Whether the text is invisible: only blanks and characters that no font draws. */
export function showsNothing(text: string): boolean {
  return !SEEN.test(text);
}

/** Whether the text has control characters other than tab and line ends, or marks that change its direction. */
export function hidesSomething(text: string): boolean {
  return HIDDEN.test(text);
}

/** The issue of a required text of any length. */
export function requiredTextIssue(text: string): TextIssue | null {
  if (showsNothing(text)) return { code: 'required' };
  return hidesSomething(text) ? { code: 'hidden' } : null;
}
