import { DEEPEST } from './broken-text.ts';
import * as problemWords from '../../../src/words/server/problems.gen.ts';

/** Values of a body. The largest design has 5,000 elements and some 155,000 values. */
const MOST_VALUES = 250_000;
/** Objects with different members: V8 makes a hidden class for each, which takes three microseconds. */
const MOST_SHAPES = 5_000;
/** Bytes of a member's name. */
const LONGEST_NAME = 256;

/** Reads a JSON text piece by piece. Returns a message as soon as the text is too costly to parse, else null. */
type SizeCheck = (piece: Buffer) => string | null;

/** Also returns null for invalid JSON, which the parser reports. */
export function createSizeCheck(): SizeCheck {
  const shapes = createShapes();
  const texts = createTexts();
  let values = 1;
  let depth = 0;
  return (piece) => {
    for (let at = texts.goOn(piece); at < piece.length; at += 1) {
      const byte = piece[at] ?? 0;
      if (IS_PLAIN[byte] === 1) continue;
      switch (byte) {
        case QUOTE:
          at = texts.begin(piece, at);
          break;
        case 0x3a: // :
          if (!shapes.add(depth, texts.takeName())) return problemWords.tooManyNames();
          break;
        case 0x5b: // [
        case 0x7b: // {
          depth += 1;
          if (depth > DEEPEST) return problemWords.tooDeep();
          shapes.open(depth);
          values += 1;
          break;
        case 0x5d: // ]
        case 0x7d: // }
          depth = Math.max(0, depth - 1);
          break;
        case 0x2c: // ,
          values += 1;
      }
    }
    return values > MOST_VALUES ? problemWords.tooManyValues() : null;
  };
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Looking up a byte takes a third of the time of seven comparisons. */
const IS_PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  '":[]{},'.includes(String.fromCharCode(byte)) ? 0 : 1,
);

/** Holds the last text across pieces; it may be a name. */
function createTexts() {
  let isOpen = false;
  let isEscaped = false;
  let before = '';
  let from = 0;
  let to = 0;
  let last: Buffer | undefined;
  const read = (piece: Buffer, start: number): number => {
    [last, from, to] = [piece, start, isEscaped ? start + 1 : start];
    while (to < piece.length && piece[to] !== QUOTE) to += piece[to] === BACKSLASH ? 2 : 1;
    isOpen = to >= piece.length;
    isEscaped = to > piece.length;
    return to;
  };
  const name = (): string =>
    before + (last?.toString('latin1', from, Math.min(to, from + LONGEST_NAME + 1)) ?? '');
  return {
    /** Returns where to continue in the next piece: after the end of the text that is still open. */
    goOn(piece: Buffer): number {
      if (!isOpen) return 0;
      before = name().slice(0, LONGEST_NAME + 1);
      return read(piece, 0) + 1;
    },
    /** Returns the end of the text that starts at this quote. */
    begin(piece: Buffer, opening: number): number {
      before = '';
      return read(piece, opening + 1);
    },
    takeName(): string {
      const taken = name();
      [before, last] = ['', undefined];
      return taken;
    },
  };
}

/** Counts as V8 does: objects with the same names in the same order have the same shape. */
function createShapes() {
  const names = new Map<string, number>();
  const steps = new Map<number, number>();
  const shapeAt = new Uint16Array(DEEPEST + 1);
  return {
    open(depth: number): void {
      shapeAt[depth] = 0;
    },
    /** Returns false if there are too many shapes or the name is too long. */
    add(depth: number, name: string): boolean {
      const number = names.get(name) ?? names.size;
      names.set(name, number);
      const step = (shapeAt[depth] ?? 0) * 2 * MOST_SHAPES + number;
      const shape = steps.get(step) ?? steps.size + 1;
      steps.set(step, shape);
      shapeAt[depth] = shape;
      return shape <= MOST_SHAPES && name.length <= LONGEST_NAME;
    },
  };
}
