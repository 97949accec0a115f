import { randomUUID } from 'node:crypto';
import { formatCode } from '../../src/domain/codes/code.ts';
import { withClient } from '../../server/db/postgres-connection.ts';
import { share } from '../../scripts/testing/attack/waits.ts';
import type { Bound } from '../report/table.ts';
import type { Owner } from './owner.ts';

const CALLS = Number(process.env['BENCH_CALLS'] ?? 2_000);
const WARM_CALLS = 100;
/** ms on the services' side (TILL-02). */
const MOST_P95 = 100;

/** Checks and redeems random codes one after the other. */
export async function measureTill(owner: Owner, codes: number): Promise<readonly Bound[]> {
  await withClient(owner.databaseUrl, async (client) => {
    await client.query('vacuum analyze codes');
    await client.query('checkpoint');
  });
  const deeds = await openCounter(owner);
  const chosen = await randomCodes(owner, CALLS + WARM_CALLS);
  const times = { check: [] as number[], redeem: [] as number[] };
  for (const code of chosen)
    for (const deed of ['check', 'redeem'] as const) {
      const began = performance.now();
      await deeds[deed](code);
      times[deed].push(performance.now() - began);
    }
  return (['check', 'redeem'] as const).map((deed) => ({
    number: 'B19',
    what: `${deed} a code among ${codes.toLocaleString('en-US')} codes, p95 in ms`,
    limit: MOST_P95,
    ours: [share(times[deed].slice(WARM_CALLS), 0.95)],
  }));
}

async function openCounter({ send }: Owner) {
  const made = await send('POST', '/api/v1/counters', { id: randomUUID(), name: 'Bench' });
  const { secret, pin } = made as { secret: string; pin: string };
  const session = await send('POST', '/api/v1/till/session', { secret, pin });
  const { token } = session as { token: string };
  const authorization = `Counter ${secret}.${token}`;
  const ask = async (method: 'POST' | 'PUT', path: string, text: string, state: string) => {
    const answer = await send(method, `/api/v1/till/${path}`, { text }, { authorization });
    const said = answer as { readonly state: string };
    if (said.state !== state) throw new Error(`A code is ${said.state}.`);
  };
  return {
    check: (code: string) => ask('POST', 'check', code, 'valid'),
    redeem: (code: string) => ask('PUT', `uses/${randomUUID()}`, code, 'redeemed'),
  };
}

async function randomCodes({ databaseUrl }: Owner, count: number): Promise<readonly string[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ code: Buffer }>(
      `select code from codes tablesample bernoulli (1) where random() < 0.2 limit $1`,
      [count],
    ),
  );
  return rows.map(({ code }) => formatCode(code));
}
