/** How far a typed word may lie from a word of the catalogue and still mean it. */

const SHORTEST_WITH_ONE = 4;
const SHORTEST_WITH_TWO = 8;

/** Typos forgiven in a word of this length: none below four letters, one below eight, then two. */
export function typosForgiven(word: string): number {
  if (word.length < SHORTEST_WITH_ONE) return 0;
  return word.length < SHORTEST_WITH_TWO ? 1 : 2;
}

/** Letters changed, added or left out, and neighbors swapped, between two words (optimal string alignment). */
export function typosBetween(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap =
        column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + change,
          isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
