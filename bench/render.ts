/** The same drawing by Tearline and bare Canvas2D in one Chromium. */
import { availableParallelism, loadavg } from 'node:os';
import { openBenchPage } from './render/bench-page.ts';
import { openChromium, type Compositing } from './render/chromium.ts';
import type { Result, Times } from './render/page/contest.ts';
import { printTable, rowsOf, type Figures, type Kinds } from './render/report.ts';
import { spreadOf } from './report/spread.ts';
import { surroundings, writeFigures, writeTable } from './report/table.ts';

const ROUNDS = 6;
const EDITS = 40;

/** Measures both ways of compositing, prints and reports; returns whether all targets are met. */
export async function benchRender(): Promise<boolean> {
  const around = surroundings();
  const seed = Math.floor(Math.random() * 1_000_000);
  const page = await openBenchPage('page');
  try {
    const figures = [];
    for (const compositing of ['software', 'gpu'] as const) {
      figures.push(await measureIn(compositing, page.url, seed));
    }
    figures.forEach(printTable);
    await writeFigures('bench-render', { seed, rounds: ROUNDS, edits: EDITS, figures });
    const about = `Chromium ${figures[0]?.chromium ?? ''}, ${ROUNDS} rounds`;
    return await writeTable('render', around, about, figures.flatMap(rowsOf));
  } finally {
    await page.close();
  }
}

async function measureIn(compositing: Compositing, url: string, seed: number): Promise<Figures> {
  const load = loadavg()[0] ?? 0;
  const browser = await openChromium(compositing);
  try {
    const tab = await browser.newPage({ viewport: { width: 1200, height: 600 } });
    tab.on('pageerror', (error) => console.error(error));
    await tab.goto(url);
    await tab.waitForFunction(() => window.runContest !== undefined);
    const results = await tab.evaluate(
      async (options): Promise<readonly Result[]> => (await window.runContest?.(options)) ?? [],
      { seed, rounds: ROUNDS, edits: EDITS },
    );
    return {
      compositing,
      chromium: browser.version(),
      cores: availableParallelism(),
      load: Math.round(load * 10) / 10,
      contestants: results.map(({ times, ...contestant }) => ({
        ...contestant,
        spreads: eachOf(times, spreadOf),
        rounds: eachOf(times, (all) => inRounds(all).map(spreadOf)),
      })),
    };
  } finally {
    await browser.close();
  }
}

function eachOf<Value>(times: Times, of: (all: readonly number[]) => Value): Kinds<Value> {
  const entries = Object.entries<readonly number[]>({ ...times }).map(([kind, all]) => [
    kind,
    of(all),
  ]);
  return Object.fromEntries(entries) as Kinds<Value>;
}

/** Each round has as many measurements as the others. */
function inRounds(all: readonly number[]): readonly (readonly number[])[] {
  const ofOne = all.length / ROUNDS;
  return Array.from({ length: ROUNDS }, (_, round) =>
    all.slice(round * ofOne, (round + 1) * ofOne),
  );
}
