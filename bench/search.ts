/** Search over 100,000 templates: times of the whole answer in the process, the socket apart. */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { withScratch } from './product/scratch.ts';
import { openServices } from './product/services.ts';
import { loadTemplates } from './search/load.ts';
import {
  measureSearch,
  sortQuestions,
  type SearchFigures,
  type SearchTimes,
} from './search/measure.ts';

const TEMPLATES = 100_000;
const REQUESTS = 600;
/** Milliseconds at the 95th percentile. */
const PROMISED = { narrow: 50, broad: 150 } as const;
const REPORT = join(import.meta.dirname, '../reports/bench-search.json');

/** Makes a scratch database, fills it, measures, prints and reports; answers whether the promised times were kept. */
export function benchSearch(): Promise<boolean> {
  return withScratch(async (url, dataDir) => {
    const figures = await measureOn(url, dataDir);
    await report(figures);
    return figures.narrow.p95 <= PROMISED.narrow && figures.broad.p95 <= PROMISED.broad;
  });
}

async function measureOn(url: string, dataDir: string): Promise<SearchFigures> {
  await migrate(url);
  const database = openDatabase({ url, connections: 4, onIdleError: () => undefined });
  // Two, so that what the first holds for a few seconds does not help the second.
  const [asking, measured] = [
    await openServices(database, dataDir),
    await openServices(database, dataDir),
  ];
  try {
    const start = performance.now();
    await loadTemplates(database, TEMPLATES);
    console.log(`Loaded ${TEMPLATES} templates in ${seconds(start)} s.`);
    return await measureSearch(measured, await sortQuestions(asking, REQUESTS));
  } finally {
    await asking.close();
    await measured.close();
    await database.destroy();
  }
}

async function report(figures: SearchFigures): Promise<void> {
  const surroundings = {
    templates: TEMPLATES,
    cores: availableParallelism(),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    node: process.versions.node,
  };
  await mkdir(join(REPORT, '..'), { recursive: true });
  await writeFile(
    REPORT,
    `${JSON.stringify({ at: new Date().toISOString(), ...surroundings, promised: PROMISED, ...figures }, null, 2)}\n`,
  );
  console.log(`${surroundings.cores} cores, load ${surroundings.load}`);
  print('narrow', figures.narrow);
  print('broad', figures.broad);
}

function print(kind: keyof SearchFigures, { requests, p50, p95, worst }: SearchTimes): void {
  const verdict = p95 <= PROMISED[kind] ? 'kept' : 'missed';
  console.log(
    `${kind}: ${requests} requests, p50 ${p50} ms, p95 ${p95} ms, worst ${worst} ms (p95 promised: ${PROMISED[kind]} ms, ${verdict})`,
  );
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1_000).toFixed(1);
}
