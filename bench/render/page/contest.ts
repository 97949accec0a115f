/** Runs in Chromium: all contestants in turn, for several rounds in different orders. */
import { canvas2d } from './canvas2d-contestant.ts';
import type { Contestant, Opened } from './contestant.ts';
import { makeDrawing, randomFrom, type Drawing } from './drawing.ts';
import { afterFrame, measured, presented, watchTasks } from './measures.ts';
import { tearline } from './tearline-contestant.ts';

interface ContestOptions {
  readonly seed: number;
  readonly rounds: number;
  /** Edits of each kind in a contestant's round. */
  readonly edits: number;
}

/** Milliseconds, one entry per measurement. */
export interface Times {
  readonly first: number[];
  readonly text: number[];
  readonly scheme: number[];
  /** The first export of a round, 1125x432: Tearline's worker stops after half a minute without work. */
  readonly exportFirst: number[];
  readonly export1125: number[];
  readonly export2000: number[];
  /** The longest main-thread task in each export. */
  readonly task1125: number[];
  readonly task2000: number[];
}

export interface Result {
  readonly name: string;
  readonly version: string;
  readonly backend: string;
  readonly times: Times;
}

declare global {
  interface Window {
    runContest?: (options: ContestOptions) => Promise<readonly Result[]>;
  }
}

/** Exports of each size in a round, after the first. */
const EXPORTS = 3;

const CONTESTANTS = [tearline, canvas2d];

window.runContest = async ({ seed, rounds, edits }) => {
  const drawing = makeDrawing(seed);
  const random = randomFrom(seed);
  const results = new Map(CONTESTANTS.map((contestant) => [contestant, emptyTimes()]));
  const backends = new Map<Contestant, string>();
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of shuffled(CONTESTANTS, random)) {
      const times = results.get(contestant) ?? emptyTimes();
      backends.set(contestant, await compete(contestant, drawing, times, edits));
    }
  }
  return [...results].map(([contestant, times]) => ({
    name: contestant.name,
    version: contestant.version,
    backend: backends.get(contestant) ?? '',
    times,
  }));
};

async function compete(
  contestant: Contestant,
  drawing: Drawing,
  times: Times,
  edits: number,
): Promise<string> {
  const desk = document.querySelector<HTMLElement>('#desk');
  if (desk === null) throw new Error('The page has no desk.');
  await afterFrame();
  const start = performance.now();
  const opened = await contestant.open(desk, drawing);
  times.first.push((await presented()) - start);
  for (let edit = 0; edit < edits; edit += 1) {
    const words = `Edit ${edit} of ${edits}`;
    times.text.push(await measured(() => opened.setWords(edit % drawing.texts.length, words)));
  }
  for (let edit = 0; edit < edits; edit += 1) {
    times.scheme.push(await measured(() => opened.setScheme((edit + 1) % drawing.schemes.length)));
  }
  await measureExport(opened, 1125, 432, times.exportFirst, times.task1125);
  for (let again = 0; again < EXPORTS; again += 1) {
    // Otherwise Tearline would paint nothing: its worker keeps what it painted.
    await measured(() => opened.setScheme(again % drawing.schemes.length));
    await measureExport(opened, 1125, 432, times.export1125, times.task1125);
    await measureExport(opened, 2000, 2000, times.export2000, times.task2000);
  }
  await opened.close();
  desk.replaceChildren();
  document.fonts.clear();
  return opened.backend ?? '';
}

async function measureExport(
  opened: Opened,
  width: number,
  height: number,
  whole: number[],
  tasks: number[],
): Promise<void> {
  await afterFrame();
  const stopWatching = watchTasks();
  const start = performance.now();
  const url = await opened.exportPng(width, height);
  whole.push(performance.now() - start);
  tasks.push(await stopWatching());
  if (!url.startsWith('data:image/png;base64,')) throw new Error('That is no PNG.');
}

function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

function emptyTimes(): Times {
  return {
    first: [],
    text: [],
    scheme: [],
    exportFirst: [],
    export1125: [],
    export2000: [],
    task1125: [],
    task2000: [],
  };
}
