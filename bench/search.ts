/** Lists and searches of up to a million templates, beside their SQL alone, without sockets. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { withScratch } from './product/scratch.ts';
import { openServices } from './product/services.ts';
import { surroundings, writeFigures, writeTable } from './report/table.ts';
import type { Contestant } from './search/contestant.ts';
import { templateLoader } from './search/load.ts';
import { chooseQuestions, recordQuestions, type Question } from './search/questions.ts';
import { rowsOf, type Measured } from './search/report.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const MOST = Number(process.env['BENCH_TEMPLATES'] ?? 1_000_000);
const SIZES = [10_000, 100_000, 1_000_000].filter((size) => size <= MOST);
const WARM = 10;
const ASKED = 40;
const FOLDER = join(import.meta.dirname, 'search');

/** Fills a scratch database size by size, measures in turns and writes the table; returns whether all targets are met. */
export async function benchSearch(): Promise<boolean> {
  const around = surroundings();
  const measured = await withScratch(measureAll);
  await writeFigures('bench-search', { ...around, measured });
  return writeTable('search', around, 'times in ms', rowsOf(measured));
}

async function measureAll(url: string, dataDir: string): Promise<readonly Measured[]> {
  await migrate(url);
  const database = openDatabase({
    url,
    connections: 4,
    statementSeconds: 600,
    onIdleError: () => undefined,
  });
  const app = await openServices(database, dataDir);
  try {
    const load = await templateLoader(database);
    const all: Measured[] = [];
    let questions: readonly Question[] | null = null;
    for (const size of SIZES) {
      const start = performance.now();
      await load(size);
      console.log(`${size} templates after ${Math.round((performance.now() - start) / 1_000)} s.`);
      questions ??= await chooseQuestions(app, size, WARM + ASKED);
      all.push(await measure(url, dataDir, size, questions));
    }
    return all;
  } finally {
    await app.close();
    await database.destroy();
  }
}

async function measure(
  url: string,
  dataDir: string,
  templates: number,
  questions: readonly Question[],
): Promise<Measured> {
  const recorded = await recordQuestions(url, dataDir, questions);
  const kinds = new Set(questions.map(({ kind }) => kind)).size;
  const warm = recorded.slice(0, WARM * kinds);
  const asked = recorded.slice(WARM * kinds);
  await writeFile(join(dataDir, 'questions.json'), JSON.stringify({ warm, asked }));
  const rounds: Record<Contestant, (readonly number[])[]> = { tearline: [], sql: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const turns = ['tearline', 'sql'] as const;
    for (const contestant of round % 2 === 0 ? turns : turns.toReversed())
      rounds[contestant].push(await timesOf(contestant, dataDir, url));
    console.log(`Round ${round + 1} of ${ROUNDS} with ${templates} templates is over.`);
  }
  return { templates, kinds: asked.map(({ kind }) => kind), rounds };
}

async function timesOf(contestant: Contestant, dataDir: string, url: string) {
  const script = join(FOLDER, 'contestant.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    contestant,
    dataDir,
    url,
  ]);
  return JSON.parse(stdout) as readonly number[];
}
