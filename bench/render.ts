/** The same drawing by Tearline and bare Canvas2D in one Chromium. */
import { openBenchPage } from './render/bench-page.ts';
import { openChromium, type Compositing } from './render/chromium.ts';
import type { Results, Times } from './render/page/contest.ts';
import { spreadOf } from './report/spread.ts';
import { type Bound, type Row, surroundings, writeFigures, writeTable } from './report/table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 6);
const EDITS = 40;
/** Milliseconds. */
const EDIT_MS = 25;
/** Milliseconds; people notice a longer task on the main thread. */
const LONGEST_TASK_MS = 50;

/** Measures both ways of compositing, prints and reports; returns whether all targets are met. */
export async function benchRender(): Promise<boolean> {
  const around = surroundings();
  const seed = Math.floor(Math.random() * 1_000_000);
  const page = await openBenchPage();
  try {
    const software = await measureIn('software', page.url, seed);
    const gpu = await measureIn('gpu', page.url, seed);
    await writeFigures('bench-render', { seed, rounds: ROUNDS, edits: EDITS, software, gpu });
    const rows = [...rowsOf('software', software.results), ...rowsOf('gpu', gpu.results)];
    return await writeTable('render', around, `Chromium ${gpu.chromium}, ${ROUNDS} rounds`, rows);
  } finally {
    await page.close();
  }
}

async function measureIn(compositing: Compositing, url: string, seed: number) {
  const browser = await openChromium(compositing);
  try {
    const tab = await browser.newPage({ viewport: { width: 1200, height: 600 } });
    tab.on('pageerror', (error) => console.error(error));
    await tab.goto(url);
    await tab.waitForFunction(() => window.runContest !== undefined);
    const results = await tab.evaluate((options) => window.runContest?.(options), {
      seed,
      rounds: ROUNDS,
      edits: EDITS,
    });
    if (results === undefined) throw new Error('The page has no contest.');
    return { chromium: browser.version(), results };
  } finally {
    await browser.close();
  }
}

/** B8 and B9: edits and exports beside the bare canvas, which only paints, and an edit of it takes a frame. */
function rowsOf(compositing: Compositing, { tearline, canvas2d }: Results) {
  const of = (rounds: readonly Times[], kind: keyof Times, percentile: 'p50' | 'p95' | 'worst') =>
    rounds.map((round) => spreadOf(round[kind])[percentile]);
  const edit = (kind: 'text' | 'scheme', reach: number): readonly (Row | Bound)[] => {
    const what = `${compositing}: ${kind} edit to its frame, p95 in ms`;
    const ours = of(tearline, kind, 'p95');
    const theirs = of(canvas2d, kind, 'p95');
    return [
      { number: 'B8', what, ours, peer: 'Canvas2D', theirs, reach, isLess: true },
      { number: 'B8', what, ours, limit: EDIT_MS },
    ];
  };
  const exported = (kind: 'export1125' | 'export2000', size: string, reach: number): Row => ({
    number: 'B9',
    what: `${compositing}: ${size} export, p50 in ms`,
    ours: of(tearline, kind, 'p50'),
    peer: 'Canvas2D',
    theirs: of(canvas2d, kind, 'p50'),
    reach,
    isLess: true,
  });
  const longest = Math.max(...of(tearline, 'task', 'worst'));
  return [
    ...edit('text', 1.1),
    ...edit('scheme', 1.08),
    exported('export1125', '1125x432', 1.4),
    exported('export2000', '2000x2000', 1),
    {
      number: 'B9',
      what: `${compositing}: longest task of an export in ms`,
      ours: [longest],
      limit: LONGEST_TASK_MS,
    },
  ];
}
