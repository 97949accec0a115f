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

/** How many letters of the text are about twice as wide as ours, as those of Chinese, Korean or emoji. */
export function wideLettersIn(text: string): number {
  return [...text].filter((letter) => letter.charCodeAt(0) >= 0x1100).length;
}

/** A text without these is composed. */
const MAY_COMPOSE = /[\u0300-\uffff]/u;

/**
 * A value whose texts and names have one form, composed (NFC): programs write "é" in two ways. The same object if nothing
 * changes.
 */
export function composed<Value>(value: Value): Value;
export function composed(value: unknown): unknown {
  if (typeof value === 'string') return MAY_COMPOSE.test(value) ? value.normalize('NFC') : value;
  if (Array.isArray(value)) return kept(value, value.map(composed));
  if (!isPlain(value)) return value;
  const entries = Object.entries(value);
  const after = entries.map(([name, one]) => [composed(name), composed(one)] as const);
  const isSame = after.every(
    ([name, one], at) => name === entries[at]?.[0] && one === entries[at][1],
  );
  return isSame ? value : Object.fromEntries(after);
}

function kept(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  return after.every((one, at) => one === before[at]) ? before : after;
}

/** Values of JSON and of an address; not files, maps and the like, whose prototypes have one of their own. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Blanks that are no plain space, and characters that no font draws. Joiners belong to emoji and to some scripts. */
const INVISIBLE =
  /[^\P{Z} ]|\u2800|(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200C|\u200D|\uFE0F)|(?!\u200C|\u200D|\uFE0F)[\p{Cf}\p{DI}]/gu;

/** Whether the text has characters that nobody sees or types, such as U+200B, U+00AD or a no-break space. */
export function hasInvisible(text: string): boolean {
  return text.search(INVISIBLE) !== -1;
}

/** The text as it is seen: without invisible characters, with plain spaces for other blanks and none at the ends. */
export function visibleText(text: string): string {
  if (!hasInvisible(text)) return text;
  return text.replaceAll(INVISIBLE, (one) => (/[\p{Z}\u2800]/u.test(one) ? ' ' : '')).trim();
}

/** Returns a value as it is seen: composed (NFC), without invisible characters. */
export function readableValue(value: string): string {
  return /^[\u0020-\u007e]*$/u.test(value) ? value : visibleText(composed(value));
}

/** The issue of a required text of any length. */
export function requiredTextIssue(text: string): TextIssue | null {
  if (showsNothing(text)) return { code: 'required' };
  return hidesSomething(text) ? { code: 'hidden' } : null;
}
