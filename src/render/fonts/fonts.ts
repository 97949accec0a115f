/** The product's fonts, loaded before anything is measured with them: REND-05. Works in a page and in a worker. */
import { isFontFamily, registeredName, type FontFamily } from './font-names.ts';
import type { Font } from '../scene/scene.ts';

type FontFiles = Readonly<Record<string, string>>;

/** One chunk of addresses per family, fetched when the family is first used. */
const FILES: Readonly<Record<FontFamily, () => Promise<{ readonly fontFiles: FontFiles }>>> = {
  Arimo: () => import('./arimo.font-files.ts'),
  'Bebas Neue': () => import('./bebas-neue.font-files.ts'),
  Caveat: () => import('./caveat.font-files.ts'),
  'DM Serif Display': () => import('./dm-serif-display.font-files.ts'),
  Domine: () => import('./domine.font-files.ts'),
  Lato: () => import('./lato.font-files.ts'),
  'Montserrat Alternates': () => import('./montserrat-alternates.font-files.ts'),
  'Open Sans': () => import('./open-sans.font-files.ts'),
  'Open Sans Condensed': () => import('./open-sans-condensed.font-files.ts'),
  'Playfair Display': () => import('./playfair-display.font-files.ts'),
  Quicksand: () => import('./quicksand.font-files.ts'),
  Roboto: () => import('./roboto.font-files.ts'),
  'Roboto Condensed': () => import('./roboto-condensed.font-files.ts'),
};

const SUBSETS = ['latin', 'latin-ext'] as const;
type Subset = (typeof SUBSETS)[number];

/** The code points of @fontsource's latin-ext files. */
const EXTENDED_RANGE =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF';
const EXTENDED_LETTER =
  /[\u0100-\u02FF\u1D00-\u1DBF\u1E00-\u1EFF\u20A0-\u20AB\u20AD-\u20C0\u2C60-\u2C7F\uA720-\uA7FF]/u;

/** Beside the letters above, those of @fontsource's latin files. */
const COMMON_LETTERS =
  /^(?:[\u0000-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215\uFEFF\uFFFD]|\u0304|\u0308|\u0329)$/u;

/** Whether the product's fonts have letters for all of it; for others the browser finds a font of its own. */
export function hasLettersFor(text: string): boolean {
  return [...text].every((letter) => COMMON_LETTERS.test(letter) || EXTENDED_LETTER.test(letter));
}

export interface FontRequest {
  readonly font: Font;
  /** The words to be set: they decide which subsets are needed. */
  readonly text: string;
}

export interface FontLoader {
  /** Resolves when every font is here or has failed; a failure is logged and the words fall back. */
  load(requests: readonly FontRequest[]): Promise<void>;
  /** Whether `load` of these would have nothing left to wait for. */
  isLoaded(requests: readonly FontRequest[]): boolean;
}

/** A loader into `fonts`: the page's `document.fonts` or the worker's `self.fonts`. */
export function createFontLoader(fonts: FontFaceSet): FontLoader {
  const settled = new Set<string>();
  const pending = new Map<string, Promise<void>>();

  const begin = (key: string, face: Face): Promise<void> => {
    const loading = loadFace(fonts, face)
      .catch((reason: unknown) =>
        console.error(`The font ${key} could not be loaded; another stands in for it.`, reason),
      )
      .then(() => {
        settled.add(key);
        pending.delete(key);
      });
    pending.set(key, loading);
    return loading;
  };

  return {
    async load(requests) {
      const faces = requests.flatMap(facesOf).map((face) => [keyOf(face), face] as const);
      const missing = new Map(faces.filter(([key]) => !settled.has(key)));
      await Promise.all([...missing].map(([key, face]) => pending.get(key) ?? begin(key, face)));
    },
    isLoaded: (requests) => requests.flatMap(facesOf).every((face) => settled.has(keyOf(face))),
  };
}

interface Face extends Font {
  readonly subset: Subset;
}

function facesOf({ font, text }: FontRequest): readonly Face[] {
  const subsets = EXTENDED_LETTER.test(text) ? SUBSETS : SUBSETS.slice(0, 1);
  return subsets.map((subset) => ({ ...font, subset }));
}

function keyOf({ family, weight, italic, subset }: Face): string {
  return `${family} ${weight}${italic ? ' italic' : ''} (${subset})`;
}

interface FontFile {
  readonly url: string;
  /** As `@font-face` writes it; null for the letters that every font has. */
  readonly unicodeRange: string | null;
}

/** The files with a font's letters for these words. Rejects where the product has none. */
export function filesOf(request: FontRequest): Promise<readonly FontFile[]> {
  return Promise.all(facesOf(request).map(fileOf));
}

async function fileOf(face: Face): Promise<FontFile> {
  if (!isFontFamily(face.family))
    throw new Error(`"${face.family}" is not one of the product's fonts.`);
  const { fontFiles } = await FILES[face.family]();
  const nearest = nearestFile(fontFiles, face);
  if (nearest === null) throw new Error(`"${face.family}" has no file for ${face.subset}.`);
  return { url: nearest.url, unicodeRange: face.subset === 'latin-ext' ? EXTENDED_RANGE : null };
}

/** The weight and the style that are drawn for a font, as its family has them. Rejects where the product lacks the family. */
export async function drawnFaceOf(font: Font): Promise<Pick<Font, 'weight' | 'italic'>> {
  if (!isFontFamily(font.family)) throw new Error(`"${font.family}" is not one of ours.`);
  const { fontFiles } = await FILES[font.family]();
  return nearestFile(fontFiles, { ...font, subset: 'latin' }) ?? font;
}

async function loadFace(fonts: FontFaceSet, face: Face): Promise<void> {
  const { url, unicodeRange } = await fileOf(face);
  const loaded = await new FontFace(registeredName(face.family), `url("${url}") format("woff2")`, {
    weight: String(face.weight),
    style: face.italic ? 'italic' : 'normal',
    ...(unicodeRange !== null && { unicodeRange }),
  }).load();
  fonts.add(loaded);
}

const FILE_NAME = /-(latin|latin-ext)-(\d{3})-(normal|italic)\.woff2$/u;

/** The file of the requested style whose weight CSS would choose; the other style where the family has only that. */
function nearestFile(files: FontFiles, face: Face) {
  const candidates = Object.entries(files).flatMap(([path, url]) => {
    const [, subset, weight, style] = FILE_NAME.exec(path) ?? [];
    if (subset !== face.subset) return [];
    const own = { weight: Number(weight), italic: style === 'italic' };
    const otherStyle = own.italic === face.italic ? 0 : 10_000;
    return [{ url, ...own, distance: otherStyle + distanceOf(own.weight, face.weight) }];
  });
  return candidates.sort((one, other) => one.distance - other.distance)[0] ?? null;
}

/** A bold font looks for a bolder file first, a light one for a lighter: Illustrator writes Lato Black as 800. */
function distanceOf(weight: number, wanted: number): number {
  const isFirst = wanted > 500 ? weight >= wanted : weight <= wanted;
  return Math.abs(weight - wanted) + (isFirst ? 0 : 1_000);
}
