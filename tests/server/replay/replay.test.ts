import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { allowReplay } from '../../../server/http/answers/replayable.ts';
import { createReplay, type SentAnswer } from '../../../server/replay/replay.ts';
import type { CachedResponse } from '../../../server/replay/response-cache.ts';
import { ask, type Asked, got } from '../support/asked-server.ts';
import { builtPage } from '../../support/public-page.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices, sharedServices } from '../support/services-fixture.ts';

describe('a replay', () => {
  let app: FastifyInstance;
  let origin: string;
  let handled: number;
  let isRight: boolean;
  let admits: boolean;
  let sent: SentAnswer[];
  beforeEach(async () => {
    [handled, isRight, admits, sent] = [0, true, true, []];
    const replay = createReplay({ overload: { connectionsAtOnce: 1_000 }, trustProxy: false });
    app = Fastify({ serverFactory: replay.serverFactory });
    replay.begin(app, {
      admits: () => admits,
      visitorOf: () => '127.0.0.1',
      answered: (one) => void sent.push(one),
    });
    app.get('/r/:id', async (request, reply) => {
      handled += 1;
      allowReplay(reply, { isRight: () => isRight });
      reply.header('etag', '"1"').header('x-request-id', request.id);
      return request.headers['if-none-match'] === '"1"' ? reply.code(304).send() : 'A coupon.';
    });
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => app.close());

  test('[API-13] repeats a stored response with a new id, without Fastify', async () => {
    const first = await ask(origin, { path: '/r/a' });
    const second = await ask(origin, { path: '/r/a' });
    expect(handled).toBe(1);
    expect(got(second.status, second.all, Buffer.from(second.body, 'base64'))).toEqual(
      got(first.status, first.all, Buffer.from(first.body, 'base64')),
    );
    expect(second.all['x-request-id']).not.toBe(first.all['x-request-id']);
    expect(sent).toMatchObject([
      {
        answer: { status: 200, route: '/r/:id' },
        shown: { couponId: 'a' },
        requestId: second.all['x-request-id'],
      },
    ]);
  });

  test('[SAFE-01] keeps the bytes of an answer and no buffer around them', async () => {
    await ask(origin, { path: '/r/a' });
    await ask(origin, { path: '/r/a' });
    const bodies = sent.map(({ answer }) => (answer as CachedResponse).body);
    expect(bodies.map((body) => [body?.length, body?.buffer.byteLength])).toEqual([[9, 9]]);
  });

  test('[PUB-10] passes outdated, refused and unknown requests to Fastify', async () => {
    await ask(origin, { path: '/r/a' });
    isRight = false;
    await ask(origin, { path: '/r/a' });
    isRight = true;
    await ask(origin, { path: '/r/a' });
    admits = false;
    await ask(origin, { path: '/r/a' });
    admits = true;
    await ask(origin, { path: '/r/a?b=1' });
    await ask(origin, { path: '/r/a?b=1' });
    await ask(origin, { path: '/r/a', method: 'HEAD' });
    await ask(origin, { path: '/r/a', headers: { 'if-none-match': '"0", "1"' } });
    await ask(origin, { path: '/r/a', headers: { 'accept-encoding': 'br' } });
    expect([handled, sent.length]).toEqual([9, 0]);
  });

  test('[PUB-02] repeats a 304 to a client with the same version', async () => {
    const headers = { 'if-none-match': '"1"' };
    const answers = [
      await ask(origin, { path: '/r/a', headers }),
      await ask(origin, { path: '/r/a', headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([304, 304]);
    expect(sent.map(({ answer }) => answer.status)).toEqual([304]);
  });
});

describe('page and data of a coupon', () => {
  const services = sharedServices({}, async () => ({
    publicPage: await builtPage(),
    listens: true,
  }));
  let origin: string;
  let id: string;
  let inactiveId: string;
  beforeAll(async () => {
    id = await saveCoupon(services, MARA);
    inactiveId = await saveCoupon(services, MARA);
    const url = `/api/v1/project/${inactiveId}/deactivate`;
    await services.call(MARA, { method: 'PATCH', url });
    origin = await services.app.listen({ host: '127.0.0.1', port: 0 });
  });

  test.each(['/r/', '/api/v1/coupon/'])(
    '[API-13] %s is the same through Fastify and replayed: status, headers, bytes',
    async (route) => {
      const path = `${route}${id}`;
      const cases: Asked[] = [
        { path },
        { path, headers: { 'accept-encoding': 'gzip, deflate, br' } },
        { path, headers: { 'accept-encoding': 'gzip' } },
        { path, headers: { range: 'bytes=0-9' } },
        { path, method: 'HEAD' },
        { path: `${path}?unknown=1` },
        { path: `${route}${inactiveId}` },
        { path: `${route}9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11` },
        { path: path.toUpperCase().replace(route.toUpperCase(), route) },
      ];
      const tag = String((await ask(origin, { path })).headers['etag']);
      for (const held of [tag, `W/${tag}`, '"other"', '*'])
        cases.push({ path, headers: { 'if-none-match': held } });
      for (const one of cases) {
        const through = await services.app.inject({
          method: one.method ?? 'GET',
          url: one.path,
          headers: { host: 'tearline.test', ...one.headers },
        });
        const expected = got(through.statusCode, through.headers, through.rawPayload);
        for (let time = 0; time < 3; time += 1) {
          const { all: _all, ...answer } = await ask(origin, one);
          const isProblem = answer.status === 400 || (answer.status > 400 && route !== '/r/');
          // A problem document names the request.
          expect(isProblem ? answer.status : answer).toEqual(
            isProblem ? expected.status : expected,
          );
        }
      }
    },
    60_000,
  );

  test('[OBS-02] replayed pages are counted like the others, in views and in metrics', async () => {
    const seen = await saveCoupon(services, MARA);
    const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16; K) Chrome/142.0 Mobile' };
    for (let view = 0; view < 3; view += 1)
      await ask(origin, { path: `/r/${seen}`, headers: agent });
    await ask(origin, { path: `/r/${seen}`, headers: { ...agent, 'sec-gpc': '1' } });
    const counts = services.database
      .selectFrom('coupon_counts')
      .select('views')
      .where('coupon_id', '=', seen);
    await vi.waitFor(async () => expect(await counts.execute()).toEqual([{ views: 3 }]), 20_000);
    const { body } = await services.app.inject({
      url: '/metrics',
      headers: { host: 'tearline.test' },
    });
    const [, count] =
      /requests_total\{method="GET",route="\/r\/:id",status="200"\} (\d+)/.exec(body) ?? [];
    expect(Number(count)).toBeGreaterThanOrEqual(4);
  });
});

test('[API-13] replayed answers count against the limit of an address like the others @long', async () => {
  const limited = await openServices(
    { LIMIT_PUBLIC: '3' },
    { publicPage: await builtPage(), listens: true },
  );
  try {
    const id = await saveCoupon(limited, MARA);
    const origin = await limited.app.listen({ host: '127.0.0.1', port: 0 });
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1)
      statuses.push((await ask(origin, { path: `/r/${id}` })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  } finally {
    await limited.close();
  }
});
