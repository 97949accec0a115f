/** Breaks a copy of the product, one mutant at a time, and walks the paths that should notice (QA-04). */
import { rm } from 'node:fs/promises';
import type { Path, Walk } from '../model/walk.ts';
import type { ReportedMutant } from '../report/report.schema.ts';
import { whileBroken } from './broken-source.ts';
import { catchFaults, type Fault, told } from './catching.ts';
import { copyOfSources } from './copy-of-sources.ts';
import { MUTANTS } from './mutants.ts';

/**
 * Runs the mutants with these names, or all without names, if their process is among the walks. Returns which path
 * caught each one.
 */
export async function runMutants(
  walks: readonly Walk[],
  names: readonly string[],
): Promise<readonly ReportedMutant[]> {
  const asked = MUTANTS.filter(
    ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
  );
  console.log('A copy of the product starts…');
  const root = await copyOfSources();
  const faults = asked.flatMap(({ name, process, touches, ...edit }): readonly Fault[] => {
    const walk = walks.find((one) => one.process.name === process);
    if (walk === undefined) return [];
    const paths = walk.paths
      .filter((path) => takes(path, touches))
      .toSorted((one, other) => one.steps.length - other.steps.length)
      .map((path) => [walk.process, path] as const);
    const broken: Fault['whileBroken'] = ({ url }, work) =>
      whileBroken({ root, url }, { name, ...edit }, work);
    return [{ name, process: walk.process.title, paths, whileBroken: broken }];
  });
  const found: ReportedMutant[] = [];
  try {
    // A development server that replaces nothing in open pages; one at a time, since the places share its sources.
    const sources = { root, script: 'dev-server.ts', parameters: ['--still'] } as const;
    await catchFaults({ url: null, headed: false, sources, count: 1 }, faults, (fault, caught) => {
      const count = `${found.length + 1}/${faults.length}`;
      found.push(told(fault, caught, { count }));
    });
    return found;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/**
 * Returns whether a path takes a transition whose name contains this part.
 * @internal for tests
 */
export function takes({ steps }: Path, part: string): boolean {
  return steps.some(({ arrows }) => arrows.some(({ id }) => id.includes(part)));
}
