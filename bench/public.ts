/** The link of a mailing: the page of a public coupon beside bare node:http with the same bytes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askEach } from './public/ask-each.ts';
import { npm } from './product/peers.ts';
import { withScratch } from './product/scratch.ts';
import { loadOn, start, WORKERS, type Stage } from './public/contest.ts';
import { storeCoupons } from './public/coupons.ts';
import type { LoadFigures, Pace } from './public/load.ts';
import { recordAnswers, requestFor } from './public/recorded.ts';
import { type PublicFigures, rowsOf, type Throughput } from './public/report.ts';
import type { Contestant } from './public/served.ts';
import { surroundings, writeFigures, writeTable } from './report/table.ts';

/** At least these, and more until the page's rates are steady. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const MOST_ROUNDS = 4 * ROUNDS;
/** The middle half of the rounds is this near to their median. */
const STEADY_SHARE = 0.1;
const SECONDS = 2;
const CONNECTIONS = 64;
/** Half of the requests go to the most popular coupons. */
const HOT = { count: 100, share: 0.5 };
const LONG = Number(process.env['BENCH_SECONDS'] ?? 30);
const STEADY = [{ perSecond: 1_000, seconds: LONG }];
const STEPPED = [
  { perSecond: 10, seconds: 10 },
  { perSecond: 2_000, seconds: LONG },
  { perSecond: 10, seconds: 10 },
];
/** Making a page takes about ten milliseconds, so all pages are made before the constant rate begins. */
const COUPONS = Number(process.env['BENCH_COUPONS'] ?? 10_000);
/** Each process makes its own pages, and the system decides which one answers; after eight rounds one page in 128 is still missing. */
const TURNS = WORKERS > 1 ? 8 : 1;
const ROOT = join(import.meta.dirname, '..');
const CONTESTANTS: readonly Contestant[] = ['tearline', 'bare'];

/** Starts a scratch product, measures in turns and writes the table; returns whether all targets are met. */
export async function benchPublic(): Promise<boolean> {
  if (!existsSync(join(ROOT, 'dist', 'client'))) npm(ROOT, 'run', 'build');
  return withScratch(async (url, dataDir) => {
    const ids = await storeCoupons(url, dataDir, COUPONS);
    const stage = { folder: dataDir, environment: environmentOf(url, dataDir) };
    const around = surroundings();
    const figures = await measure(stage, ids);
    const name = WORKERS > 1 ? 'public by two' : 'public';
    await writeFigures(`bench-${name.replaceAll(' ', '-')}`, { ...around, ...figures });
    const about = `${figures.coupons.toLocaleString('en-US')} coupons, WORKERS=${WORKERS}`;
    return await writeTable(name, around, about, rowsOf(figures));
  });
}

function environmentOf(url: string, dataDir: string): Record<string, string> {
  return {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://tearline.bench',
    LIMIT_PUBLIC: '1000000',
  };
}

async function measure(stage: Stage, ids: readonly string[]): Promise<PublicFigures> {
  await recordAnswers(stage, ids);
  const throughput: Throughput[] = [];
  for (let round = 0; round < ROUNDS || !isSteady(throughput); round += 1) {
    if (round === MOST_ROUNDS) break;
    const turned = CONTESTANTS.map((_, index) => CONTESTANTS[(index + round) % CONTESTANTS.length]);
    for (const contestant of turned) {
      if (contestant !== undefined)
        throughput.push(await throughputOf(contestant, stage, ids[0] ?? ''));
    }
    console.log(`Round ${round + 1} is over.`);
  }
  const [theirs] = await pacedOf('bare', stage, ids, [STEADY]);
  const [ours, stepped] = await pacedOf('tearline', stage, ids, [STEADY, STEPPED]);
  const steady = [...figuresOf('bare', theirs), ...figuresOf('tearline', ours)];
  return { coupons: ids.length, throughput, steady, stepped: stepped ?? null };
}

/** Whether the page's rates, ours and those of bare node:http, differ little from round to round. */
function isSteady(throughput: readonly Throughput[]): boolean {
  return (['tearline', 'bare'] as const).every((contestant) => {
    const rates = throughput
      .filter((one) => one.contestant === contestant)
      .map(({ perSecond }) => perSecond)
      .toSorted((one, other) => one - other);
    const at = (share: number) => rates[Math.round(share * (rates.length - 1))] ?? 0;
    return at(0.75) - at(0.25) <= STEADY_SHARE * at(0.5);
  });
}

function figuresOf(contestant: Contestant, figures: LoadFigures | undefined) {
  return figures === undefined ? [] : [{ contestant, figures }];
}

async function throughputOf(contestant: Contestant, stage: Stage, id: string): Promise<Throughput> {
  const running = await start(contestant, stage);
  try {
    const requests = [requestFor(id)];
    const order = { port: running.port, requests, connections: CONNECTIONS };
    const hot = { count: 1, share: 0 };
    await loadOn({ ...order, hot, pace: { seconds: 1 } });
    const { answers, seconds, statuses } = await loadOn({
      ...order,
      hot,
      pace: { seconds: SECONDS },
    });
    if (statuses['200'] !== answers)
      throw new Error(`${contestant} answered ${JSON.stringify(statuses)}.`);
    console.log(`${contestant}: ${Math.round(answers / seconds)} answers/s`);
    return { contestant, perSecond: answers / seconds };
  } finally {
    await running.stop();
  }
}

/** Runs the rates one after the other over all coupons; each was shown once before. */
async function pacedOf(
  contestant: Contestant,
  stage: Stage,
  ids: readonly string[],
  paces: readonly Pace[],
): Promise<readonly LoadFigures[]> {
  const running = await start(contestant, stage);
  try {
    const requests = ids.map((id) => requestFor(id));
    const order = { port: running.port, requests, connections: CONNECTIONS };
    for (let turn = 0; turn < TURNS; turn += 1) await askEach(running.port, requests);
    console.log(`${contestant} has shown each of ${ids.length} coupons.`);
    const all: LoadFigures[] = [];
    for (const pace of paces) {
      const figures = await loadOn({ ...order, hot: HOT, pace });
      console.log(`${contestant} at its pace: p50 ${figures.p50} ms, p99 ${figures.p99} ms`);
      all.push(figures);
    }
    return all;
  } finally {
    await running.stop();
  }
}
