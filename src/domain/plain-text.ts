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

/** Blanks that are no plain space, and characters that no font draws. Joiners belong to emoji and to some scripts. */
const INVISIBLE =
  /[^\P{Z} ]|\u2800|(?<![\p{Lo}\p{M}\p{Extended_Pictographic}])(?:\u200C|\u200D|\uFE0F)|(?!\u200C|\u200D|\uFE0F)[\p{Cf}\p{DI}]/gu;

/** Whether the text has characters that nobody sees or types, such as U+200B, U+00AD or a no-break space. */
export function hasInvisible(text: string): boolean {
  return text.search(INVISIBLE) !== -1;
}

/** The text as it is seen: without invisible characters, with plain spaces for other blanks and none at the ends. */
export function visibleText(text: string): string {
  if (!hasInvisible(text)) return text;
  return text.replaceAll(INVISIBLE, (one) => (/[\p{Z}\u2800]/u.test(one) ? ' ' : '')).trim();
}

/** The issue of a required text of any length. */
export function requiredTextIssue(text: string): TextIssue | null {
  if (showsNothing(text)) return { code: 'required' };
  return hidesSomething(text) ? { code: 'hidden' } : null;
}
