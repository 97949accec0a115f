/** Path data with a fault: it is drawn up to the fault, as browsers do. */
import { isDamaged } from './outlines.ts';
import { problemAt, type Problem } from './reading/refusal.ts';
import type { Slices } from './reading/slices.ts';
import * as importReportWords from '../../words/render/import-report.gen.ts';

/** Every damaged path, including those that only clip, mask or mark. */
export async function damagedPaths(
  root: Element,
  { pause }: Pick<Slices, 'pause'>,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const path of root.querySelectorAll('path[d]')) {
    await pause();
    if (isDamaged(path.getAttribute('d') ?? ''))
      problems.push(problemAt(path, importReportWords.pathDamaged()));
  }
  return problems;
}
