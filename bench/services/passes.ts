import { openDatabase } from '../../server/db/database.ts';
import { openServices, timeCall } from '../product/services.ts';
import { storeCoupons } from '../public/coupons.ts';
import type { Bound } from '../report/table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 25);
/** New processes run uncompiled code at first. */
const WARM_CALLS = 500;

/** The first request of a pass, which draws and signs it (B7). */
export async function measurePasses(url: string, dataDir: string): Promise<readonly Bound[]> {
  const [warm = '', ...ids] = await storeCoupons(url, dataDir, ROUNDS + 1);
  const database = openDatabase({ url, connections: 4, onIdleError: () => undefined });
  const app = await openServices(database, dataDir, url);
  const addressOf = (id: string) => `/api/v1/media/coupons/${id}/pkpass`;
  try {
    for (let call = 0; call < WARM_CALLS; call += 1) await timeCall(app, { url: addressOf(warm) });
    const ours: number[] = [];
    for (const id of ids) ours.push(await timeCall(app, { url: addressOf(id) }));
    return [{ number: 'B7', what: 'pass, first request, ms', ours, limit: 50 }];
  } finally {
    await app.close();
    await database.destroy();
  }
}
