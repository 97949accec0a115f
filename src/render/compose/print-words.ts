/** The words of a printed coupon as a Scene, black on white (PRE-05). */
import type { PrintedWords } from '../../domain/print/print-words.ts';
import type { Box } from '../../domain/constants.ts';
import { IDENTITY, type Scene, type SceneText } from '../scene/scene.ts';
import type { Font } from '../../domain/design/design-document.ts';

/** Dots to an inch: letters of five points stay sharp. */
export const WORDS_DOTS = 600;
const POINTS = 72;

const FONTS: Readonly<Record<PrintedWords['role'], Font>> = {
  offer: { family: 'Arimo', weight: 700, italic: false },
  business: { family: 'Arimo', weight: 700, italic: false },
  text: { family: 'Arimo', weight: 400, italic: false },
  caption: { family: 'Arimo', weight: 400, italic: false },
};

/** The font of words with this role. */
export function wordsFont(role: PrintedWords['role']): Font {
  return FONTS[role];
}

/** Everything in `place` (inches), at 600 dots to an inch. */
export function composePrintWords(words: readonly PrintedWords[], place: Box): Scene {
  return {
    width: Math.round(place.width * WORDS_DOTS),
    height: Math.round(place.height * WORDS_DOTS),
    background: '#FFFFFF',
    view: { scale: 1, x: 0, y: 0 },
    items: words.filter(({ text }) => text !== '').map((part) => itemOf(part, place)),
  };
}

function itemOf({ text, role, size, place }: PrintedWords, whole: Box): SceneText {
  const box = {
    x: (place.x - whole.x) * WORDS_DOTS,
    y: (place.y - whole.y) * WORDS_DOTS,
    width: place.width * WORDS_DOTS,
    height: place.height * WORDS_DOTS,
  };
  const isCentered = role === 'caption';
  return {
    kind: 'text',
    opacity: 1,
    clips: [],
    text,
    font: FONTS[role],
    size: (size / POINTS) * WORDS_DOTS,
    letterSpacing: 0,
    align: isCentered ? 'center' : 'left',
    color: '#000000',
    x: isCentered ? box.x + box.width / 2 : box.x,
    y: box.y + box.height / 2,
    stand: 'capitals',
    box,
    transform: IDENTITY,
  };
}
