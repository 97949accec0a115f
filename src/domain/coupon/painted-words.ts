import { type DesignDocument, textSlotsOf } from '../design/design-document.ts';
import { ownValue } from '../record.ts';

/**
 * The words painted into a strip, in reading order: the marketer's own, else the designer's; blank ones paint nothing.
 * Whoever says a strip in words takes them from here: preview, page, pass, offer and mail (PREV-06).
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
