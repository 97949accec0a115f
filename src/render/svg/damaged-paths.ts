/** Path data that ends in the middle or says what no path says: it is drawn up to there, as browsers do. */
import { isDamaged } from './outlines.ts';
import { problemAt, type Problem } from './reading/refusal.ts';
import type { Slices } from './reading/slices.ts';

/** Of every path, those included that only clip, mask or mark. */
export async function damagedPaths(
  root: Element,
  { pause }: Pick<Slices, 'pause'>,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const path of root.querySelectorAll('path[d]')) {
    await pause();
    if (isDamaged(path.getAttribute('d') ?? ''))
      problems.push(problemAt(path, 'Its path data is damaged: it is drawn up to the fault.'));
  }
  return problems;
}
