import { DEEPEST, TOO_DEEP } from './broken-text.ts';

/** Values of a body; a design of 5,000 elements, as large as one may be, has some 155,000. */
const MOST_VALUES = 250_000;
/** Objects that differ in their members: V8 makes a class for each, which takes three microseconds. */
const MOST_SHAPES = 5_000;
/** Bytes of a name. */
const LONGEST_NAME = 256;

const TOO_MANY = 'There are too many values in this';
const TOO_VARIED = 'There are too many different names in this';

/** Goes through a JSON text piece by piece, and says of each whether it has become too costly to be parsed, in words. */
type SizeCheck = (piece: Buffer) => string | null;

/** Null as well for what is no JSON: that is left for the parser to say. */
export function createSizeCheck(): SizeCheck {
  const shapes = createShapes();
  const texts = createTexts();
  let [values, depth] = [1, 0];
  return (piece) => {
    for (let at = texts.goOn(piece); at < piece.length; at += 1) {
      const byte = piece[at] ?? 0;
      if (IS_PLAIN[byte] === 1) continue;
      switch (byte) {
        case QUOTE:
          at = texts.begin(piece, at);
          break;
        case 0x3a: // :
          if (!shapes.add(depth, texts.takeName())) return TOO_VARIED;
          break;
        case 0x5b: // [
        case 0x7b: // {
          depth += 1;
          if (depth > DEEPEST) return TOO_DEEP;
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
    return values > MOST_VALUES ? TOO_MANY : null;
  };
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** Looking a byte up takes a third of comparing it with seven. */
const IS_PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  '":[]{},'.includes(String.fromCharCode(byte)) ? 0 : 1,
);

/** The text that was read last, which may be a name, across pieces. */
function createTexts() {
  let [isOpen, isEscaped, before, from, to] = [false, false, '', 0, 0];
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
    /** Where to go on in the next piece: behind the end of the text that the one before left open. */
    goOn(piece: Buffer): number {
      if (!isOpen) return 0;
      before = name().slice(0, LONGEST_NAME + 1);
      return read(piece, 0) + 1;
    },
    /** Where the text ends whose opening quote stands there. */
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

/** Counts as V8 does: two objects are of one shape if they were given the same names in the same order. */
function createShapes() {
  const names = new Map<string, number>();
  const steps = new Map<number, number>();
  const shapeAt = new Uint16Array(DEEPEST + 1);
  return {
    open(depth: number): void {
      shapeAt[depth] = 0;
    },
    /** False where there are too many, or the name is too long to be one. */
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
