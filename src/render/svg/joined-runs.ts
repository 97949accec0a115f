/** Joins words that an exporter cut into kerned parts: one line of one style is one text token. */
import type { Font } from '../../domain/design/design-document.ts';
import { cssFont } from '../fonts/font-names.ts';
import { LARGEST_PATCH } from './patches.ts';
import { hasName, isSetAlike, type TextRun } from './text-runs.ts';

/** Shares of the font size: the limits of the gap between parts, and the gap from which it is a blank. */
const NEAREST = -0.25;
const BLANK_FROM = 0.14;
const FARTHEST = 0.7;
/** The most that letter spacing may differ from the font's own, as a share of its size. */
const MOST_SPACING = 0.12;
/** The most that a letter may move so that its line stays one field, as a share of the font size. */
const MOST_STRAY = 0.06;
/** The same for words in another font than the designer's, whose letters are wider or narrower. */
const MOST_STRAY_OF_STAND_IN = 0.5;
/** How much wider or narrower they may be, as a share of a part's width. */
const WIDER = 0.2;
/** Marks words in another font than the designer's. */
export const STAND_IN_ATTRIBUTE = 'data-stand-in';
/** The height of a stem as a share of the font size; a moved letter differs along its stem. */
const STEM = 0.7;

/** How a text is set. */
interface Setting {
  fontOf(run: TextRun): Font | undefined;
  /** px of the document per unit of the text. */
  readonly scale: number;
}

/** The runs of a text with consecutive ones joined; their letters are spaced to end at the same place. */
export function joinedRuns(runs: readonly TextRun[], setting: Setting): readonly TextRun[] {
  const groups: TextRun[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group !== undefined && before !== undefined && continues(before, run)) group.push(run);
    else groups.push([run]);
  }
  return groups.flatMap((group) => joinedRun(group, setting) ?? group);
}

/**
 * Evens out the spacing of letters that are placed one by one: one run if no letter moves visibly, else one
 * per word; null if letters move visibly even then.
 */
export function joinedLetters(
  letters: readonly TextRun[],
  setting: Setting,
): readonly TextRun[] | null {
  const [first] = letters;
  if (first === undefined) return null;
  const size = Number.parseFloat(getComputedStyle(first.owner).fontSize);
  if (letters.some(({ y }) => Math.abs(y - first.y) > size * 0.01)) return null;
  const whole = setInOne(letters, letters.map(textOf), setting);
  if (whole !== null) return [whole];
  const words = wordsOf(letters).map((word) => setInOne(word, word.map(textOf), setting));
  return words.some((word) => word === null) ? null : words.filter((word) => word !== null);
}

function wordsOf(letters: readonly TextRun[]): readonly (readonly TextRun[])[] {
  const words: TextRun[][] = [];
  let isInside = false;
  for (const letter of letters) {
    if (letter.text === ' ') isInside = false;
    else if (isInside) words.at(-1)?.push(letter);
    else {
      words.push([letter]);
      isInside = true;
    }
  }
  return words;
}

const textOf = ({ text }: TextRun) => text;

function continues(before: TextRun, run: TextRun): boolean {
  if (before.box !== null || run.box !== null || hasName(run.owner)) return false;
  const size = Number.parseFloat(getComputedStyle(before.owner).fontSize);
  const gap = (run.x - before.x - before.advance) / size;
  return (
    Math.abs(run.y - before.y) < size * 0.01 &&
    gap > NEAREST - doubtAfter(before, size) &&
    gap < FARTHEST &&
    isSetAlike(before.owner, run.owner)
  );
}

/** How far a gap may be from the designer's, as a share of the font size. */
function doubtAfter({ owner, advance }: TextRun, size: number): number {
  return owner.hasAttribute(STAND_IN_ATTRIBUTE) ? (WIDER * advance) / size : 0;
}

/** Null if the letters would be too far apart, or there is nothing to join. */
function joinedRun(group: readonly TextRun[], setting: Setting): TextRun | null {
  const [first] = group;
  if (first === undefined || group.length < 2) return null;
  const size = Number.parseFloat(getComputedStyle(first.owner).fontSize);
  const texts = group.map((run, index) => blankBefore(group[index - 1], run, size) + run.text);
  return setInOne(group, texts, setting);
}

/** `texts` are the group's texts, each with its leading blank. */
function setInOne(
  group: readonly TextRun[],
  texts: readonly string[],
  { fontOf, scale }: Setting,
): TextRun | null {
  const [first] = group;
  const last = group.at(-1);
  const font = first === undefined ? undefined : fontOf(first);
  if (first === undefined || last === undefined || font === undefined) return null;
  const size = Number.parseFloat(getComputedStyle(first.owner).fontSize);
  const text = texts.join('');
  const widthOf = rulerFor(font, size);
  const starts = group.map((run, index) => {
    const before = texts.slice(0, index).join('') + (texts[index] === run.text ? '' : ' ');
    const left = first.x + widthOf(before + run.text) - widthOf(run.text);
    return { run, left, letters: [...before].length };
  });
  const end = starts.at(-1);
  const letterSpacing =
    end === undefined || end.letters === 0 ? 0 : (last.x - end.left) / end.letters;
  if (Math.abs(letterSpacing) > size * MOST_SPACING) return null;
  const strays = starts.map(({ run, left, letters }) =>
    run.text === ' ' ? 0 : Math.abs(left + letterSpacing * letters - run.x),
  );
  const most = Math.max(...strays);
  const isStandIn = first.owner.hasAttribute(STAND_IN_ATTRIBUTE);
  if (most > size * (isStandIn ? MOST_STRAY_OF_STAND_IN : MOST_STRAY)) return null;
  const isEvened = most * size * STEM * scale ** 2 > LARGEST_PATCH;
  // The last letter's spacing counts too: words that exceed their box would be set smaller.
  const reach = widthOf(text) + letterSpacing * [...text].length;
  const advance = Math.max(last.x + last.advance - first.x, reach);
  return { ...first, text, advance, letterSpacing, isAlone: false, isEvened };
}

function blankBefore(before: TextRun | undefined, run: TextRun, size: number): string {
  if (before === undefined) return '';
  const gap = (run.x - before.x - before.advance) / size;
  return gap > BLANK_FROM + doubtAfter(before, size) ? ' ' : '';
}

/** Measures words in this font. */
function rulerFor(font: Font, size: number): (words: string) => number {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) return () => Number.NaN;
  context.font = cssFont(font, size);
  return (words) => context.measureText(words).width;
}
