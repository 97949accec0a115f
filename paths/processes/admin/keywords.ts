/** What the processes of the keyword manager share. */
import type { Stage } from '../../hand/stage.ts';

/** The path's word in letters alone: what has many digits may name somebody, and is not counted as a search. */
export const letters = ({ word }: Stage): string =>
  word.replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

export const nameOf = (stage: Stage, name: string): string => `${letters(stage)} ${name}`;

/** Searches for something that no design is about. */
export async function searchInVain(stage: Stage, term: string): Promise<void> {
  const { page, url } = stage;
  await page.goto(`${url}/search/${nameOf(stage, term)}`);
  await page
    .getByText(/nothing|no designs|0 designs/i)
    .first()
    .waitFor();
}
