/** Parses font names in designs and stored logos, word by word: REND-05. */
import type { LogoFont } from '../../domain/coupon/fields/logo-fonts.ts';
import type { Font } from '../../domain/design/design-document.ts';

/** Weight by name word; "semibold" and "demi" are checked before the words they contain. */
const WEIGHT_WORDS: readonly (readonly [word: string, weight: number])[] = [
  ['thin', 100],
  ['hairline', 100],
  ['light', 300],
  ['medium', 500],
  ['semibold', 600],
  ['demi', 600],
  ['extra', 800],
  ['bold', 700],
  ['heavy', 800],
  ['black', 900],
];

const REGULAR_WEIGHT = 400;
/** Letters of a name that are parsed; the longest font name is half as long. */
const MOST_LETTERS = 100;

/** Every family that the product includes. */
export const FAMILIES = [
  'Arimo',
  'Bebas Neue',
  'Caveat',
  'DM Serif Display',
  'Domine',
  'Lato',
  'Montserrat Alternates',
  'Open Sans',
  'Open Sans Condensed',
  'Playfair Display',
  'Quicksand',
  'Roboto',
  'Roboto Condensed',
] as const;

/** Used for words in a font that the product does not include. */
export const STAND_IN_FAMILY: FontFamily = 'Open Sans';

/** A family that the product includes. */
type FontFamily = (typeof FAMILIES)[number];

const FAMILY_BY_NAME: ReadonlyMap<string, FontFamily> = new Map([
  ...FAMILIES.map((family) => [squeezed(family), family] as const),
  ['helveticaneue', 'Arimo'],
  ['helvetica', 'Arimo'],
  ['arial', 'Arimo'],
]);

const STYLE_WORDS =
  'thin|hairline|(?:extra|ultra|semi|demi)?(?:light|bold|black)|extra|semi|demi|book|regular|normal|roman|medium|heavy|italic|obl(?:ique)?|it';
/** What foundries add to names: "TimesNewRomanPS-BoldMT", "HelveticaNeueLTStd-Bd". */
const FOUNDRY_WORDS = 'ps|mt|lt|std|pro';
/** What Adobe writes behind the last hyphen or blank of a name; "LT" in it is a foundry, "Lt" is light. */
const SHORT_STYLES: Readonly<Partial<Record<string, string>>> = {
  Th: 'Thin',
  UltLt: 'UltraLight',
  XLt: 'ExtraLight',
  Lt: 'Light',
  Md: 'Medium',
  Sb: 'Semibold',
  Bd: 'Bold',
  Hv: 'Heavy',
  Blk: 'Black',
};
const STYLE = new RegExp(`^(?:${STYLE_WORDS}|${FOUNDRY_WORDS})*$`, 'u');
/** "BdCn", "BoldSemiExtIt": how wide the letters are says nothing of their weight. */
const WIDTH = /(?:Extra|Ultra|Semi)?(?:Cn|Cond(?:ensed)?|Ex|Ext(?:ended)?)(?=(?:It|Obl)\w*$|$)/u;

/** "Lato-BlackItalic" → Lato 900 italic, "Arial-BoldMT" → Arimo 700; null for other families. */
export function fontNamed(name: string): Font | null {
  const words = squeezed(spelledOut(name));
  if (words.length > MOST_LETTERS) return null;
  const [found] = [...FAMILY_BY_NAME]
    .filter(([known]) => words.startsWith(known) && STYLE.test(words.slice(known.length)))
    .toSorted(([one], [other]) => other.length - one.length);
  if (found === undefined) return null;
  const [known, family] = found;
  return { family, ...styleOf(words.slice(known.length)) };
}

/** "MyriadPro-BoldIt" → 700 italic: the style that drawing programs write behind the name of any family. */
export function fontStyleOf(name: string): Omit<Font, 'family'> {
  const apart = spelledOut(name.slice(0, MOST_LETTERS).replace(WIDTH, '')).replaceAll(
    /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu,
    ' ',
  );
  const words = apart.split(/[-\s]/u).map(squeezed);
  const last = words.findLastIndex((word, index) => index === 0 || !STYLE.test(word));
  return styleOf(words.slice(last + 1).join(''));
}

/** A name without the mark of a subset ("ABCDEF+ArialMT"), its last style in full. */
function spelledOut(name: string): string {
  return name
    .replace(/^[A-Z]{6}\+/u, '')
    .replace(/(?<=[-\s])[A-Z][A-Za-z]*?(?=(?:It|Obl)?$)/u, (style) => SHORT_STYLES[style] ?? style);
}

/** thin 100, light 300, medium 500, semibold 600, bold 700, extra 800, black 900, otherwise 400. */
function styleOf(words: string): Omit<Font, 'family'> {
  const weight = WEIGHT_WORDS.find(([word]) => words.includes(word))?.[1] ?? REGULAR_WEIGHT;
  return { weight, italic: /it|obl/u.test(words) };
}

/** The registered name of a family; distinct, so that a design's font does not change the page's own text. */
export function registeredName(family: string): string {
  return `Artwork ${family}`;
}

/** CSS `font` shorthand; a missing family falls back to another, by default the system's sans serif. */
export function cssFont({ family, weight, italic }: Font, size: number, fallback = 'sans-serif') {
  return `${italic ? 'italic ' : ''}${weight} ${size}px "${registeredName(family)}", ${fallback}`;
}

/** Whether the product includes a family. */
export function isFontFamily(name: string): name is FontFamily {
  return FAMILIES.some((family) => family === name);
}

function squeezed(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/gu, '');
}

/** Stored name → the bundled font that draws it; Arimo Bold stands in for Helvetica Neue. */
export const LOGO_FONT_FACES: Readonly<Record<LogoFont, Font>> = {
  'Helvetica Neue': { family: 'Arimo', weight: 700, italic: false },
  'Domine-Bold': { family: 'Domine', weight: 700, italic: false },
  'Quicksand-Bold': { family: 'Quicksand', weight: 700, italic: false },
  'Caveat-Bold': { family: 'Caveat', weight: 700, italic: false },
  'MontserratAlternates-SemiBold': { family: 'Montserrat Alternates', weight: 600, italic: false },
};
