import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { poolUse } from '../../../server/db/database.ts';
import { readContract } from '../../../server/http/contract/contract-document.ts';
import type { MediaStore } from '../../../server/media/media-store.ts';
import { expectContractAnswer } from '../support/contract-answers.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import { sendCoupon } from '../support/saved-coupon.ts';
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

/** Services for so many requests at once, whose files are stored when the test says so. */
function heldServices(most: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const media: MediaStore = {
    put: () => promise,
    read: async () => null,
    remove: async () => undefined,
    check: async () => true,
  };
  const services = sharedServices({ REQUESTS_AT_ONCE: most }, async () => ({ media }));
  return { services, store: resolve };
}

async function expectActive({ visit }: Services, active: number): Promise<void> {
  const line = `tearline_requests_under_way{state="active"} ${active}\n`;
  const isCounted = async () => expect((await visit('/metrics')).body).toContain(line);
  await vi.waitFor(isCounted, { timeout: 20_000 });
}

/** Services whose only connection to the database is in use until the test gives it back. */
async function openWithoutConnection() {
  const services = await openServices({ DATABASE_POOL: '1', DATABASE_QUEUE: '2' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  const held = services.database.connection().execute(async (connection) => {
    await sql`select 1`.execute(connection);
    take();
    await released;
  });
  await taken;
  onTestFinished(() => {
    release();
    return services.close();
  });
  const expectWaiting = (waiting: number) =>
    expect.poll(() => poolUse(services.database).waiting, { timeout: 4_000 }).toBe(waiting);
  const giveBack = async (): Promise<void> => {
    release();
    await held;
  };
  return { services, expectWaiting, giveBack };
}

describe('with the maximum of running requests', () => {
  const { services, store } = heldServices('1');
  let underWay: Promise<{ readonly statusCode: number }>;
  beforeAll(async () => {
    underWay = sendCoupon(services);
    await expectActive(services, 1);
  });
  afterAll(() => store());

  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '[API-13] %s is answered 503 at once, with Retry-After',
    async (_id, { method, path }) => {
      const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const refused = await services.visit(url, {
        method: method as 'GET',
        headers: { authorization: `Bearer ${await services.token(ADA)}` },
      });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
      expectContractAnswer(method, url, refused);
    },
  );

  test('[API-13] health and readiness still answer, and metrics count the refusals', async () => {
    const asked = ['/healthz', '/readyz', '/metrics'].map((url) => services.visit(url));
    const [alive, ready, metrics] = await Promise.all(asked);
    expect([alive?.statusCode, ready?.statusCode]).toEqual([200, 200]);
    expect(metrics?.body).toContain('tearline_requests_under_way{state="refusing"} 1\n');
  });

  test('[API-13] after one ends, others are answered', async () => {
    store();
    expect((await underWay).statusCode).toBe(201);
    const status = async () => (await services.get(MARA, COLORS)).statusCode;
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
  });
});

test('[API-13] with the only connection in use and the maximum of waiting requests, refuses the next at once, and answers the waiting ones', async () => {
  const { services, expectWaiting, giveBack } = await openWithoutConnection();
  const waiting = [1, 2].map(() => services.get(MARA, COLORS));
  await expectWaiting(2);

  const refused = await services.get(MARA, COLORS);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  // This answer did not need a free connection.
  expect(poolUse(services.database)).toEqual({ open: 1, idle: 0, waiting: 2 });

  await giveBack();
  const answers = await Promise.all(waiting);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('[SAFE-11] a queue for the database that other work or one network has filled does not refuse another network', async () => {
  const { services, expectWaiting, giveBack } = await openWithoutConnection();
  const authorization = `Bearer ${await services.token(MARA)}`;
  const ask = async (remoteAddress: string) =>
    (await services.visit(COLORS, { remoteAddress, headers: { authorization } })).statusCode;
  const work = [1, 2].map(() => sql`select 1`.execute(services.database));
  await expectWaiting(2);
  const first = ask('192.0.2.1');
  await expectWaiting(3);
  expect(await ask('192.0.2.1')).toBe(503);
  const other = ask('192.0.2.2');
  await expectWaiting(4);
  await giveBack();
  expect(await Promise.all([first, other])).toEqual([200, 200]);
  await Promise.all(work);
});

describe('with an incomplete body', () => {
  const { services, store } = heldServices('1');

  test('[SAFE-11] a request counts once its body is complete, and is then refused if too many are running', async () => {
    const payload = new PassThrough();
    const late = services.visit('/api/wallet/apple/v1/log', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      payload,
    });
    payload.write('{"logs":');
    await expect.poll(() => payload.readableLength, { timeout: 20_000 }).toBe(0);
    await expectActive(services, 0);
    const saved = sendCoupon(services);
    await expectActive(services, 1);
    payload.end('["a"]}');
    expect((await late).statusCode).toBe(503);
    store();
    expect((await saved).statusCode).toBe(201);
  });
});

describe('with two networks', () => {
  const { services, store } = heldServices('4');

  test('[SAFE-11] one has no more running requests than it leaves free for others', async () => {
    const payload = await bakeryCoupon();
    const save = async (remoteAddress: string, person = MARA) =>
      services.visit('/api/v1/project', {
        method: 'POST',
        remoteAddress,
        headers: { authorization: `Bearer ${await services.token(person)}` },
        payload,
      });
    const first = [save('2001:db8:1:2::1'), save('2001:db8:1:2::2')];
    await expectActive(services, 2);
    expect((await save('2001:db8:1:2::3')).statusCode).toBe(503);
    const other = save('192.0.2.1', OTTO);
    await expectActive(services, 3);
    store();
    const answers = await Promise.all([...first, other]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  });
});
