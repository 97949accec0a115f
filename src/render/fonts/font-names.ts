/** Parses font names in designs and stored logos, word by word: REND-05. */
import type { Font } from '../scene/scene.ts';

/** Weight by name word; "semi" and "demi" are checked before the words they contain. */
const WEIGHT_WORDS: readonly (readonly [word: string, weight: number])[] = [
  ['thin', 100],
  ['light', 300],
  ['medium', 500],
  ['semibold', 600],
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

/** thin 100, light 300, medium 500, semibold 600, bold 700, extra 800, black 900, otherwise 400. */
function fontWeightOf(name: string): number {
  const words = squeezed(name);
  return WEIGHT_WORDS.find(([word]) => words.includes(word))?.[1] ?? REGULAR_WEIGHT;
}

/** "Lato-BlackItalic" → Lato 900 italic; null for other families. */
export function fontNamed(name: string): Font | null {
  const exact = FAMILY_BY_NAME.get(squeezed(name));
  if (exact !== undefined) return { family: exact, weight: REGULAR_WEIGHT, italic: false };
  const family = FAMILY_BY_NAME.get(withoutStyle(squeezed(name)));
  if (family === undefined) return null;
  return { family, weight: fontWeightOf(name), italic: /italic/iu.test(name) };
}

/** "MyriadPro-BoldIt" → 700 italic: the style that drawing programs write behind the name of any family. */
export function fontStyleOf(name: string): Omit<Font, 'family'> {
  const [, style = ''] = /[-\s]([a-z]+(?:[-\s](?:italic|oblique|it))?)$/iu.exec(name) ?? [];
  const words = squeezed(style).replace(/(?:italic|oblique|it)$/u, '');
  const isStyle = words === '' || STYLE_WORDS.test(words);
  return isStyle
    ? { weight: fontWeightOf(words), italic: words !== squeezed(style) }
    : { weight: REGULAR_WEIGHT, italic: false };
}

const STYLE_WORDS =
  /^(?:thin|(?:extra|ultra|semi|demi)?(?:light|bold|black)|book|regular|roman|medium|heavy)$/u;

function withoutStyle(words: string): string {
  const shorter = words.replace(/(?:thin|extra|light|medium|semi|bold|black|regular|italic)$/u, '');
  return shorter === words || words.length > MOST_LETTERS ? words : withoutStyle(shorter);
}

/** The registered name of a family; distinct, so that a design's font does not change the page's own text. */
export function registeredName(family: string): string {
  return `Artwork ${family}`;
}

/** CSS `font` shorthand; a missing family falls back to another, by default the system's sans serif. */
export function cssFont(
  { family, weight, italic }: Font,
  size: number,
  fallback = 'sans-serif',
): string {
  return `${italic ? 'italic ' : ''}${weight} ${size}px "${registeredName(family)}", ${fallback}`;
}

/** Whether the product includes a family. */
export function isFontFamily(name: string): name is FontFamily {
  return FAMILIES.some((family) => family === name);
}

function squeezed(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/gu, '');
}
