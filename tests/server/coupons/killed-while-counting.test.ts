import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { MARA, sharedServices } from '../support/services-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';

/** Views that a kill may lose. */
const PROMISED_MS = 10_000;
const AGENT = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile';

const services = sharedServices();

async function viewsOf(id: string): Promise<number> {
  const [row] = await services.query<{ views: number }>`select views from coupon_counts
    where coupon_id = ${id}`;
  return row?.views ?? 0;
}

test('[OBS-02] a killed server loses no view older than ten seconds @long', async () => {
  const id = await saveCoupon(services, MARA);
  const script = join(import.meta.dirname, 'counting-process.ts');
  const counting = spawn(process.execPath, [script, services.databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await once(createInterface(counting.stdout), 'line');
  const visit = async () => {
    const page = await fetch(`${address}/r/${id}`, { headers: { 'user-agent': AGENT } });
    expect(page.status).toBe(200);
  };
  for (let view = 0; view < 40; view += 1) await visit();
  await vi.waitFor(async () => expect(await viewsOf(id)).toBe(40), PROMISED_MS);
  // Counted just before the kill: this one may be lost.
  await visit();
  counting.kill('SIGKILL');
  await once(counting, 'exit');
  expect([40, 41]).toContain(await viewsOf(id));
});
