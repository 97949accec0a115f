import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import {
  createConnections,
  type Connections,
  type ConnectionsOptions,
} from '../../../server/http/connections/connections.ts';
import { createPaceCheck } from '../../../server/http/connections/connection.ts';
import { inOrder } from '../../../server/http/connections/limited-server.ts';
import { isForArrivals } from '../../../server/work/arrivals.ts';

const HEAD = 'HTTP/1.1\r\nhost: tearline.test\r\n';
const GET = `GET / ${HEAD}\r\n`;
const dribble = (length: number): string => `POST / ${HEAD}content-length: ${length}\r\n\r\na`;
/** Checked often; a connection ends at the second check without progress. */
const IMPATIENT = { windowMs: 20, bytesPerSecond: 50 };
const PATIENT = { windowMs: 600_000, bytesPerSecond: 1 };
/** More bytes than the system buffers for a client that reads nothing. */
const LARGE = Buffer.alloc(24_000_000);

let server: Server;
let connections: Connections;
let handled: string[] = [];
const opened: Socket[] = [];
const servers: Server[] = [];
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  for (const one of servers.splice(0)) {
    one.closeAllConnections();
    await new Promise((closed) => one.close(closed));
  }
});

/** Answers a GET with much data, or never at `/wait`; a POST after its body is read. */
async function listen(options: Partial<ConnectionsOptions>): Promise<void> {
  handled = [];
  connections = createConnections({
    most: 100,
    isProxy: () => false,
    paces: { body: PATIENT, reader: PATIENT },
    lookMs: 10,
    ...options,
  });
  const answering = inOrder(connections, (request, response) => {
    handled.push(`${request.method} ${request.url}`);
    if (request.url === '/wait') return;
    if (request.method === 'GET') response.end(LARGE);
    else request.on('end', () => response.end('read')).resume();
  });
  server = createServer(answering).listen(0, '127.0.0.1');
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    socket.end(`HTTP/1.1 408 ${error.code}\r\n\r\n`);
  });
  servers.push(server);
  connections.watch(server);
  await once(server, 'listening');
}

interface Visitor {
  readonly socket: Socket;
  /** The received bytes until either side closes. */
  readonly ended: Promise<string>;
}

/** Loopback has many addresses, one for each test network. */
async function visit(bytes: string, network = 1): Promise<Visitor> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${network}` });
  opened.push(socket);
  const welcomed = once(server, 'connection');
  socket.on('error', () => undefined);
  let text = '';
  if (bytes !== GET) socket.on('data', (part) => (text += part.toString('latin1')));
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  socket.write(bytes);
  await welcomed;
  return { socket, ended };
}

const ask = async (network: number): Promise<string> =>
  (await visit(`POST / ${HEAD}connection: close\r\ncontent-length: 4\r\n\r\nbody`, network)).ended;

test('[SAFE-11] speed is measured per window, independent of the checks', () => {
  const isSlow = createPaceCheck({ windowMs: 1_000, bytesPerSecond: 500 });
  const looks: readonly (readonly [moved: number | null, now: number, slow: boolean])[] = [
    [0, 0, false],
    [1, 900, false],
    [500, 1_000, false],
    [999, 2_000, true],
    [null, 2_500, false],
    [999, 9_000, false],
    [999, 9_999, false],
    [999, 10_000, true],
  ];
  expect(looks.map(([moved, now]) => isSlow(moved, now))).toEqual(looks.map(([, , slow]) => slow));
});

test.each([[1_000], [1_000_000]])(
  '[SAFE-11] a body of %i bytes that arrives too slowly is answered 408',
  async (length) => {
    await listen({ paces: { body: IMPATIENT, reader: PATIENT } });
    const { ended } = await visit(dribble(length));
    expect(await ended).toMatch(/^HTTP\/1\.1 408 ERR_HTTP_REQUEST_TIMEOUT/);
    expect(connections.ended).toMatchObject({ slow_body: 1 });
  },
);

test('[SAFE-01] after a connection is accepted, work is left to later turns', async () => {
  await listen({});
  const accepted = once(server, 'connection');
  const { port } = server.address() as AddressInfo;
  opened.push(connect({ port, host: '127.0.0.1' }));
  await accepted;
  const turns: boolean[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    turns.push(isForArrivals());
    await nextTurn();
  }
  expect(turns).toContain(true);
});

test('[SAFE-11] a handler runs only when a small body is complete', async () => {
  await listen({});
  const { socket, ended } = await visit(dribble(2));
  expect(await ask(2)).toContain('read');
  expect(handled).toEqual(['POST /']);
  socket.end('b');
  expect(await ended).toContain('read');
  expect(handled).toEqual(['POST /', 'POST /']);
});

test('[SAFE-11] a client that does not read is cut; one that reads gets everything @long', async () => {
  await listen({ paces: { body: PATIENT, reader: { windowMs: 500, bytesPerSecond: 2 } } });
  await visit(GET);
  await expect.poll(() => connections.ended.slow_reader, { timeout: 20_000 }).toBe(1);
  expect(connections.open).toBe(0);
  const reader = await visit(GET);
  let bytes = 0;
  reader.socket.on('data', (part) => (bytes += part.length));
  await expect.poll(() => bytes, { timeout: 20_000 }).toBeGreaterThan(LARGE.length);
});

test('[SAFE-11] a network with too many connections loses its longest idle one; other networks lose none', async () => {
  await listen({ most: 4 });
  const waiting = await visit(`GET /wait ${HEAD}\r\n`, 1);
  await expect.poll(() => handled).toEqual(['GET /wait']);
  const silent = await visit(dribble(2), 1);
  const other = await visit(dribble(2), 2);
  expect(await ask(1)).toContain('read');
  expect(await silent.ended).toBe('');
  other.socket.end('b');
  expect(await other.ended).toContain('read');
  expect([waiting.socket.closed, connections.ended.too_many]).toEqual([false, 1]);
});

test('[SAFE-11] with many networks, the one with the most connections loses one', async () => {
  await listen({ most: 4 });
  const first = await visit(dribble(2), 1);
  const second = await visit(dribble(2), 1);
  const others = [await visit(dribble(2), 2), await visit(dribble(2), 3)];
  expect(await ask(4)).toContain('read');
  await Promise.race([first.ended, second.ended]);
  for (const { socket, ended } of others) {
    socket.end('b');
    expect(await ended).toContain('read');
  }
});

test('[SAFE-11] proxies may use all connections', async () => {
  await listen({ most: 4, isProxy: (address) => address === '127.0.0.1' });
  for (let count = 0; count < 4; count += 1) await visit(dribble(2), 1);
  expect([connections.open, connections.ended.too_many]).toEqual([4, 0]);
});

test('[SAFE-11] limits unread data per network, and other networks read theirs', async () => {
  await listen({ mostUnread: 3 * LARGE.length });
  await Promise.all([visit(GET, 1), visit(GET, 1)]);
  await expect.poll(() => connections.ended.too_much_unread, { timeout: 20_000 }).toBe(1);
  expect(await ask(2)).toContain('read');
  expect(connections.unread).toBeLessThan(1.5 * LARGE.length);
  expect(connections.open).toBe(1);
});
