/** Which file of a printed face has a letter (PRE-05). */

/** The letters of both weights of Arimo in @fontsource/arimo 5.3. A letter is taken from the first file that has it. */
const LETTERS = {
  latin:
    /[\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u200B\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20AC\u2122\u2191\u2193\u2212\u2215]/u,
  vietnamese:
    /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9\u20AB]/u,
  'latin-ext':
    /[\u0100-\u02BA\u02BD-\u02C5\u02C7-\u02CC\u02CE-\u02D7\u02DD-\u02FF\u1D00-\u1DBF\u1E00-\u1E9F\u2020\u20A0-\u20AA\u20AD-\u20BE\u2113\u2C60-\u2C7F\uA720-\uA7AE\uA7B0-\uA7B7\uA7F7-\uA7FF]/u,
  greek: /[\u0370-\u0377\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03FF]/u,
  cyrillic: /[\u0400-\u045F\u0490\u0491\u04B0\u04B1\u2116]/u,
} as const;

export type PrintSubset = keyof typeof LETTERS;

/** All files of the face. */
export const PRINT_SUBSETS = Object.keys(LETTERS) as readonly PrintSubset[];

/** Letters of one file. */
interface PrintRun {
  readonly subset: PrintSubset;
  readonly text: string;
}

/** A line in runs of one file each; null if it has a letter that no file has. */
export function printRunsOf(line: string): readonly PrintRun[] | null {
  const runs: PrintRun[] = [];
  for (const letter of line) {
    const last = runs.at(-1);
    const subset = PRINT_SUBSETS.find((name) => LETTERS[name].test(letter));
    if (subset === undefined) return null;
    if (last?.subset === subset) runs[runs.length - 1] = { subset, text: last.text + letter };
    else runs.push({ subset, text: letter });
  }
  return runs;
}

/** Whether the product's own face can set the text; blanks of all kinds are set as a space. */
export function isOwnLetters(text: string): boolean {
  return printRunsOf(text.replaceAll(/\s+/gu, ' ')) !== null;
}
