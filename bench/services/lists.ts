import pg from 'pg';
import { openDatabase, type Database } from '../../server/db/database.ts';
import { openServices, timeCall } from '../product/services.ts';
import { storeCoupons } from '../public/coupons.ts';
import type { Row } from '../report/table.ts';

const CALLS = Number(process.env['BENCH_ROUNDS'] ?? 40);
const FEW = 50;
const MANY = 50_000;
/** Two of fifty coupons match, one per page, so every size returns the same number. */
const ONE_IN_25 = '/api/v1/project?size=1&q=bakery';
const ALL = '/api/v1/project?size=21&q=rolls';
/** The first request of a search counts its hits: the version of the list differs each time. */
const LISTS = [
  { name: 'dashboard, newest first', address: '/api/v1/project?size=21', isFirst: false },
  { name: 'dashboard, search that finds one in 25', address: ONE_IN_25, isFirst: true },
  { name: 'dashboard, next page of that search', address: ONE_IN_25, isFirst: false },
  { name: 'dashboard, search that finds all', address: ALL, isFirst: true },
  { name: 'dashboard, next page of that search', address: ALL, isFirst: false },
  { name: 'browse, most popular', address: '/api/v1/template?order=popular', isFirst: false },
] as const;

/** The most that a list of any account may take, beside one of few coupons. */
const MOST_GROWTH = 2;

/** The lists of an account with many coupons beside one with few (B15). */
export async function measureLists(url: string, dataDir: string): Promise<readonly Row[]> {
  const few = await timesWith(url, dataDir, FEW);
  const many = await timesWith(url, dataDir, MANY - FEW);
  return LISTS.map(({ name }, index) => ({
    number: 'B15',
    what: `${name}, ${MANY.toLocaleString('en-US')} coupons, ms`,
    ours: many[index] ?? [],
    peer: `${FEW} coupons`,
    theirs: few[index] ?? [],
    reach: MOST_GROWTH,
    isLess: true,
  }));
}

/** Gives each coupon its own time and name, then updates the statistics as autovacuum would within a minute. */
async function tellApart(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`
    update projects set created_at = made.moment, name = made.name
    from (
      select id, now() - random() * interval '1000 days' as moment,
        case when row_number() over () % 25 = 0 then 'Bakery: rolls ' else 'Rolls ' end || substr(id::text, 1, 8) as name
      from projects
    ) as made
    where projects.id = made.id`);
  await client.query('vacuum analyze');
  await client.end();
}

async function changeLists(database: Database): Promise<void> {
  await database
    .updateTable('accounts')
    .set((account) => ({ list_version: account('list_version', '+', 1) }))
    .execute();
}

/** Times each list in turn after more coupons are added. */
async function timesWith(url: string, dataDir: string, more: number) {
  await storeCoupons(url, dataDir, more);
  await tellApart(url);
  const database = openDatabase({ url, connections: 4, onIdleError: () => undefined });
  const app = await openServices(database, dataDir);
  try {
    for (const { address } of LISTS) await timeCall(app, { url: address });
    const times: number[][] = LISTS.map(() => []);
    for (let call = 0; call < CALLS; call += 1)
      for (const [index, { address, isFirst }] of LISTS.entries()) {
        if (isFirst) await changeLists(database);
        times[index]?.push(await timeCall(app, { url: `${address}&page=${isFirst ? 0 : 1}` }));
      }
    return times;
  } finally {
    await app.close();
    await database.destroy();
  }
}
