/** The files of the faces that a PDF embeds: WOFF, which pdfkit reads without a decoder of 120 kB (PRE-05). */
import type { PrintedWords } from '../../domain/print/print-words.ts';
import captionFile from '../../../node_modules/@fontsource/roboto/files/roboto-latin-500-normal.woff?url&no-inline';
import { wordsFont } from '../compose/print-words.ts';
import type { Font } from '../../domain/design/design-document.ts';
import { PRINT_SUBSETS, printRunsOf, type PrintSubset } from './print-letters.ts';
import { CAPTION_FONT, printFontName } from './sheet-pdf.ts';

const FILES = import.meta.glob<string>(
  '../../../node_modules/@fontsource/arimo/files/arimo-{latin,latin-ext,vietnamese,greek,cyrillic}-{400,700}-normal.woff',
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** The fonts that set these words, by the names that the sheets ask for. Rejects if one does not come. */
export async function printFonts(
  words: readonly PrintedWords[],
  /** Whether each coupon has a code in letters, and a value of any of the faces' letters. */
  { hasCaptions, hasValues }: { readonly hasCaptions: boolean; readonly hasValues: boolean },
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const files = new Map<string, string>(hasCaptions ? [[CAPTION_FONT, captionFile]] : []);
  const take = (subset: PrintSubset, { weight }: Font) => {
    const file = `../../../node_modules/@fontsource/arimo/files/arimo-${subset}-${weight}-normal.woff`;
    files.set(printFontName(weight, subset), FILES[file] ?? '');
  };
  for (const { role, text } of words)
    for (const { subset } of printRunsOf(text.replaceAll(/\s+/gu, ' ')) ?? [])
      take(subset, wordsFont(role));
  if (hasValues) for (const subset of PRINT_SUBSETS) take(subset, wordsFont('text'));
  const loaded = [...files].map(
    async ([name, file]) =>
      [name, new Uint8Array(await (await fetch(file)).arrayBuffer())] as const,
  );
  return new Map(await Promise.all(loaded));
}
