/** Runs in Chromium: both contestants in turn, for several rounds. */
import { presented } from '../../product/presented.ts';
import { canvas2d } from './canvas2d-contestant.ts';
import { makeDrawing, type Drawing } from './drawing.ts';
import type { Contestant, Opened } from './parts.ts';
import { tearline } from './tearline-contestant.ts';

interface ContestOptions {
  readonly seed: number;
  readonly rounds: number;
  /** Edits of each kind in a contestant's round. */
  readonly edits: number;
}

/** Milliseconds of a round, one entry per measurement. */
export interface Times {
  readonly text: number[];
  readonly scheme: number[];
  readonly export1125: number[];
  readonly export2000: number[];
  /** The longest main-thread task in each export. */
  readonly task: number[];
}

/** For each round. */
export type Results = Readonly<Record<'tearline' | 'canvas2d', Times[]>>;

declare global {
  interface Window {
    runContest?: (options: ContestOptions) => Promise<Results>;
  }
}

/** Exports of each size in a round, after the first. */
const EXPORTS = 3;

window.runContest = async ({ seed, rounds, edits }) => {
  const drawing = makeDrawing(seed);
  const results: Results = { tearline: [], canvas2d: [] };
  for (let round = 0; round < rounds; round += 1) {
    const turns = [
      async () => results.tearline.push(await compete(tearline, drawing, edits)),
      async () => results.canvas2d.push(await compete(canvas2d, drawing, edits)),
    ];
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  return results;
};

async function compete(contestant: Contestant, drawing: Drawing, edits: number): Promise<Times> {
  const times: Times = { text: [], scheme: [], export1125: [], export2000: [], task: [] };
  const desk = document.querySelector<HTMLElement>('#desk');
  if (desk === null) throw new Error('The page has no desk.');
  await afterFrame();
  const opened = await contestant(desk, drawing);
  await presented();
  for (let edit = 0; edit < edits; edit += 1) {
    const words = `Edit ${edit} of ${edits}`;
    times.text.push(await measured(() => opened.setWords(edit % drawing.texts.length, words)));
  }
  for (let edit = 0; edit < edits; edit += 1) {
    times.scheme.push(await measured(() => opened.setScheme((edit + 1) % drawing.schemes.length)));
  }
  // Tearline's worker stops after half a minute without work.
  await opened.exportPng(1125, 432);
  for (let again = 0; again < EXPORTS; again += 1) {
    // Otherwise Tearline would paint nothing: its worker keeps what it painted.
    await measured(() => opened.setScheme(again % drawing.schemes.length));
    times.export1125.push(await timeExport(opened, 1125, 432, times.task));
    times.export2000.push(await timeExport(opened, 2000, 2000, times.task));
  }
  opened.close();
  desk.replaceChildren();
  document.fonts.clear();
  return times;
}

async function timeExport(opened: Opened, width: number, height: number, tasks: number[]) {
  await afterFrame();
  const stopWatching = watchTasks();
  const start = performance.now();
  const url = await opened.exportPng(width, height);
  const took = performance.now() - start;
  tasks.push(await stopWatching());
  if (!url.startsWith('data:image/png;base64,')) throw new Error('That is no PNG.');
  return took;
}

/** Milliseconds from an edit until its frame is presented. */
async function measured(edit: () => Promise<void> | void): Promise<number> {
  await afterFrame();
  const start = performance.now();
  await edit();
  return (await presented()) - start;
}

/** Resolves in the first task after a frame, so every edit has the same time until the next one. */
function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}

/** Watches for tasks over 50 ms, the shortest that a browser reports. The returned function stops and returns the longest in milliseconds, or 0. */
function watchTasks(): () => Promise<number> {
  let longest = 0;
  const take = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return async () => {
    await afterFrame();
    await afterFrame();
    take(observer.takeRecords());
    observer.disconnect();
    return longest;
  };
}
