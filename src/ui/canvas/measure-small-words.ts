/** The measuring for `use-small-words.ts`; apart from it, because the wizard's screens load before the renderer. */
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { textsOf } from '../../render/compose/layers.ts';
import { composeWords, smallWordsOf } from '../../render/compose/phone-words.ts';
import { createTextMeasure } from '../../render/draw/measure.ts';
import { loadFonts } from '../../render/fonts/font-files.ts';

export async function measureSmallWords(
  design: DesignDocument,
  text: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, number>> {
  const words = textsOf(composeWords(design, text).items);
  await loadFonts(document.fonts, words);
  return smallWordsOf(design, text, createTextMeasure());
}
