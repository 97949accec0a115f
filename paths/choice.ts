/** Chooses the paths of a run. */
import { StartFailure } from '../server/configuration/start-failure.ts';
import type { Asked } from './command-line.ts';
import { type Draw, drawn } from './model/chance.ts';
import { type Path, type Walk, walk } from './model/walk.ts';
import { PROCESSES } from './processes/all.ts';
import { readReport } from './report/write-report.ts';

/** Returns the selected walks with the selected paths. Throws if there is none. */
export async function chosen({
  flows,
  paths,
  from,
  depth,
  sample,
}: Asked): Promise<readonly Walk[]> {
  const failed = from === null ? [] : await failedIn(from);
  const ids = [...paths, ...failed];
  const isAsked = ({ id }: Path): boolean =>
    ids.length === 0 || ids.some((part) => id.includes(part));
  const walks = PROCESSES.filter(
    ({ name, machine: { id } }) =>
      flows.length === 0 || flows.some((part) => name.includes(part) || id.includes(part)),
  )
    .map((process) => walk(process, { depth }))
    .map((walked) => ({ ...walked, paths: walked.paths.filter(isAsked) }))
    .filter((walked) => walked.paths.length > 0);
  if (walks.length === 0)
    throw new StartFailure(
      `There is no such path. The processes are ${PROCESSES.map(({ name }) => name).join(', ')}.`,
    );
  if (sample === null) return walks;
  console.log(`Paths drawn with --seed ${sample.seed}:`);
  return sampleOf(walks, sample);
}

async function failedIn(file: string): Promise<readonly string[]> {
  const report = await readReport(file);
  if (report === null) throw new StartFailure(`${file} is no report of paths.`);
  const failed = report.processes
    .flatMap(({ paths }) => paths)
    .filter(({ result }) => result === 'failed');
  if (failed.length === 0) throw new StartFailure(`No path of ${file} failed.`);
  return failed.map(({ id }) => id);
}

/**
 * Returns this many of the paths, of each process in turn.
 * @internal for tests
 */
export function sampleOf(walks: readonly Walk[], { count, seed }: Draw): readonly Walk[] {
  const all = { count: Number.POSITIVE_INFINITY, seed };
  const turns = walks.flatMap(({ paths }) =>
    drawn(paths, all).map(({ id }, turn) => ({ id, turn })),
  );
  const order = drawn(turns, all).toSorted((one, other) => one.turn - other.turn);
  const ids = new Set(order.slice(0, count).map(({ id }) => id));
  return walks
    .map((walk) => ({ ...walk, paths: walk.paths.filter(({ id }) => ids.has(id)) }))
    .filter(({ paths }) => paths.length > 0);
}
