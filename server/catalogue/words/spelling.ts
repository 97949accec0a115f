/** Decides how many typos a typed word may have against a word of the catalogue. */

const SHORTEST_WITH_ONE = 5;
const SHORTEST_WITH_TWO = 8;
/** "piza" is "pizza": a doubled letter is not a typo. */
const SHORTEST_DOUBLED = 4;
const DOUBLED_LETTER = 0.5;

/** Typos allowed by word length: 0 below five letters, 1 below eight, then 2. */
export function typosForgiven(word: string): number {
  if (word.length < SHORTEST_WITH_ONE) return 0;
  return word.length < SHORTEST_WITH_TWO ? 1 : 2;
}

/** Returns the number of typos between two words; infinite for different words. */
export function misspelling(typed: string, meant: string): number {
  if (typed.length < SHORTEST_DOUBLED) return Infinity;
  if (withoutDoubles(typed) === withoutDoubles(meant)) return DOUBLED_LETTER;
  if (meant.length < SHORTEST_WITH_ONE) return Infinity;
  const typos = typosBetween(typed, meant);
  return typos <= typosForgiven(typed) ? typos : Infinity;
}

/**
 * Counts letters changed, added or left out, and neighbors swapped (optimal string alignment). A letter that neither
 * sounds like nor lies beside the right one counts two: "boots" is not "books".
 */
function typosBetween(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSwap =
        column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + costOf(one[row - 1] ?? '', other[column - 1] ?? ''),
          isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

/** Letters that sound alike, and letters side by side on a keyboard. */
const ALIKE: readonly string[] = ['aeiouy', 'ckqsxz', 'bpvfw', 'dt', 'gj', 'mn', 'lr'];
const KEYBOARD: readonly string[] = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function costOf(typed: string, meant: string): number {
  if (typed === meant) return 0;
  const isLatin = /^[a-z]{2}$/.test(typed + meant);
  const isNear =
    ALIKE.some((letters) => letters.includes(typed) && letters.includes(meant)) ||
    reachOf(typed, meant) <= 1;
  return isLatin && !isNear ? 2 : 1;
}

/** Approximate keys between two letters, along the row and across, because rows are shifted. */
function reachOf(one: string, other: string): number {
  const rowOfOne = rowOf(one);
  const rowOfOther = rowOf(other);
  const along =
    (KEYBOARD[rowOfOne] ?? '').indexOf(one) - (KEYBOARD[rowOfOther] ?? '').indexOf(other);
  return Math.max(Math.abs(along), Math.abs(rowOfOne - rowOfOther));
}

function rowOf(letter: string): number {
  return KEYBOARD.findIndex((row) => row.includes(letter));
}

function withoutDoubles(word: string): string {
  return word.replaceAll(/(\p{L})\1+/gu, '$1');
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
