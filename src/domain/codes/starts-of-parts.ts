/** The first rows of each file of a series, which has at most so many rows (SER-04). */
export function startsOfParts(rows: number, most: number): readonly number[] {
  return Array.from({ length: Math.ceil(rows / most) }, (_, index) => index * most);
}
