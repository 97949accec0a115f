/** Fits words into their box: set smaller, then wrapped, never cut (REND-05). */
import type { SceneText } from '../scene/scene.ts';
import type { Font } from '../../domain/design/design-document.ts';

/** Measures letters; called only after their fonts have loaded. */
export interface TextMeasure {
  /** px that `text` takes on its line, letter spacing included. */
  width(text: string, font: Font, size: number, letterSpacing: number): number;
  /** px from the baseline to the top of a capital letter. */
  capitalHeight(font: Font, size: number): number;
}

/** Lines to draw, in px of the items. */
export type FittedText = ReturnType<typeof place>;

/** One line is shrunk down to this share of its size before it is wrapped. */
const SMALLEST_SINGLE_LINE = 0.6;
const LINE_HEIGHT = 1.16;
/** Share of the font size that a line of words takes above and below its baseline. */
const ASCENT = 0.9;
/** Bisection steps in the search for the largest size that fits: 2^-9 of the size, under half a px. */
const BISECTIONS = 9;
/** Measured widths have rounding noise; the designer's own words must fit at full size. */
const TOLERANCE = 0.5;

/** The lines of a text at the largest size, up to the designer's, at which all fit into the box. */
export function fitText(item: SceneText, measure: TextMeasure): FittedText {
  const paragraphs = item.text.split('\n').map((line) => line.replace(/[\t\r\f ]+/gu, ' ').trim());
  if (paragraphs.every((line) => line === ''))
    return { lines: [], size: item.size, letterSpacing: item.letterSpacing };

  const ruler = rulerFor(item, measure);
  const single =
    paragraphs.length === 1 ? Math.min(1, item.box.width / ruler(paragraphs[0] ?? '', 1)) : 0;
  if (single >= SMALLEST_SINGLE_LINE) return place(item, paragraphs, single, measure);

  const share = largestShare((candidate) =>
    blockFits(item, wrap(paragraphs, item.box.width, candidate, ruler), candidate),
  );
  if (single >= share) return place(item, paragraphs, single, measure);
  return place(item, wrap(paragraphs, item.box.width, share, ruler), share, measure);
}

type Ruler = (text: string, share: number) => number;

/** Measures each word once at full size; widths scale with the size. */
function rulerFor(item: SceneText, measure: TextMeasure): Ruler {
  const widths = new Map<string, number>();
  return (text, share) => {
    const known = widths.get(text);
    const width =
      known ??
      Math.max(0, measure.width(text, item.font, item.size, item.letterSpacing) - TOLERANCE);
    if (known === undefined) widths.set(text, width);
    return width * share;
  };
}

function largestShare(fits: (share: number) => boolean): number {
  if (fits(1)) return 1;
  let low = 0;
  let high = 1;
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low > 0 ? low : high;
}

function blockFits(item: SceneText, lines: readonly string[], share: number): boolean {
  return lines.length * item.size * share * LINE_HEIGHT <= item.box.height + TOLERANCE;
}

/** Greedy: as many words per line as fit; a longer one is broken at no-break and other spaces, then between letters. */
function wrap(paragraphs: readonly string[], width: number, share: number, ruler: Ruler) {
  const fits = (text: string) => ruler(text, share) <= width;
  return paragraphs.flatMap((paragraph) => {
    const lines: string[] = [''];
    for (const word of paragraph.split(' ').flatMap((whole) => breakWord(whole, fits))) {
      const current = lines.at(-1) ?? '';
      const longer = current === '' ? word : `${current} ${word}`;
      if (current === '' || fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

function breakWord(word: string, fits: (text: string) => boolean): readonly string[] {
  if (fits(word)) return [word];
  if (/\s/u.test(word)) return word.split(/\s+/u).flatMap((part) => breakWord(part, fits));
  const pieces: string[] = [''];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    word,
  )) {
    const longer = (pieces.at(-1) ?? '') + segment;
    if (longer === segment || fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}

/** One line stays on the baseline; several are centered in the box. */
function place(item: SceneText, lines: readonly string[], share: number, measure: TextMeasure) {
  const { stand, y, font, box } = item;
  const size = item.size * share;
  const line = stand === 'baseline' ? y : y + measure.capitalHeight(font, size) / 2;
  const blockTop = box.y + (box.height - lines.length * size * LINE_HEIGHT) / 2;
  const first = lines.length === 1 ? line : blockTop + size * ASCENT;
  return {
    size,
    letterSpacing: item.letterSpacing * share,
    lines: lines.map((text, index) => ({
      text,
      x: item.x,
      baseline: first + index * size * LINE_HEIGHT,
    })),
  };
}
