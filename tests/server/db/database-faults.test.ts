import { afterEach, beforeAll, expect, test } from 'vitest';
import { shared } from '../../support/shared.ts';
import { FAULTS, openFaultProxy } from '../support/fault-proxy.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

/** Seconds: one for a statement, one for the network; the rest is for a busy machine. */
const LIMIT_MS = 6_000;

const inside = sharedServices();
const proxy = shared(() => openFaultProxy(inside.databaseUrl));
const settings = { DATABASE_POOL: '2', STATEMENT_SECONDS: '1', DATABASE_WAIT_SECONDS: '1' };
const services = sharedServices(settings, async () => {
  const databaseUrl = proxy.through(inside.databaseUrl);
  return { onDatabaseOf: { ...inside, databaseUrl }, listens: true };
});
let id: string;
beforeAll(async () => {
  id = await saveCoupon(services, MARA);
});
afterEach(() => proxy.befall(null));

const ask = async (path: string) => (await services.visit(path)).statusCode;
const recipient = () => ask(`/api/v1/coupon/${id}`);
const owner = async () => (await services.get(MARA, `/api/v1/project/${id}`)).statusCode;
const change = async () =>
  (await services.patch(MARA, `/api/v1/project/${id}/activate`)).statusCode;

test.each(FAULTS.map((fault) => [fault, fault === 'latency' ? 200 : 503] as const))(
  '[SAFE-09] with a %s of the database, owners get %i in time, recipients see their coupon, and all recovers with it',
  async (fault, status) => {
    expect([await owner(), await change(), await recipient()]).toEqual([200, 200, 200]);
    await proxy.befall(fault);
    const begun = performance.now();
    expect(await Promise.all([owner(), change(), recipient()])).toEqual([status, status, 200]);
    expect(performance.now() - begun).toBeLessThan(LIMIT_MS);
    expect(await ask('/healthz')).toBe(200);

    await proxy.befall(null);
    expect([await owner(), await change()]).toEqual([200, 200]);
  },
);
