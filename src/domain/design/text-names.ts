/** Names of a design's texts: their labels in the wizard, such as "Offer" or "Small print" (STEP-05, STEP-11). */
import type { FieldIssue } from '../field-messages.ts';
import { hidesSomething, showsNothing } from '../plain-text.ts';
import * as designWords from '../../words/domain/design.gen.ts';

/** The contract's limit. */
const TEXT_NAME_MAX = 100;

/** The issue of a typed name; it may be empty. */
export function textNameIssue(name: string): FieldIssue | null {
  if (hidesSomething(name)) return { code: 'hidden' };
  return [...name].length > TEXT_NAME_MAX ? { code: 'tooLong', limit: TEXT_NAME_MAX } : null;
}

/** Names of the texts in order: their own, else "Headline 1", "Headline 2", "Text 3"; a duplicate gets a number. */
export function namesOfTexts(own: readonly string[]): readonly string[] {
  const names = new Set<string>();
  for (const [index, name] of own.entries()) {
    const wanted = showsNothing(name) ? standInName(index + 1) : ownName(name.trim());
    let free = wanted;
    for (let number = 2; names.has(free); number += 1) free = `${wanted} ${number}`;
    names.add(free);
  }
  return [...names];
}

/** The name as a catalogue's designer gave it; Spanish has its own word for each name of `designs/`. */
function ownName(name: string): string {
  return designWords.ownName({ key: name.replaceAll(/\W+/gu, '_'), name });
}

/** Only the first two texts of a design are headlines. */
function standInName(number: number): string {
  return number <= 2 ? designWords.headline({ number }) : designWords.text({ number });
}

/** Whether the name is a default: empty, or a number from an older import. */
export function isStandInName(name: string): boolean {
  return showsNothing(name) || /^Headline \d+$/u.test(name);
}

/** Longer names are sentences: the text itself, or a description of it. */
const LONGEST_GIVEN_NAME = 40;
/** Default names of parts in drawing programs, without numbers and blanks. */
const OF_PROGRAMS: ReadonlySet<string> = new Set(
  [
    'text textbox textpath textblock textframe textfield tspan tref flowroot flowpara flowspan',
    'path pathobject group g layer calque ebene capa livello frame artboard component instance',
    'symbol object objekt element id node item label svg use type string span xmlid',
  ].flatMap((line) => line.split(' ')),
);

/**
 * The name that the designer gave a text in a drawing program, "small_print" as "Small print"; null for default
 * names of programs ("tspan4", "Layer 1 copy") and for the text's own words.
 */
export function givenName(raw: string, words: string): string | null {
  const name = raw
    .replaceAll(/_x([\dA-F]{4})_/gu, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(
      /(\p{Ll})(\p{Lu})/gu,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
    .replaceAll(/[\s_\-.:]+/gu, ' ')
    .trim();
  if (name.length > LONGEST_GIVEN_NAME || hidesSomething(name)) return null;
  if (lettersOf(name) === lettersOf(words) || isOfProgram(name)) return null;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A program's default word, one Latin letter, or a key such as "a3f09c". */
function isOfProgram(name: string): boolean {
  const digits = name.match(/\p{N}/gu)?.length ?? 0;
  const word = name
    .toLowerCase()
    .replaceAll(/\p{N}|\bcopy\b/gu, '')
    .replaceAll(/\P{L}/gu, '');
  return digits > 2 || word === '' || /^\p{Script=Latin}$/u.test(word) || OF_PROGRAMS.has(word);
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
