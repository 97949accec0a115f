/** The words of a printed coupon as a Scene, black on white (PRE-05). */
import type { PrintedWords } from '../../domain/print/print-words.ts';
import type { Box } from '../../domain/constants.ts';
import { IDENTITY, plainScene, type Scene, type SceneText } from '../scene/scene.ts';
import type { Font } from '../../domain/design/design-document.ts';

/** Dots to an inch: letters of five points stay sharp. */
export const WORDS_DOTS = 600;
const POINTS = 72;

/** The font of words with this role. */
export function wordsFont(role: PrintedWords['role']): Font {
  const isBold = role === 'offer' || role === 'business';
  return { family: 'Arimo', weight: isBold ? 700 : 400, italic: false };
}

/** Everything in `place` (inches), at 600 dots to an inch. */
export function composePrintWords(words: readonly PrintedWords[], place: Box): Scene {
  const width = Math.round(place.width * WORDS_DOTS);
  const height = Math.round(place.height * WORDS_DOTS);
  const items = words.filter(({ text }) => text !== '').map((part) => itemOf(part, place));
  return plainScene({ width, height }, '#FFFFFF', items);
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
    font: wordsFont(role),
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
