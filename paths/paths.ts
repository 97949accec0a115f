/**
 * `npm run paths`: writes a report of every shortest path through every process to `reports/paths`. The paths are
 * generated from the product's own machines.
 * `--run` walks them in a browser; the other options are in `command-line.ts`, and `docs/paths.md` explains them.
 */
import '../scripts/command/current-node.ts';
import { StartFailure } from '../server/configuration/start-failure.ts';
import { runCommand } from '../scripts/command/command.ts';
import { type Asked, chosen, inPartOf, readAsked } from './command-line.ts';
import { againWith } from './report/page.ts';
import { gapsOf, reportedProcess } from './report/report.ts';
import { WALK_FOLDER, writeExport, writeReport } from './report/write-report.ts';
import type { PathResult } from './run/runner.ts';
import type { Recording } from './recordings/recording.ts';
import { readRecording, replay, reportedRecording } from './recordings/replay.ts';
import { onProduct, walkAll } from './run/walk-paths.ts';
import { runMutants } from './mutants/run-mutants.ts';

await runCommand(async () => {
  const asked = readAsked(process.argv.slice(2));
  const recording = asked.from === null ? null : await readRecording(asked.from);
  if (recording !== null) return replayed(asked, recording);
  const choice = await chosen(asked);
  const { walks, whole, again } = choice;
  if (walks.length === 0) return console.log(`There is nothing to do. ${choice.words}`);
  const results = asked.run
    ? await onProduct(WALK_FOLDER, asked, (places) => walkAll(places, choice))
    : new Map<string, PathResult>();
  const mutants = asked.mutants ? await runMutants(whole, asked.broken, inPartOf(asked.shard)) : [];
  const processes = walks.map((walked) => reportedProcess(walked, results));
  const found = { choice: choice.words, again, processes, mutants, ran: asked.run };
  const report = await writeReport(asked.url, found);

  const paths = processes.flatMap((one) => one.paths);
  const failed = paths.filter(({ result }) => result === 'failed');
  console.log(`\n${paths.length} paths through ${processes.length} processes: ${report}`);
  console.log(choice.words);
  if (asked.exported !== null) console.log(await writeExport(asked.exported, walks, processes));
  for (const { id, title } of failed) console.log(`✗ ${title}: ${againWith(again, id)}`);
  const gaps = asked.paths.length === 0 ? walks.flatMap(gapsOf) : [];
  for (const gap of gaps) console.log(`✗ ${gap}`);
  const unseen = mutants.filter(({ caughtBy }) => caughtBy === null);
  if (mutants.length > 0)
    console.log(`${mutants.length - unseen.length} of ${mutants.length} mutants caught.`);
  if (failed.length + gaps.length + unseen.length > 0)
    throw new StartFailure(
      `${failed.length} paths fail, ${gaps.length} gaps in the models, ${unseen.length} mutants nobody noticed.`,
    );
});

/** Replays a path recorded at `/dev/paths` and reports it. */
async function replayed(asked: Asked, recording: Recording): Promise<void> {
  const result = await onProduct(WALK_FOLDER, asked, ([place]) => {
    if (place === undefined) throw new Error('The browser opened no context.');
    return replay(place, recording);
  });
  const processes = [reportedRecording(recording, result)];
  const again = `npm run paths -- --run --from ${asked.from ?? 'FILE'} --headed`;
  const found = { choice: 'A recording.', again, processes, mutants: [], ran: true };
  const report = await writeReport(asked.url, found);
  console.log(`\n${recording.name}, ${recording.steps.length} steps: ${report}`);
  const failure = result.steps.at(-1)?.failure ?? null;
  if (failure !== null)
    throw new StartFailure(`“${recording.name}” fails at step ${result.steps.length}: ${failure}`);
}
