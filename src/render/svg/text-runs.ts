/** Cuts a `<text>` into runs, each with one font, one color and one starting point. */
import { rectangleIn } from './reading/page.ts';

export interface TextRun {
  /** The words as the browser shows them. */
  readonly text: string;
  /** The `<text>` or `<tspan>` that styles the words. */
  readonly owner: SVGTextContentElement;
  /** Where the first letter begins, and the length of the run, in the text's own coordinates. */
  readonly x: number;
  readonly y: number;
  readonly advance: number;
  /** Whether no other run shares its line. */
  readonly isAlone: boolean;
  /** In the text's own coordinates, if it differs from the owner's: for words joined from kerned parts. */
  readonly letterSpacing: number | null;
  /** Whether even spacing moved its letters visibly. */
  readonly isEvened?: boolean;
  /** From `data-box`, in the text's own coordinates. */
  readonly box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>> | null;
}

interface Piece {
  readonly owner: SVGTextContentElement;
  readonly startsLine: boolean;
  text: string;
}

/**
 * The letters of a text that are placed one by one on one line, as one run each; null for text placed otherwise,
 * turned or stretched. Affinity places a kerned pair by a part of its own.
 */
export function letterRunsOf(element: SVGTextElement): readonly TextRun[] | null {
  const parts = [...element.querySelectorAll('*')];
  if (![element, ...parts].every(isStraight)) return null;
  if (!parts.every((part) => isSetAlike(element, part) && !hasName(part))) return null;
  const text = shownPiecesOf(element)
    .map((piece) => piece.text)
    .join('');
  const letters = [...withCase({ owner: element, text })];
  if (letters.length < 2 || text.length !== element.getNumberOfChars()) return null;
  if (letters.join('').length !== letters.length || letters.length !== text.length) return null;
  return letters.map((text, index) => {
    const { x, y } = element.getStartPositionOfChar(index);
    const advance = element.getSubStringLength(index, 1);
    const own = { owner: element, isAlone: false, letterSpacing: null, box: null };
    return { text, x, y, advance, ...own };
  });
}

/** Whether both have one font and one color; letter spacing may differ because of kerning. */
export function isSetAlike(one: Element, other: Element): boolean {
  const style = getComputedStyle(one);
  const otherStyle = getComputedStyle(other);
  return STYLES.every((name) => style.getPropertyValue(name) === otherStyle.getPropertyValue(name));
}

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

/** A part that its designer named is a separate field. */
export function hasName(owner: Element): boolean {
  return owner.id !== '' || owner.hasAttribute('data-label');
}

/** The words of all lines, with a blank between lines. Programs also begin a `<tspan>` within a word, for kerning. */
export function wordsOf(element: SVGTextElement): string {
  let last: DOMRect | null = null;
  const parts = piecesOf(element, true).map(({ owner, startsLine, text }) => {
    const box = owner.getBoundingClientRect();
    const isLower = last !== null && Math.abs(box.y - last.y) > box.height / 2;
    last = box;
    return startsLine && isLower ? ` ${text}` : text;
  });
  return parts.join('').replaceAll(/\s+/gu, ' ').trim();
}

/** A rotation by 0 counts as straight. */
function isStraight(part: Element): boolean {
  return /^[\s,0.]*$/u.test(part.getAttribute('rotate') ?? '') && !part.hasAttribute('textLength');
}

/** Null for text whose letters are placed one by one, follow a path or are stretched. */
export function runsOf(element: SVGTextElement): readonly TextRun[] | null {
  if (!isEvenlySet(element)) return null;
  const pieces = shownPiecesOf(element);
  // An editable line has one blank between words.
  if (pieces.some(({ text }) => text.trim().includes('  '))) return null;
  if (pieces.reduce((sum, { text }) => sum + text.length, 0) !== element.getNumberOfChars())
    return null;

  let index = 0;
  return pieces.flatMap((piece, position) => {
    const words = piece.text.trim();
    // A blank between this run and the one before it takes space, but is not part of the words.
    const start = index + piece.text.length - piece.text.trimStart().length;
    index += piece.text.length;
    if (words === '') return [];
    const { x, y } = element.getStartPositionOfChar(start);
    const isAlone = piece.startsLine && pieces[position + 1]?.startsLine !== false;
    const advance = element.getSubStringLength(start, words.length);
    return [
      {
        text: withCase(piece),
        owner: piece.owner,
        x,
        y,
        advance,
        isAlone,
        letterSpacing: null,
        box: rectangleIn(piece.owner, 'data-box'),
      },
    ];
  });
}

function shownPiecesOf(element: SVGTextElement): readonly Piece[] {
  const isPreserved = /^(?:pre|break-spaces)/u.test(getComputedStyle(element).whiteSpace);
  const pieces = piecesOf(element, true);
  return merged(isPreserved ? withBlanks(pieces) : collapsed(pieces));
}

/** As the browser sets preserved white space in an SVG: Figma and Inkscape end lines with a line break. */
function withBlanks(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece) => ({ ...piece, text: piece.text.replaceAll(/[\t\n\r]/gu, ' ') }));
}

/** Whether no list places its letters one by one, and nothing turns or stretches them. */
export function isEvenlySet(element: SVGTextElement): boolean {
  const parts = [element, ...element.querySelectorAll('*')];
  return parts.every((part) => {
    const positions = ['x', 'y', 'dx', 'dy'].map((name) => part.getAttribute(name) ?? '');
    const isList = positions.some((value) => value.trim().split(/[\s,]+/u).length > 1);
    return !isList && isStraight(part);
  });
}

/** Text nodes with the element that styles them. A new x or y starts a line. */
function piecesOf(element: SVGTextContentElement, startsLine: boolean): Piece[] {
  let isFirst = startsLine;
  return [...element.childNodes].flatMap((node) => {
    const pieces: Piece[] = [];
    if (node instanceof Text) pieces.push({ owner: element, startsLine: isFirst, text: node.data });
    if (node instanceof SVGTSpanElement && getComputedStyle(node).display !== 'none') {
      pieces.push(...piecesOf(node, isFirst || node.hasAttribute('x') || node.hasAttribute('y')));
    }
    if (pieces.some(({ text }) => text.trim() !== '')) isFirst = false;
    return pieces;
  });
}

/** White space collapsed as in the browser: one blank between words, no blank at the ends of the whole text. */
function collapsed(pieces: readonly Piece[]): readonly Piece[] {
  let afterBlank = true;
  const result = pieces.map((piece) => {
    const text = [...piece.text.replaceAll(/[\t\n\r ]+/gu, ' ')].filter((letter) => {
      const isDropped = letter === ' ' && afterBlank;
      afterBlank = letter === ' ';
      return !isDropped;
    });
    return { ...piece, text: text.join('') };
  });
  const last = result.findLast(({ text }) => text !== '');
  if (last !== undefined) last.text = last.text.replace(/ $/u, '');
  return result.filter(({ text }) => text !== '');
}

/** Neighbors of one element on one line are one run; a comment between them changes nothing. */
function merged(pieces: readonly Piece[]): readonly Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const before = result.at(-1);
    if (before !== undefined && before.owner === piece.owner && !piece.startsLine)
      before.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}

function withCase({ owner, text }: Pick<Piece, 'owner' | 'text'>): string {
  const { textTransform } = getComputedStyle(owner);
  if (textTransform === 'uppercase') return text.trim().toUpperCase();
  if (textTransform === 'capitalize')
    return text.trim().replaceAll(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase());
  return textTransform === 'lowercase' ? text.trim().toLowerCase() : text.trim();
}
