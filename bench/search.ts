/** Lists and searches of up to a million templates, without sockets. */
import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { withScratch } from './product/scratch.ts';
import { openServices, timeCall } from './product/services.ts';
import { spreadOf, type Spread } from './report/spread.ts';
import { type Bound, type Row, surroundings, writeFigures, writeTable } from './report/table.ts';
import { templateLoader } from './search/load.ts';
import { chooseQuestions, KINDS, type Kind, type Questions } from './search/questions.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const MOST = Number(process.env['BENCH_TEMPLATES'] ?? 1_000_000);
const SIZES = [10_000, 100_000, 1_000_000].filter((size) => size <= MOST);
const ASKED = 40;
/** Milliseconds at the 95th percentile, by number of templates. */
const PROMISED = { templates: 100_000, list: 50, narrow: 50, broad: 150 };

interface Measured {
  readonly templates: number;
  /** A spread for each round, in milliseconds. */
  readonly rounds: Readonly<Record<Kind, readonly Spread[]>>;
}

/** Fills a scratch database size by size, measures each and writes the table; returns whether all targets are met. */
export async function benchSearch(): Promise<boolean> {
  const around = surroundings();
  const measured = await withScratch(measureAll);
  await writeFigures('bench-search', { ...around, measured });
  return writeTable('search', around, 'times in ms', measured.flatMap(rowsOf(measured[0])));
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
    let questions: Questions | null = null;
    for (const size of SIZES) {
      await load(size);
      questions ??= await chooseQuestions(app, size, ASKED);
      // A new process runs uncompiled code at first.
      await measure(app, questions);
      const rounds: Record<Kind, Spread[]> = { list: [], narrow: [], broad: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        const times = await measure(app, questions);
        for (const kind of KINDS) rounds[kind].push(times[kind]);
      }
      all.push({ templates: size, rounds });
      console.log(`${size} templates are measured.`);
    }
    return all;
  } finally {
    await app.close();
    await database.destroy();
  }
}

async function measure(app: FastifyInstance, questions: Questions) {
  const times: Record<Kind, number[]> = { list: [], narrow: [], broad: [] };
  for (let index = 0; index < ASKED; index += 1)
    for (const kind of KINDS) {
      const url = questions[kind][index];
      if (url !== undefined) times[kind].push(await timeCall(app, { url }));
    }
  const { list, narrow, broad } = times;
  return { list: spreadOf(list), narrow: spreadOf(narrow), broad: spreadOf(broad) };
}

const NAMES: Readonly<Record<Kind, string>> = {
  list: 'a page of all',
  narrow: 'a search that finds up to one in 100',
  broad: 'a search that finds more',
};

/** B11: beside the smallest catalogue a list may grow with the logarithm. */
function rowsOf(smallest: Measured | undefined) {
  return (measured: Measured): readonly (Row | Bound)[] => {
    const { templates, rounds } = measured;
    const shown = (many: number) => `${many.toLocaleString('en-US')} templates`;
    const p50 = ({ rounds: all }: Measured, kind: Kind) => all[kind].map((round) => round.p50);
    return KINDS.flatMap((kind) => {
      const what = `${NAMES[kind]}, ${shown(templates)}`;
      const peers: Row[] =
        smallest === undefined || smallest === measured
          ? []
          : [
              {
                number: 'B11',
                what: `${what}, ms`,
                ours: p50(measured, kind),
                peer: shown(smallest.templates),
                theirs: p50(smallest, kind),
                reach: Math.round((100 * Math.log(templates)) / Math.log(smallest.templates)) / 100,
                isLess: true,
              },
            ];
      if (templates !== PROMISED.templates) return peers;
      const ours = rounds[kind].map(({ p95 }) => p95);
      return [...peers, { number: 'B11', what: `${what}, p95`, ours, limit: PROMISED[kind] }];
    });
  };
}
