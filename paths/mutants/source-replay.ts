/** Runs in a thread: replays paths on machines whose source is broken in one place, without a page (QA-04). */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { initialTransition, transition } from 'xstate';
import type { LooseRow, Process } from '../model/process.ts';

/** What the thread gets. */
export interface Replayed {
  /** A path of the file system. */
  readonly file: string;
  /** The piece of the file, and its replacement. */
  readonly from: string;
  readonly to: string;
  readonly process: string;
  readonly paths: readonly ReplayedPath[];
}
interface ReplayedPath {
  /** The number of the start among those of the process. */
  readonly start: number;
  /** The start, then each step: its row as `coupon.toggle#0`, null if no event comes, and the states that it leads to. */
  readonly steps: readonly { readonly key: string | null; readonly places: readonly string[] }[];
}

/** What the thread answers: the first path that comes elsewhere, and at which step; null if none does. */
export type Elsewhere = { readonly path: number; readonly step: number } | null;

const { file, from, to, process: name, paths } = workerData as Replayed;
const broken = pathToFileURL(file).href;
// Before the first module that imports the broken one.
registerHooks({
  load: (url, context, next) =>
    url === broken
      ? { ...next(url, context), source: readFileSync(file, 'utf8').split(from).join(to) }
      : next(url, context),
});
const { PROCESSES } = await import('../processes/all.ts');
const { placesOf } = await import('../model/process.ts');
const { eventOf } = await import('../model/graph.ts');
const { typeOf } = await import('../model/transitions.ts');

const process = PROCESSES.find((one) => one.name === name);
if (process === undefined) throw new Error(`There is no process ${name}.`);
const steps = paths.map((path) => firstElsewhere(process, path));
const path = steps.findIndex((step) => step !== -1);
const elsewhere: Elsewhere = path === -1 ? null : { path, step: steps[path] ?? 0 };
parentPort?.postMessage(elsewhere);

/** Returns the number of the first step that does not lead to its states, or that breaks; -1 if there is none. */
function firstElsewhere({ machine, starts, table }: Process, { start, steps: told }: ReplayedPath) {
  let [snapshot] = initialTransition(machine, starts[start]?.input as never);
  return told.findIndex(({ key, places }) => {
    const [event = '', index = '0'] = key?.split('#') ?? [];
    const type = typeOf(snapshot, event);
    const row = ((table.get(event) ?? []) as readonly LooseRow[])[Number(index)];
    try {
      if (type !== undefined && row !== undefined)
        [snapshot] = transition(machine, snapshot, eventOf(row, type, snapshot.context));
    } catch {
      return true;
    }
    return placesOf(snapshot).toSorted().join() !== places.toSorted().join();
  });
}
