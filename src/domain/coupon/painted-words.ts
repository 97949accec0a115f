import { type DesignDocument, textSlotsOf } from '../design/design-document.ts';
import { ownValue } from '../record.ts';

/**
 * The words painted into a strip, in reading order: the marketer's own, else the designer's; blank ones are left out.
 * Preview, page, pass, offer and mail all take the strip's words from here (PREV-06).
 */
export function paintedWords(
  strip: DesignDocument | null,
  text: Readonly<Record<string, string>>,
): string[] {
  if (strip === null) return [];
  return textSlotsOf(strip)
    .map((slot) => ownValue(text, slot.token) ?? slot.text)
    .filter((words) => words.trim() !== '');
}
