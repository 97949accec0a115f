/** Words that an exporter cut into kerned parts, put together again: one line of one style is one text token. */
import type { Font } from '../scene/scene.ts';
import { registeredName } from '../fonts/font-names.ts';
import type { TextRun } from './text-runs.ts';

/** Shares of the font size: how far parts may stand apart, and from where on a blank lies between them. */
const NEAREST = -0.25;
const BLANK_FROM = 0.14;
const FARTHEST = 0.7;
/** How much further or closer letters may be set than the font does it by itself, as a share of its size. */
const MOST_SPACING = 0.12;

/** The runs of a text, those that continue one another joined; their letters are spaced to end where they ended. */
export function joinedRuns(
  runs: readonly TextRun[],
  fontOf: (run: TextRun) => Font | undefined,
): readonly TextRun[] {
  const groups: TextRun[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group !== undefined && before !== undefined && continues(before, run)) group.push(run);
    else groups.push([run]);
  }
  return groups.flatMap((group) => joinedRun(group, fontOf) ?? group);
}

/** Letters that are placed one by one as one run, their spacing evened out; null where they stand too far apart. */
export function joinedLetters(
  letters: readonly TextRun[],
  fontOf: (run: TextRun) => Font | undefined,
): TextRun | null {
  const [first] = letters;
  if (first === undefined) return null;
  const size = Number.parseFloat(getComputedStyle(first.owner).fontSize);
  if (letters.some(({ y }) => Math.abs(y - first.y) > size * 0.01)) return null;
  const shown = letters.filter(({ text }) => text !== ' ');
  const isEven = shown.every((run, index) => {
    const before = shown[index - 1];
    const gap = before === undefined ? 0 : (run.x - before.x - before.advance) / size;
    return gap > NEAREST && gap < FARTHEST;
  });
  return isEven ? setInOne(letters, letters.map(({ text }) => text).join(''), fontOf) : null;
}

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
function joinedRun(
  group: readonly TextRun[],
  fontOf: (run: TextRun) => Font | undefined,
): TextRun | null {
  const [first] = group;
  if (first === undefined || group.length < 2) return null;
  const size = Number.parseFloat(getComputedStyle(first.owner).fontSize);
  const text = group
    .map((run, index) => blankBefore(group[index - 1], run, size) + run.text)
    .join('');
  return setInOne(group, text, fontOf);
}

function setInOne(
  group: readonly TextRun[],
  text: string,
  fontOf: (run: TextRun) => Font | undefined,
): TextRun | null {
  const [first] = group;
  const last = group.at(-1);
  const font = first === undefined ? undefined : fontOf(first);
  if (first === undefined || last === undefined || font === undefined) return null;
  const size = Number.parseFloat(getComputedStyle(first.owner).fontSize);
  const advance = last.x + last.advance - first.x;
  const letterSpacing = (advance - widthOf(text, font, size)) / [...text].length;
  if (Math.abs(letterSpacing) > size * MOST_SPACING) return null;
  return { ...first, text, advance, letterSpacing, isAlone: false };
}

function blankBefore(before: TextRun | undefined, run: TextRun, size: number): string {
  if (before === undefined) return '';
  return run.x - before.x - before.advance > size * BLANK_FROM ? ' ' : '';
}

function widthOf(text: string, { family, weight, italic }: Font, size: number): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) return Number.NaN;
  context.font = `${italic ? 'italic ' : ''}${weight} ${size}px "${registeredName(family)}"`;
  return context.measureText(text).width;
}
