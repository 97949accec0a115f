/** Words that an exporter cut into kerned parts, put together again: one line of one style is one text token. */
import type { Font } from '../scene/scene.ts';
import { registeredName } from '../fonts/font-names.ts';
import { LARGEST_PATCH } from './patches.ts';
import type { TextRun } from './text-runs.ts';

/** Shares of the font size: how far parts may stand apart, and from where on a blank lies between them. */
const NEAREST = -0.25;
const BLANK_FROM = 0.14;
const FARTHEST = 0.7;
/** How much further or closer letters may be set than the font does it by itself, as a share of its size. */
const MOST_SPACING = 0.12;
/** How far a letter may be moved so that its line stays one field, as a share of the font size. */
const MOST_STRAY = 0.06;
/** The height of a stem as a share of the font size: as much of it differs as a letter stands beside its place. */
const STEM = 0.7;

/** What a text is set with. */
interface Setting {
  fontOf(run: TextRun): Font | undefined;
  /** px of the document for one of the text's own. */
  readonly scale: number;
}

/** The runs of a text, those that continue one another joined; their letters are spaced to end where they ended. */
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
 * Letters that are placed one by one, their spacing evened out: one run where no letter leaves its place visibly, else one
 * for each word; null where not even that holds.
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
  if (before.box !== null || run.box !== null || hasName(run)) return false;
  const [one, other] = [getComputedStyle(before.owner), getComputedStyle(run.owner)];
  const size = Number.parseFloat(one.fontSize);
  const gap = (run.x - before.x - before.advance) / size;
  return (
    Math.abs(run.y - before.y) < size * 0.01 &&
    gap > NEAREST &&
    gap < FARTHEST &&
    STYLES.every((name) => one.getPropertyValue(name) === other.getPropertyValue(name))
  );
}

/** What a run must share with the one before it; the spacing of letters is what kerning differs in. */
const STYLES = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'fill',
  'fill-opacity',
  'opacity',
  'visibility',
  'text-transform',
] as const;

/** A part that its designer named is a field of its own. */
function hasName({ owner }: TextRun): boolean {
  return owner.id !== '' || owner.hasAttribute('data-label');
}

/** Null where the letters would have to stand too far apart, or there is nothing to join. */
function joinedRun(group: readonly TextRun[], setting: Setting): TextRun | null {
  const [first] = group;
  if (first === undefined || group.length < 2) return null;
  const size = Number.parseFloat(getComputedStyle(first.owner).fontSize);
  const texts = group.map((run, index) => blankBefore(group[index - 1], run, size) + run.text);
  return setInOne(group, texts, setting);
}

/** `texts` are those of the group, each with the blank before it. */
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
  if (most > size * MOST_STRAY) return null;
  const isEvened = most * size * STEM * scale ** 2 > LARGEST_PATCH;
  // The last letter's spacing counts too: words that did not fit their box would be set smaller.
  const reach = widthOf(text) + letterSpacing * [...text].length;
  const advance = Math.max(last.x + last.advance - first.x, reach);
  return { ...first, text, advance, letterSpacing, isAlone: false, isEvened };
}

function blankBefore(before: TextRun | undefined, run: TextRun, size: number): string {
  if (before === undefined) return '';
  return run.x - before.x - before.advance > size * BLANK_FROM ? ' ' : '';
}

/** Measures words set in this font. */
function rulerFor({ family, weight, italic }: Font, size: number): (words: string) => number {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) return () => Number.NaN;
  context.font = `${italic ? 'italic ' : ''}${weight} ${size}px "${registeredName(family)}"`;
  return (words) => context.measureText(words).width;
}
