import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createS3MediaStore } from '../../../server/media/s3-media-store.ts';
import { shared } from '../../support/shared.ts';
import { openS3StandIn } from '../media/s3-stand-in.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

const TOKEN = 'a-token-for-the-metrics';

describe('monitoring', () => {
  const stopping = new AbortController();
  const standIn = shared(openS3StandIn);
  const services = sharedServices({}, async () => ({
    media: createS3MediaStore(standIn.settings),
    stopping: stopping.signal,
  }));
  const ask = (url: string) => services.visit(url);

  test('[API-13] reports that the process runs and is ready', async () => {
    expect((await ask('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await ask('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  test.each(['/healthz', '/readyz', '/metrics', '/nothing'])(
    '[SAFE-08] %s is served with its own type and is not sniffed',
    async (url) => {
      expect((await ask(url)).headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('[API-13] reports the stop first; running calls are still answered, and connections close', async () => {
    expect((await ask('/healthz')).headers.connection).toBe('keep-alive');
    stopping.abort();
    expect((await ask('/readyz')).statusCode).toBe(503);
    const call = await services.get(MARA, '/api/v1/color/all');
    expect([call.statusCode, call.headers.connection]).toEqual([200, 'close']);
  });
});

describe('metrics', () => {
  const services = sharedServices();
  const read = (from: string, headers: Record<string, string> = {}) =>
    services.visit('/metrics', { remoteAddress: from, headers });

  test('[API-13] count responses by route and status, connections and queues; they contain no link and no person', async () => {
    const id = await saveCoupon(services);
    await services.get(null, `/api/v1/coupon/${id}`);
    await services.get(null, '/api/v1/coupon/00000000-0000-4000-8000-000000000000');

    const { body, headers } = await read('127.0.0.1');
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const lines = body.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'tearline_http_requests_total{method="POST",route="/api/v1/project",status="201"} 1',
        'tearline_http_requests_total{method="GET",route="/api/v1/coupon/:id",status="200"} 1',
        'tearline_http_requests_total{method="GET",route="/api/v1/coupon/:id",status="404"} 1',
        'tearline_http_request_duration_seconds_count{method="GET",route="/api/v1/coupon/:id"} 2',
        'tearline_requests_under_way{state="active"} 0',
        'tearline_requests_under_way{state="refusing"} 0',
        'tearline_database_connections{state="waiting"} 0',
        'tearline_mail_outbox{state="waiting"} 1',
        'tearline_mail_outbox{state="failed"} 0',
        'tearline_wallet_deliveries{state="failed"} 0',
      ]),
    );
    expect(body).toMatch(/^tearline_nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    expect(body).not.toMatch(new RegExp(`${id}|mara|tearline\\.test|[\\da-f]{8}-`));
  });

  test('[API-13] without a token are for this machine only', async () => {
    const asked = await Promise.all([
      read('127.0.0.1'),
      read('::1'),
      read('203.0.113.9'),
      read('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }),
      read('127.0.0.1', { forwarded: 'for=203.0.113.9' }),
    ]);
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404, 404]);
  });
});

describe('metrics with a token', () => {
  const services = sharedServices({ METRICS_TOKEN: TOKEN, STATEMENT_SECONDS: '1' });
  beforeAll(async () => {
    services.app.get('/slow', async () => sql`select pg_sleep(30)`.execute(services.database));
  });

  test('[API-13] require the token, from any address', async () => {
    const shown = [`Bearer ${TOKEN}`, 'Bearer a-token-for-something-else', `Basic ${TOKEN}`, ''];
    const asked = await Promise.all(
      shown.map((authorization) =>
        services.visit('/metrics', { remoteAddress: '203.0.113.9', headers: { authorization } }),
      ),
    );
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401, 401]);
    const local = await services.visit('/metrics');
    expect(local.statusCode).toBe(401);
  });

  test('[API-13] a statement beyond its time limit is ended, and its request answered 503', async () => {
    const answer = await services.visit('/slow');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    const open = services.query`select from pg_stat_activity
      where datname = current_database() and query like '%pg_sleep(30)%'
        and pid <> pg_backend_pid() and state = 'active'`;
    expect(await open).toEqual([]);
  });
});
