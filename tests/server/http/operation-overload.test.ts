import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { poolUse } from '../../../server/db/database.ts';
import { readContract } from '../../../server/http/contract/contract-document.ts';
import type { MediaStore } from '../../../server/media/media-store.ts';
import { expectContractAnswer } from '../support/contract-answers.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import {
  ADA,
  MARA,
  OTTO,
  openServices,
  sharedServices,
  type Services,
} from '../support/services-fixture.ts';

const { operations } = readContract();
const COLORS = '/api/v1/color/all';
const HOST = { host: 'tearline.test' };

async function expectActive({ app }: Services, active: number): Promise<void> {
  const line = `tearline_requests_under_way{state="active"} ${active}\n`;
  await vi.waitFor(
    async () => expect((await app.inject({ url: '/metrics', headers: HOST })).body).toContain(line),
    { timeout: 20_000 },
  );
}

describe('with the maximum of running requests', () => {
  const stored = Promise.withResolvers<void>();
  let services: Services;
  let underWay: Promise<{ readonly statusCode: number }>;
  beforeAll(async () => {
    const media: MediaStore = {
      put: () => stored.promise,
      read: async () => null,
      remove: async () => undefined,
      check: async () => true,
    };
    services = await openServices({ REQUESTS_AT_ONCE: '1' }, { media });
    underWay = services.post(MARA, '/api/v1/project', await bakeryCoupon());
    await expectActive(services, 1);
  });
  afterAll(async () => {
    stored.resolve();
    await services.close();
  });

  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '[API-13] %s is answered 503 at once, with Retry-After',
    async (_id, { method, path }) => {
      const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const refused = await services.app.inject({
        method: method as 'GET',
        url,
        headers: { ...HOST, authorization: `Bearer ${await services.token(ADA)}` },
      });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
      expectContractAnswer(method, url, refused);
    },
  );

  test('[API-13] health and readiness still answer, and metrics count the refusals', async () => {
    const asked = ['/healthz', '/readyz', '/metrics'].map((url) =>
      services.app.inject({ url, headers: HOST }),
    );
    const [alive, ready, metrics] = await Promise.all(asked);
    expect([alive?.statusCode, ready?.statusCode]).toEqual([200, 200]);
    expect(metrics?.body).toContain('tearline_requests_under_way{state="refusing"} 1\n');
  });

  test('[API-13] after one ends, others are answered', async () => {
    stored.resolve();
    expect((await underWay).statusCode).toBe(201);
    await vi.waitFor(
      async () => expect((await services.call(MARA, { url: COLORS })).statusCode).toBe(200),
      { timeout: 20_000 },
    );
  });
});

describe('with the only connection in use and the maximum of waiting requests', () => {
  const released = Promise.withResolvers<void>();
  let services: Services;
  beforeAll(async () => {
    services = await openServices({ DATABASE_POOL: '1', DATABASE_QUEUE: '2' });
  });
  afterAll(async () => {
    released.resolve();
    await services.close();
  });

  test('[API-13] refuses the next at once, and answers the waiting ones', async () => {
    const taken = Promise.withResolvers<void>();
    const held = services.database.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection);
      taken.resolve();
      await released.promise;
    });
    await taken.promise;
    const waiting = [1, 2].map(() => services.call(MARA, { url: COLORS }));
    await vi.waitFor(() => expect(poolUse(services.database).waiting).toBe(2), { timeout: 4_000 });

    const refused = await services.call(MARA, { url: COLORS });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    // This answer did not need a free connection.
    expect(poolUse(services.database)).toEqual({ open: 1, idle: 0, waiting: 2 });

    released.resolve();
    await held;
    const answers = await Promise.all(waiting);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
});

test('[SAFE-11] a full queue of one network for the database does not refuse another network', async () => {
  const services = await openServices({ DATABASE_POOL: '1', DATABASE_QUEUE: '2' });
  const released = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const held = services.database.connection().execute(async (connection) => {
    await sql`select 1`.execute(connection);
    taken.resolve();
    await released.promise;
  });
  await taken.promise;
  const authorization = `Bearer ${await services.token(MARA)}`;
  const ask = async (remoteAddress: string) =>
    (await services.app.inject({ url: COLORS, remoteAddress, headers: { ...HOST, authorization } }))
      .statusCode;
  const many = [1, 2].map(() => ask('192.0.2.1'));
  await vi.waitFor(() => expect(poolUse(services.database).waiting).toBe(2), { timeout: 4_000 });
  expect(await ask('192.0.2.1')).toBe(503);
  const other = ask('192.0.2.2');
  await vi.waitFor(() => expect(poolUse(services.database).waiting).toBe(3), { timeout: 4_000 });
  released.resolve();
  await held;
  expect(await Promise.all([...many, other])).toEqual([200, 200, 200]);
  await services.close();
});

describe('with incomplete bodies', () => {
  const unfinished = [new PassThrough(), new PassThrough()];
  const services = sharedServices({ REQUESTS_AT_ONCE: '1' });

  test('[SAFE-11] a request counts once its body is complete, and is then refused if too many are running', async () => {
    const sent = unfinished.map((payload) =>
      services.app.inject({
        method: 'POST',
        url: '/api/wallet/apple/v1/log',
        headers: { ...HOST, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
        payload,
      }),
    );
    for (const body of unfinished) body.write('{"logs":');
    for (const body of unfinished)
      await vi.waitFor(() => expect(body.readableLength).toBe(0), { timeout: 20_000 });
    await expectActive(services, 0);
    expect((await services.call(MARA, { url: COLORS })).statusCode).toBe(200);
    for (const body of unfinished) body.end('["a"]}');
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).not.toEqual([]);
  });
});

describe('with two networks', () => {
  const stored = Promise.withResolvers<void>();
  let services: Services;
  beforeAll(async () => {
    const media: MediaStore = {
      put: () => stored.promise,
      read: async () => null,
      remove: async () => undefined,
      check: async () => true,
    };
    services = await openServices({ REQUESTS_AT_ONCE: '4' }, { media });
  });
  afterAll(() => services.close());

  test('[SAFE-11] one has no more running requests than it leaves free for others', async () => {
    const payload = await bakeryCoupon();
    const save = async (remoteAddress: string, person = MARA) =>
      services.app.inject({
        method: 'POST',
        url: '/api/v1/project',
        remoteAddress,
        headers: { ...HOST, authorization: `Bearer ${await services.token(person)}` },
        payload,
      });
    const first = [save('2001:db8:1:2::1'), save('2001:db8:1:2::2')];
    await expectActive(services, 2);
    expect((await save('2001:db8:1:2::3')).statusCode).toBe(503);
    const other = save('192.0.2.1', OTTO);
    await expectActive(services, 3);
    stored.resolve();
    const answers = await Promise.all([...first, other]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  });
});
