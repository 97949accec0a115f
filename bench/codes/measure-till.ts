import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { formatCode } from '../../src/domain/codes/code.ts';
import { withClient } from '../../server/db/postgres-connection.ts';
import { spreadOf } from '../report/spread.ts';
import type { Bound, Row } from '../report/table.ts';
import type { Owner } from './owner.ts';

const CALLS = Number(process.env['BENCH_CALLS'] ?? 2_000);
/** ms on the services' side (TILL-02). */
const MOST_P95 = 100;

interface Times {
  readonly check: readonly number[];
  readonly redeem: readonly number[];
}

/** Checks and redeems random codes one after the other, in turn with the least that SQL needs for it. */
export async function measureTill(owner: Owner, codes: number): Promise<readonly (Row | Bound)[]> {
  const till = await openCounter(owner);
  return withClient(owner.databaseUrl, async (client) => {
    const chosen = await randomCodes(client, 2 * CALLS + 200);
    const warm = chosen.splice(0, 200);
    await timesOf(warm.slice(0, 100), { check: till.check, redeem: till.redeem });
    const bare = bareSql(client);
    await timesOf(warm.slice(100), bare);
    const theirs = await timesOf(chosen.slice(0, CALLS), bare);
    const ours = await timesOf(chosen.slice(CALLS), till);
    const many = `${codes.toLocaleString('en-US')} codes`;
    return (['check', 'redeem'] as const).flatMap((deed): (Row | Bound)[] => [
      {
        number: 'B19',
        what: `${deed} a code among ${many}, ms`,
        ours: ours[deed],
        peer: 'its SQL alone',
        theirs: theirs[deed],
        reach: null,
        isLess: true,
      },
      {
        number: 'B19',
        what: `${deed} a code among ${many}, p95 in ms`,
        limit: MOST_P95,
        ours: [spreadOf(ours[deed]).p95],
      },
    ]);
  });
}

type Deeds = Readonly<Record<keyof Times, (code: Buffer) => Promise<void>>>;

async function timesOf(codes: readonly Buffer[], { check, redeem }: Deeds): Promise<Times> {
  const times = { check: [] as number[], redeem: [] as number[] };
  for (const code of codes)
    for (const [deed, work] of [
      ['check', check],
      ['redeem', redeem],
    ] as const) {
      const began = performance.now();
      await work(code);
      times[deed].push(performance.now() - began);
    }
  return times;
}

async function openCounter({ call }: Owner): Promise<Deeds> {
  const made = await call('POST', '/api/v1/counters', { id: randomUUID(), name: 'Bench' });
  const { secret, pin } = (await made.json()) as { secret: string; pin: string };
  const session = await call('POST', '/api/v1/till/session', { secret, pin });
  const { token } = (await session.json()) as { token: string };
  const authorization = `Counter ${secret}.${token}`;
  const ask = async (method: 'POST' | 'PUT', path: string, code: Buffer, state: string) => {
    const text = formatCode(code);
    const answer = await call(method, `/api/v1/till/${path}`, { text }, { authorization });
    const said = (await answer.json()) as { readonly state: string };
    if (said.state !== state) throw new Error(`A code is ${said.state}.`);
  };
  return {
    check: (code) => ask('POST', 'check', code, 'valid'),
    redeem: (code) => ask('PUT', `uses/${randomUUID()}`, code, 'redeemed'),
  };
}

/** The least that is needed: the code with its coupon; the use and its day, in one transaction. */
function bareSql(client: pg.Client): Deeds {
  return {
    async check(code) {
      await client.query({
        name: 'bench check',
        text: `select codes.*, projects.name, projects.active, expiration_date, terms_conditions
          from codes join code_series on code_series.number = codes.series
          join projects on projects.id = code_series.coupon_id where code = $1`,
        values: [code],
      });
    },
    async redeem(code) {
      await client.query('begin');
      await client.query({
        name: 'bench take',
        text: `update codes set used_at = now() where code = $1 and used_at is null and state = 'active'`,
        values: [code],
      });
      await client.query({
        name: 'bench use',
        text: `insert into coupon_uses (account_id, counter, press, coupon_id, coupon_name, code)
          select counters.account_id, counters.number, $2, coupon_id, 'Bench', $1
          from counters, codes join code_series on code_series.number = codes.series
          where codes.code = $1 limit 1`,
        values: [code, randomUUID()],
      });
      await client.query('commit');
    },
  };
}

async function randomCodes(client: pg.Client, count: number): Promise<Buffer[]> {
  const { rows } = await client.query<{ code: Buffer }>(
    `select code from codes tablesample bernoulli (1) where random() < 0.2 limit $1`,
    [count],
  );
  return rows.map(({ code }) => code);
}
