import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { poolUse } from '../../../server/db/database.ts';
import { readContract } from '../../../server/http/contract-document.ts';
import { expectContractAnswer } from '../support/contract-answers.ts';
import { ADA, MARA, openServices, type Services } from '../support/services-fixture.ts';

const { operations } = readContract();
const COLORS = '/api/v1/color/all';
const HOST = { host: 'tearline.test' };

describe('with as many calls under way as may be', () => {
  const unfinished = new PassThrough();
  let services: Services;
  let underWay: Promise<{ readonly statusCode: number }>;
  beforeAll(async () => {
    services = await openServices({ REQUESTS_AT_ONCE: '1' });
    const authorization = `Bearer ${await services.token(MARA)}`;
    underWay = services.app.inject({
      method: 'POST',
      url: '/api/v1/project',
      headers: { ...HOST, authorization, 'content-type': 'application/json' },
      payload: unfinished,
    });
    unfinished.write('{"description":');
    await vi.waitFor(
      async () => {
        const metrics = await services.app.inject({ url: '/metrics', headers: HOST });
        expect(metrics.body).toContain('tearline_requests_under_way{state="active"} 1\n');
      },
      { timeout: 20_000 },
    );
  });
  afterAll(async () => {
    unfinished.end();
    await services.close();
  });

  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '[API-13] %s is answered 503 at once, with a time to come back',
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

  test('[API-13] the process still says that it runs and is ready, and its metrics that it refuses', async () => {
    const asked = ['/healthz', '/readyz', '/metrics'].map((url) =>
      services.app.inject({ url, headers: HOST }),
    );
    const [alive, ready, metrics] = await Promise.all(asked);
    expect([alive?.statusCode, ready?.statusCode]).toEqual([200, 200]);
    expect(metrics?.body).toContain('tearline_requests_under_way{state="refusing"} 1\n');
  });

  test('[API-13] once it is answered, others are', async () => {
    unfinished.end('"');
    expect((await underWay).statusCode).toBe(400);
    await vi.waitFor(
      async () => expect((await services.call(MARA, { url: COLORS })).statusCode).toBe(200),
      { timeout: 20_000 },
    );
  });
});

describe('with the only connection taken and as many calls waiting as may', () => {
  const released = Promise.withResolvers<void>();
  let services: Services;
  beforeAll(async () => {
    services = await openServices({ DATABASE_POOL: '1', DATABASE_QUEUE: '2' });
  });
  afterAll(async () => {
    released.resolve();
    await services.close();
  });

  test('[API-13] the next is refused at once, and those that wait are answered', async () => {
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
    // Nothing had to be given back for this answer.
    expect(poolUse(services.database)).toEqual({ open: 1, idle: 0, waiting: 2 });

    released.resolve();
    await held;
    const answers = await Promise.all(waiting);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
});
