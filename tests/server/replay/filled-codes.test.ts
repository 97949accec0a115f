/** Pages of codes that are filled in without Fastify (SER-02). */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createCodeReader } from '../../../server/codes/code-reader.ts';
import { allowFilling, type FillAnswer } from '../../../server/http/answers/replayable.ts';
import { createReplay } from '../../../server/replay/replay.ts';
import { parseCode } from '../../../src/domain/codes/code.ts';
import { builtPage } from '../../support/public-page.ts';
import { ask, type Asked, got } from '../support/asked-server.ts';
import { makeCodes, openPhone } from '../support/counter-fixture.ts';
import { IPHONE } from '../support/page-visit.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices, sharedServices } from '../support/services-fixture.ts';
import { watchDatabase } from '../support/watched-database.ts';

const UNKNOWN = '0123456789ABCDEF';
/** Bytes. Linux keeps up to 10 MB of one connection. */
const LARGER_THAN_SOCKETS = 32_000_000;
const PACKED = { 'accept-encoding': 'gzip, deflate, br' };

const services = sharedServices({}, async () => ({ publicPage: await builtPage(), listens: true }));
let origin: string;
let coupon: string;
let codes: readonly string[];
beforeAll(async () => {
  coupon = await saveCoupon(services, MARA);
  codes = await makeCodes(services, MARA, coupon, ['HM-"1" & <b>', 'HM-2', 'HM-3', 'HM-4']);
  origin = await services.app.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);

/** Asks Fastify, without the replay in front of it. */
async function through({ path, method = 'GET', headers = {} }: Asked) {
  const {
    statusCode,
    headers: all,
    rawPayload,
  } = await services.app.inject({
    method,
    url: path,
    headers: { host: 'tearline.test', ...headers },
  });
  return got(statusCode, all, rawPayload);
}

async function over(asked: Asked) {
  const { status, headers, body } = await ask(origin, asked);
  return { status, headers, body };
}

const setActive = (active: boolean) => {
  const url = `/api/v1/project/${coupon}/${active ? 'activate' : 'deactivate'}`;
  return services.call(MARA, { method: 'PATCH', url });
};

test('[SER-02] after a first page, Fastify answers no other address of that page', async () => {
  const replay = createReplay({ overload: { connectionsAtOnce: 1_000 }, trustProxy: false });
  const app = Fastify({ serverFactory: replay.serverFactory });
  const shared: object = {};
  const sent: unknown[] = [];
  let handled = 0;
  replay.begin(app, {
    admits: ({ url }) => url !== '/c/refused',
    visitorOf: () => '203.0.113.7',
    answered: ({ answer, shown }) => void sent.push([answer.status, answer.route, shown]),
  });
  const fill: FillAnswer = (request, visitorOf) => {
    const { url = '' } = request;
    if (!url.startsWith('/c/')) return null;
    const code = Buffer.from(url);
    const filled = { page: shared, encoding: 'identity', opened: code } as const;
    if (url === '/c/broken') return Promise.reject(new Error('The database is away.'));
    return Promise.resolve(
      url === '/c/unknown'
        ? null
        : {
            ...filled,
            body: () => Buffer.from(`${visitorOf(request)} ${url}`),
            sent: () => undefined,
          },
    );
  };
  app.get('/c/:code', async (request, reply) => {
    handled += 1;
    allowFilling(reply, { page: shared, encoding: 'identity', fill });
    return reply.header('x-page', 'of the coupon').type('text/html').send(request.url);
  });
  const at = await app.listen({ host: '127.0.0.1', port: 0 });
  const bodyOf = async (path: string): Promise<string> => {
    const { all, body } = await ask(at, { path });
    expect(all).toMatchObject({ 'x-page': 'of the coupon', 'content-type': 'text/html' });
    return Buffer.from(body, 'base64').toString();
  };
  for (const path of ['/c/first', '/c/unknown', '/c/broken', '/c/refused'])
    expect(await bodyOf(path)).toBe(path);
  expect([handled, sent]).toEqual([4, []]);
  for (const path of ['/c/first', '/c/second'])
    expect(await bodyOf(path)).toBe(`203.0.113.7 ${path}`);
  expect([handled, sent]).toEqual([
    4,
    ['/c/first', '/c/second'].map((path) => [200, '/c/:code', { opened: Buffer.from(path) }]),
  ]);
  await app.close();
});

test('[SER-02] pages of codes are the same through Fastify and filled: status, headers, bytes', async () => {
  const [first = '', second = '', third = ''] = codes;
  const asked = ([first, second, third.toLowerCase(), UNKNOWN] as const).flatMap((code) => [
    { path: `/c/${code}` },
    { path: `/c/${code}?s=mail`, headers: PACKED },
    { path: `/c/${code}`, headers: { 'accept-encoding': 'br' } },
    { path: `/c/${code}`, method: 'HEAD' } as const,
  ]);
  for (const one of [...asked, ...asked]) expect(await over(one)).toEqual(await through(one));
});

test('[SER-06] [TILL-05] a filled page follows its code and its coupon at once', async () => {
  const [, , , code = ''] = codes;
  const page = { path: `/c/${code}`, headers: PACKED };
  const statuses: unknown[] = [];
  const look = async (): Promise<void> => {
    const direct = await over(page);
    const whole = await through(page);
    expect(direct).toEqual(whole);
    statuses.push(direct.status);
  };
  await look();
  await (await openPhone(services, MARA)).redeem(code);
  await look();
  await setActive(false);
  await look();
  await setActive(true);
  await look();
  await services.call(MARA, {
    method: 'PATCH',
    url: `/api/v1/project/${coupon}/household-codes/${code}`,
    body: { state: 'off' },
  });
  await look();
  expect(statuses).toEqual([200, 200, 410, 200, 410]);
});

test('[SER-02] a network that sent too many wrong codes gets no filled page either', async () => {
  const strict = await openServices(
    { LIMIT_WRONG_CODES: '2' },
    { onDatabaseOf: services, publicPage: await builtPage(), listens: true },
  );
  const at = await strict.app.listen({ host: '127.0.0.1', port: 0 });
  const [code = ''] = codes;
  const statuses: number[] = [];
  for (const one of [code, code, UNKNOWN, UNKNOWN, code, UNKNOWN, code])
    statuses.push((await ask(at, { path: `/c/${one}` })).status);
  await strict.close();
  expect(statuses).toEqual([200, 200, 404, 404, 200, 404, 429]);
});

test('[SER-02] codes that are asked for at one moment share queries, and fail with the first that fails', async () => {
  const { database, asked, close } = watchDatabase(services);
  const { find } = createCodeReader(database);
  const wanted = Array.from({ length: 200 }, (_, index) => [...codes, UNKNOWN][index % 5] ?? '');
  const ask200 = () => wanted.map((code) => find(parseCode(code) ?? new Uint8Array()));
  const found = await Promise.all(ask200());
  expect(found.map((one) => one?.value ?? null)).toEqual(
    wanted.map((code) => ['HM-"1" & <b>', 'HM-2', 'HM-3', 'HM-4'][codes.indexOf(code)] ?? null),
  );
  expect(asked).toHaveLength(4);
  await close();
  const failed = await Promise.allSettled(ask200());
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['rejected']));
});

test('[SER-02] codes that are asked for during queries share the next one', async () => {
  const { database, asked, close } = watchDatabase(services);
  const { find } = createCodeReader(database);
  const found = [];
  for (const code of codes) {
    found.push(find(parseCode(code) ?? new Uint8Array()));
    await nextTurn();
  }
  expect((await Promise.all(found)).map((one) => one?.value)).toEqual([
    'HM-"1" & <b>',
    'HM-2',
    'HM-3',
    'HM-4',
  ]);
  expect(asked).toHaveLength(3);
  await close();
});

test('[SER-02] a crowd is read in two groups, so that the database finds one while the other is sent', async () => {
  const { database, asked, close } = watchDatabase(services);
  const { find } = createCodeReader(database);
  const found = await Promise.all(codes.map((code) => find(parseCode(code) ?? new Uint8Array())));
  expect(found.map((one) => one?.value)).toEqual(['HM-"1" & <b>', 'HM-2', 'HM-3', 'HM-4']);
  expect(asked).toHaveLength(2);
  await close();
});

test('[SER-02] codes are found by their index, although the connection first asked when there were few', async () => {
  const { database, close } = watchDatabase(services);
  const { find } = createCodeReader(database);
  const code = parseCode(codes[1] ?? '') ?? new Uint8Array();
  await sql`analyze codes`.execute(database);
  for (let times = 0; times < 10; times += 1) await find(code);
  const scans = await database.transaction().execute(async (transaction) => {
    await sql`insert into codes (code, series, place)
      select decode(lpad(to_hex(place), 20, '0'), 'hex'), 0, place
      from generate_series(1, 20000) as place`.execute(transaction);
    expect(await createCodeReader(transaction).find(code)).toMatchObject({ value: 'HM-2' });
    const { rows } = await sql`select seq_scan::int as sequential
      from pg_stat_xact_user_tables where relname = 'codes'`.execute(transaction);
    await sql`delete from codes where series = 0`.execute(transaction);
    return rows;
  });
  expect(scans).toEqual([{ sequential: 0 }]);
  await close();
});

test('[SER-02] the memory of a page is used again once the system has its bytes, not before', async () => {
  const replay = createReplay({ overload: { connectionsAtOnce: 1_000 }, trustProxy: false });
  const app = Fastify({ serverFactory: replay.serverFactory });
  replay.begin(app, { admits: () => true, visitorOf: () => '203.0.113.7', answered: () => {} });
  const page: object = {};
  const body: Buffer = Buffer.alloc(LARGER_THAN_SOCKETS);
  const given: boolean[] = [];
  const shared = { page, encoding: 'identity' } as const;
  const sent = (memory: Buffer) => void given.push(memory === body);
  const filled = { ...shared, body: () => body, sent, opened: null };
  const fill: FillAnswer = ({ url }) => (url === '/c/second' ? Promise.resolve(filled) : null);
  app.get('/c/:code', async (_request, reply) => {
    allowFilling(reply, { ...shared, fill });
    return reply.send('');
  });
  const at = await app.listen({ host: '127.0.0.1', port: 0 });
  await ask(at, { path: '/c/first' });
  const slow = get(`${at}/c/second`);
  const [answer] = (await once(slow, 'response')) as [IncomingMessage];
  await ask(at, { path: '/healthz' });
  expect(given).toEqual([]);
  answer.resume();
  await expect.poll(() => given).toEqual([true]);
  await app.close();
});

test('[SER-05] [PUB-12] filled pages are counted like the others: once, by the source of their address', async () => {
  const seen = await saveCoupon(services, MARA);
  const url = `/api/v1/project/${seen}`;
  await services.call(MARA, { method: 'PUT', url: `${url}/sources`, body: { names: ['mail'] } });
  const [first = '', second = ''] = await makeCodes(services, MARA, seen, 2);
  const agent = { 'user-agent': IPHONE };
  for (const path of [`/c/${first}?s=mail`, `/c/${first}`, `/c/${second}?s=mail`])
    await ask(origin, { path, headers: agent });
  await ask(origin, { path: `/c/${first}?s=mail`, headers: { ...agent, 'sec-gpc': '1' } });
  const counts = async () => (await services.call(MARA, { url: `${url}/code-counts` })).json();
  await expect
    .poll(counts, { timeout: 20_000 })
    .toMatchObject({ days: [{ source: 'mail', opened: 2, redeemed: 0 }] });
});
