/** Text of a drawing; each evenly set run becomes one editable object. */
import type { Clip, Font, TextObject } from '../../domain/design/design-document.ts';
import type { FaceName } from '../fonts/font-faces.ts';
import { drawnFaceOf } from '../fonts/font-files.ts';
import {
  cssFont,
  fontNamed,
  fontStyleOf,
  registeredName,
  STAND_IN_FAMILY,
} from '../fonts/font-names.ts';
import { hasLettersFor } from '../fonts/fonts.ts';
import { colorOn } from './colors.ts';
import type { Importing } from './importing.ts';
import { IDENTITY } from '../scene/scene.ts';
import { isUpright, matrixOf, rounded, scaleOf } from './matrices.ts';
import { joinedLetters, joinedRuns, STAND_IN_ATTRIBUTE } from './joined-runs.ts';
import { isEvenlySet, letterRunsOf, runsOf, type TextRun } from './text-runs.ts';
import * as importReportWords from '../../words/render/import-report.gen.ts';

/** Used for words in a font that the product does not include. */
const STAND_IN: Font = { family: STAND_IN_FAMILY, weight: 400, italic: false };

/** The ascent and the height of a line of words, as shares of the font size. */
const ASCENT = 0.9;
const LINE_HEIGHT = 1.16;

/**
 * Sets every text in the product's font of that name, so that it is measured as drawn. Returns the fonts to load
 * before measuring, with the source's names for them.
 */
export async function settleFonts(importing: Importing): Promise<readonly SettledFont[]> {
  const elements = [...importing.root.querySelectorAll<SVGElement>('text, tspan, textPath')];
  const told = new Set<string>();
  const settled: (SettledFont & Settling)[] = [];
  for (const element of elements) {
    await importing.pause();
    const font = fontOf(element, importing, told);
    if (hasWords(element)) sayMissingFace(element, font, importing, told);
    const [, ...others] = getComputedStyle(element).fontFamily.split(',');
    settled.push({ element, others, font, as: nameOfFont(element), text: element.textContent });
  }
  for (const { element, font, others } of settled) {
    importing.fonts.set(element, font);
    const families = [`"${registeredName(font.family)}"`, ...others];
    element.style.setProperty('font-family', families.join(','));
    element.style.setProperty('font-weight', String(font.weight));
    element.style.setProperty('font-style', font.italic ? 'italic' : 'normal');
  }
  return settled;
}

interface Settling {
  readonly element: SVGElement;
  /** The families after the first, as in the source. */
  readonly others: readonly string[];
}

export interface SettledFont {
  readonly font: Font;
  readonly text: string;
  readonly as: FaceName;
}

function familiesOf({ fontFamily }: CSSStyleDeclaration): readonly string[] {
  return fontFamily.split(',').map((name) => name.trim().replaceAll(/^["']|["']$/gu, ''));
}

function nameOfFont(element: Element): FaceName {
  const style = getComputedStyle(element);
  const [family = ''] = familiesOf(style);
  return { family, weight: style.fontWeight, style: style.fontStyle };
}

function hasWords(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/** `told` contains the fonts that the report already mentions; one remark per font is enough. */
function fontOf(element: SVGElement, importing: Importing, told: Set<string>): Font {
  const style = getComputedStyle(element);
  const { fontWeight, fontStyle } = style;
  const names = familiesOf(style);
  const named = names.map(fontNamed).find((font) => font !== null);
  const [asked = ''] = names;
  if (fontNamed(asked) === null) element.setAttribute(STAND_IN_ATTRIBUTE, '');
  const { family, weight, italic } = named ?? { ...STAND_IN, ...fontStyleOf(asked) };
  if (fontNamed(asked) === null && hasWords(element) && !told.has(asked)) {
    told.add(asked);
    const reason =
      named === undefined
        ? importReportWords.fontReplaced({ font: asked, family: STAND_IN.family })
        : importReportWords.fontNamedBehind({ font: asked, family });
    importing.say('font', element, reason);
  }
  const given = Number(fontWeight);
  return {
    family,
    weight: given === 400 ? weight : given,
    italic: italic || fontStyle !== 'normal',
  };
}

/** Letters are bold from this weight. */
const BOLD = 600;

/** Reports bold or italic words if their font has no such face; an SVG may name any weight and style. */
function sayMissingFace(element: SVGElement, font: Font, importing: Importing, told: Set<string>) {
  const drawn = drawnFaceOf(font);
  const lacksBold = font.weight >= BOLD && drawn.weight < BOLD;
  const lacksItalic = font.italic && !drawn.italic;
  if (!lacksBold && !lacksItalic) return;
  const lacks = lacksBold && lacksItalic ? 'both' : lacksBold ? 'bold' : 'italic';
  const reason = importReportWords.faceMissing({ font: font.family, lacks });
  if (told.has(reason)) return;
  told.add(reason);
  importing.say('font', element, reason);
}

/** Whether its font lacks letters of a text, so that the browser uses another font. The fonts must be loaded. */
export function lacksLetters(text: SVGTextElement, { fonts }: Importing): boolean {
  const parts = [text, ...text.querySelectorAll('tspan, textPath')];
  return parts.some((part) => {
    const own = [...part.childNodes]
      .map((node) => (node instanceof Text ? node.data : ''))
      .join('');
    const font = fonts.get(part);
    const rare = [...new Set(own.replaceAll(/[\u0000-\u007F\s]/gu, ''))];
    if (rare.length === 0 || font === undefined) return false;
    return !hasLettersFor(own) || rare.some((letter) => !isIn(font, letter));
  });
}

/** A letter that a font lacks has the same width as in the fallback font. */
function isIn(font: Font, letter: string): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) return true;
  const [one, other] = ['serif', 'monospace'].map((behind) => {
    context.font = cssFont(font, 100, behind);
    return context.measureText(letter).width;
  });
  return one === other;
}

/** Reports every text that becomes part of an image and so cannot be edited. */
export function reportUneditableText(element: Element, importing: Importing): void {
  for (const text of [element, ...element.querySelectorAll('text')]) {
    if (text instanceof SVGTextElement && text.textContent.trim() !== '')
      importing.say('words', text, importReportWords.wordsInImage());
  }
}

/** The runs of one `<text>`, in reading order. */
export function textObjects(
  element: SVGTextElement,
  clips: readonly Clip[],
  importing: Importing,
): readonly TextObject[] {
  const runs = settableRuns(element, importing) ?? [];
  if (runs.length > 1 && !isEvenlySet(element))
    importing.say('apart', element, importReportWords.wordsApart());
  return runs.flatMap((run) => textObject(element, run, clips, importing) ?? []);
}

/** The runs of a text as they are set; null if only the browser can set them. */
export function settableRuns(
  element: SVGTextElement,
  { joinsWords, fonts, toDocument }: Importing,
): readonly TextRun[] | null {
  const setting = {
    fontOf: ({ owner }: TextRun) => fonts.get(owner),
    scale: scaleOf(toDocument(element)),
  };
  const found = runsOf(element);
  if (found !== null) return joinsWords ? joinedRuns(found, setting) : found;
  const letters = joinsWords ? letterRunsOf(element) : null;
  return letters === null ? null : joinedLetters(letters, setting);
}

function textObject(
  element: SVGTextElement,
  run: TextRun,
  clips: readonly Clip[],
  importing: Importing,
): TextObject | null {
  const style = getComputedStyle(run.owner);
  if (style.visibility !== 'visible' || style.fill === 'none') return null;
  const color = colorOn(run.owner, style.fill, importing);
  if (color === null) return null;
  const matrix = importing.toDocument(element);
  const scale = scaleOf(matrix);
  const fontSize = rounded(Number.parseFloat(style.fontSize) * scale);
  if (fontSize === 0) {
    importing.say('missing', run.owner, importReportWords.lettersWithoutSize());
    return null;
  }
  if (run.isEvened === true) {
    importing.say('adapted', run.owner, importReportWords.lettersEvened());
    importing.evened.push(element);
  }
  const upright = isUpright(matrix);
  const place = placeOf(run, scale, upright ? [matrix.e, matrix.f] : [0, 0]);
  const token = importing.tokens.text(color.hex);
  const font = importing.fonts.get(run.owner) ?? STAND_IN;
  return {
    kind: 'text',
    id: importing.idOf(run.owner, 'text'),
    tokens: { fill: null, stroke: null, text: token },
    opacity: opacityWithin(element, run.owner) * Number(style.fillOpacity) * color.opacity,
    clips,
    text: run.text,
    label: run.owner.getAttribute('data-label') ?? element.getAttribute('data-label') ?? '',
    fontFamily: font.family,
    fontWeight: font.weight,
    italic: font.italic,
    fontSize,
    letterSpacing: rounded(
      (run.letterSpacing ?? (Number.parseFloat(style.letterSpacing) || 0)) * scale,
    ),
    ...place,
    transform: upright ? IDENTITY : matrixOf(matrix.scale(1 / scale)),
  };
}

/** The opacity of a text and its parts around the run. */
function opacityWithin(text: Element, owner: Element): number {
  const own = Number(getComputedStyle(owner).opacity);
  if (owner === text || owner.parentElement === null) return own;
  return own * opacityWithin(text, owner.parentElement);
}

type Place = Pick<TextObject, 'align' | 'x' | 'baseline' | 'box'>;

const ALIGNMENTS = { start: 'left', middle: 'center', end: 'right' } as const;
const SHARE_LEFT_OF_ANCHOR = { left: 0, center: 0.5, right: 1 } as const;

/** A run that follows another on its line is placed by its left edge; a single run by its anchor. */
function placeOf(run: TextRun, scale: number, [moveX, moveY]: readonly [number, number]): Place {
  const { textAnchor, fontSize } = getComputedStyle(run.owner);
  const align =
    run.isAlone && textAnchor in ALIGNMENTS
      ? ALIGNMENTS[textAnchor as keyof typeof ALIGNMENTS]
      : 'left';
  const size = Number.parseFloat(fontSize);
  const drawn = {
    x: run.x,
    y: run.y - size * ASCENT,
    width: Math.max(0, run.advance),
    height: size * LINE_HEIGHT,
  };
  const box = run.box ?? drawn;
  return {
    align,
    x: rounded((run.x + run.advance * SHARE_LEFT_OF_ANCHOR[align]) * scale + moveX),
    baseline: rounded(run.y * scale + moveY),
    box: {
      x: rounded(box.x * scale + moveX),
      y: rounded(box.y * scale + moveY),
      width: rounded(box.width * scale),
      height: rounded(box.height * scale),
    },
  };
}
