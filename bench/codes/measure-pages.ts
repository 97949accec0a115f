import { formatCode } from '../../src/domain/codes/code.ts';
import { withClient } from '../../server/db/postgres-connection.ts';
import { pageOf, timeEach } from '../public/load.ts';
import type { Bound } from '../report/table.ts';
import type { Owner } from './owner.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const AT_ONCE = 32;
const PAGES = 5_000;
/** ms: 300 pages a second. A mailing of a million letters brings some hundred (SER-02). */
const EACH_MS = 3.3;

/** Pages of different codes. */
export async function measurePages({ call, databaseUrl }: Owner): Promise<readonly Bound[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ code: Buffer }>('select code from codes limit $1', [PAGES]),
  );
  const pages = rows.map(({ code }) => pageOf(`/c/${formatCode(code)}`));
  // A new process runs uncompiled code at first, and the first visit of each code is noted.
  await timeEach(call, pages, AT_ONCE);
  const ours: number[] = [];
  while (ours.length < ROUNDS) ours.push(await timeEach(call, pages, AT_ONCE));
  return [{ number: 'B18', what: 'page of a code, ms each', ours, limit: EACH_MS }];
}
