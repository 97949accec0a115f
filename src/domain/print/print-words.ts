/** The words of a printed coupon, each with its place and its largest size (PRE-05). */
import type { CellLayout } from './cell-layout.ts';
import type { LayoutName } from './print-options.ts';
import type { Box } from '../constants.ts';
import { wideLettersIn } from '../plain-text.ts';

export interface PrintFacts {
  readonly offer: string;
  /** As printed, such as “Expires 12/31/2026”; empty without one. */
  readonly date: string;
  readonly terms: string;
  readonly business: string;
  /** Below the code. */
  readonly caption: string;
  /** Above the code of a household. */
  readonly scan: string;
}

export interface PrintedWords {
  readonly text: string;
  readonly role: 'offer' | 'text' | 'business' | 'caption';
  /** Points. */
  readonly size: number;
  readonly place: Box;
}

/** Points of the largest letters. */
const SIZES: Readonly<Record<LayoutName, { readonly offer: number; readonly text: number }>> = {
  one: { offer: 26, text: 10 },
  two: { offer: 20, text: 8.5 },
  four: { offer: 14, text: 7.5 },
  eight: { offer: 11, text: 6 },
  postcard: { offer: 19, text: 8 },
};

/** Points; smaller terms cannot be read on paper. */
const SMALLEST = 5;
const POINTS = 72;
const LINE = 1.2;

/** Words from top to bottom in `place`. Terms that are too long to read there are left out; `hasTerms` is then false. */
export function placeWords(
  facts: PrintFacts,
  layout: LayoutName,
  place: Box,
  caption: Box,
): { readonly words: readonly PrintedWords[]; readonly hasTerms: boolean } {
  const { offer, text } = SIZES[layout];
  // A long name must not take the offer's room.
  const last = Math.min(heightOf(facts.business, place.width, text * 1.3), place.height / 3);
  const date = facts.date === '' ? 0 : (text * LINE * 1.3) / POINTS;
  const room = place.height - date - last;
  const wanted = heightOf(facts.offer, place.width, offer);
  const aboveTerms = Math.min(wanted, room * 0.7);
  const terms = termsIn(facts.terms, { ...place, height: room - aboveTerms }, text);
  const offerHeight = terms === null || terms === 0 ? Math.min(wanted, room) : aboveTerms;
  const rows = [
    { text: facts.offer, role: 'offer', size: offer, height: offerHeight },
    { text: facts.date, role: 'text', size: text, height: date },
    { text: terms === null ? '' : facts.terms, role: 'text', size: text, height: terms ?? 0 },
    { text: facts.business, role: 'business', size: text * 1.3, height: last },
  ] as const;
  let y = place.y;
  const words = rows.flatMap(({ height, ...row }) => {
    if (row.text === '') return [];
    // A single line is not set smaller for its height.
    const size = Math.min(row.size, (height * POINTS) / LINE);
    const placed: PrintedWords = { ...row, size, place: { ...place, y, height } };
    y += height;
    return [placed];
  });
  return {
    words: [...words, ...captionIn(facts.caption, caption, text)],
    hasTerms: terms !== null,
  };
}

/** What to do with the code of a household. */
export function scanWords(
  { scan }: PrintFacts,
  layout: LayoutName,
  { household }: CellLayout,
): readonly PrintedWords[] {
  return household === null ? [] : captionIn(scan, household.scan, SIZES[layout].text);
}

/** What a household's row has in the printed column, cut where the rest could not be read; null for nothing. */
export function valueWords(
  value: string,
  layout: LayoutName,
  { household }: CellLayout,
): PrintedWords | null {
  const text = value.replaceAll(/\s+/gu, ' ').trim();
  if (household === null || text === '') return null;
  const { value: place } = household;
  const fits = (part: string) => heightOf(part, place.width, SMALLEST) <= place.height;
  const size = SIZES[layout].text * 1.3;
  if (fits(text)) return { text, role: 'text', size, place };
  let shown = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (!fits(`${shown}${segment}…`)) break;
    shown += segment;
  }
  return { text: `${shown.trimEnd()}…`, role: 'text', size, place };
}

/** The value of a long code cannot be typed from paper, so it is left out where it cannot be read. */
function captionIn(text: string, place: Box, size: number): readonly PrintedWords[] {
  if (text === '' || heightOf(text, place.width, SMALLEST) > place.height) return [];
  return [{ text, role: 'caption', size, place }];
}

/** Inches that the terms take; null if there is no size at which they fit and can be read. */
function termsIn(terms: string, { width, height }: Box, size: number): number | null {
  if (terms === '') return 0;
  const wanted = heightOf(terms, width, size);
  if (wanted <= height) return wanted;
  return heightOf(terms, width, SMALLEST) <= height ? height : null;
}

function heightOf(text: string, width: number, size: number): number {
  return (linesIn(text, width, size) * size * LINE) / POINTS;
}

/** An estimate on the safe side: letters of ours are half as wide as high, those of Chinese or emoji as wide as high. */
function linesIn(text: string, width: number, size: number): number {
  const perLine = (width * POINTS) / size;
  return text
    .split('\n')
    .map((line) => Math.max(1, Math.ceil((widthOf(line) * 1.08) / perLine)))
    .reduce((sum, lines) => sum + lines, 0);
}

function widthOf(line: string): number {
  return [...line].length * 0.53 + wideLettersIn(line) * 0.47;
}
