/** The size of a strip's words on a phone (STEP-11). */
import { EXPORT_SIZES } from '../../domain/constants.ts';
import { type DesignDocument, type Matrix, textsIn } from '../../domain/design/design-document.ts';
import type { Scene } from '../scene/scene.ts';
import { fitText, type TextMeasure } from './fit-text.ts';
import { textsOf } from './layers.ts';
import { composeDesign } from './strip.ts';

/** px of the font on a card as wide as a phone; the size of the catalogue's smallest print. */
const SMALLEST_READABLE = 9;

/** Fitting shrinks fitting words at most to this share; below it, words were set smaller. */
const FULL = 0.99;

/** Only the texts of a strip, on a card as wide as a phone; a design may also have thousands of shapes. */
export function composeWords(
  design: DesignDocument,
  text: Readonly<Record<string, string>>,
): Scene {
  const words = { ...design, data: { ...design.data, objects: textsIn(design) } };
  const choices = { scheme: design.schemes[0].name, text };
  return composeDesign(words, choices, EXPORT_SIZES.appleStripNonRetina);
}

/**
 * Words that were set too small to read on a phone: text token → px of the font on a card 375 px wide. Words that
 * the designer set as small are not included.
 */
export function smallWordsOf(
  design: DesignDocument,
  text: Readonly<Record<string, string>>,
  measure: TextMeasure,
): ReadonlyMap<string, number> {
  const { items, view } = composeWords(design, text);
  const set = textsOf(items);
  const small = new Map<string, number>();
  for (const [index, { tokens }] of textsIn(design).entries()) {
    const item = set[index];
    if (item === undefined || tokens.text === null) continue;
    const { lines, size } = fitText(item, measure);
    const onPhone = size * view.scale * scaleOf(item.transform);
    const isSmall = lines.length > 0 && size < item.size * FULL && onPhone < SMALLEST_READABLE;
    if (isSmall) small.set(tokens.text, Math.min(onPhone, small.get(tokens.text) ?? onPhone));
  }
  return small;
}

/** The scale of lengths if both axes are scaled alike; else the side of a square with the same area. */
function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
