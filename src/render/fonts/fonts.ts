/** The product's fonts, loaded before anything is measured: REND-05. Works in a page and in a worker. */
import { createPartStore, type PartStore } from '../scene/part-store.ts';
import type { Font } from '../../domain/design/design-document.ts';
import { isFontFamily, registeredName } from './font-names.ts';

const SUBSETS = ['latin', 'latin-ext'] as const;
type Subset = (typeof SUBSETS)[number];

/** The code points of @fontsource's latin-ext files. */
const EXTENDED_RANGE =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF';
const EXTENDED_LETTER =
  /[\u0100-\u02FF\u1D00-\u1DBF\u1E00-\u1EFF\u20A0-\u20AB\u20AD-\u20C0\u2C60-\u2C7F\uA720-\uA7FF]/u;

/** The other letters of @fontsource's latin files. */
const COMMON_LETTERS =
  /^(?:[\u0000-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215\uFEFF\uFFFD]|\u0304|\u0308|\u0329)$/u;

/** Whether the product's fonts have all letters of the text; otherwise the browser uses another font. */
export function hasLettersFor(text: string): boolean {
  return [...text].every((letter) => COMMON_LETTERS.test(letter) || EXTENDED_LETTER.test(letter));
}

export interface FontRequest {
  readonly font: Font;
  /** The words to set; they decide which subsets are needed. */
  readonly text: string;
}

/** The content of one font file: the common letters of a font, or those of central Europe. */
export interface Face extends Font {
  readonly subset: Subset;
}

/** The bytes of a face's file. Rejects if they are unavailable or not a font. */
export type FontBytes = (face: Face) => Promise<ArrayBuffer>;

/** Every face that these words need, without duplicates. */
export function facesOf(requests: readonly FontRequest[]): readonly Face[] {
  const faces = requests.flatMap(({ font: { family, weight, italic }, text }) => {
    const subsets = EXTENDED_LETTER.test(text) ? SUBSETS : SUBSETS.slice(0, 1);
    return subsets.map((subset) => ({ family, weight, italic, subset }));
  });
  return [...new Map(faces.map((face) => [faceName(face), face])).values()];
}

/** "Lato 700 italic (latin)": a unique name for each file of the product. */
export function faceName({ family, weight, italic, subset }: Face): string {
  return `${family} ${weight}${italic ? ' italic' : ''} (${subset})`;
}

/** In the syntax of `@font-face`; null for the letters that every font has. */
export function unicodeRangeOf({ subset }: Face): string | null {
  return subset === 'latin-ext' ? EXTENDED_RANGE : null;
}

/** Fonts that are added to `fonts`: the page's `document.fonts` or the worker's `self.fonts`. */
export function createFontStore(fonts: FontFaceSet, bytesOf: FontBytes): PartStore<Face, FontFace> {
  return createPartStore({
    keyOf: faceName,
    async load(face) {
      try {
        const value = await fontFaceOf(face, await bytesOf(face)).load();
        fonts.add(value);
        return { value, missing: [] };
      } catch (reason) {
        const name = faceName(face);
        console.error(`The font ${name} could not be loaded; another stands in for it.`, reason);
        return { value: null, missing: [missingFont(face)] };
      }
    },
    weigh: () => 0,
    most: 0,
    drop: (face) => fonts.delete(face),
  });
}

/** The name of a missing font for people. */
export function missingFont({ family }: Font) {
  return { kind: 'font', family, isOurs: isFontFamily(family) } as const;
}

function fontFaceOf(face: Face, bytes: ArrayBuffer): FontFace {
  const unicodeRange = unicodeRangeOf(face);
  return new FontFace(registeredName(face.family), bytes, {
    weight: String(face.weight),
    style: face.italic ? 'italic' : 'normal',
    ...(unicodeRange !== null && { unicodeRange }),
  });
}
