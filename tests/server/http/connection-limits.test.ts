import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitedServer } from '../../../server/http/connections/limited-server.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: tearline.test\r\n\r\n';
const LAST = REQUEST.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n');

let server: Server;
let parsed = 0;
let handled = 0;
const sockets = new Set<Socket>();
beforeEach(async () => {
  sockets.clear();
  [parsed, handled] = [0, 0];
  server = listening();
  await once(server, 'listening');
});
afterEach(() => new Promise((closed) => server.close(closed)));

function listening(): Server {
  const times = { keepAliveTimeout: 5_000, requestTimeout: 60_000, connectionTimeout: 0 };
  const made = limitedServer({
    overload: { connectionsAtOnce: 1_000 },
    trustProxy: false,
  }).serverFactory((request, response) => {
    handled += 1;
    takeAsLongAsARequest();
    setImmediate(() => response.end(request.url));
  }, times);
  made.on('connection', (socket) => sockets.add(socket));
  made.prependListener('request', () => {
    parsed += 1;
  });
  return made.listen(0, '127.0.0.1');
}

function takeAsLongAsARequest(): void {
  const end = performance.now() + 0.1;
  while (performance.now() < end);
}

/** A connection, and the received bytes until it is closed. */
async function open(): Promise<(bytes: string) => Promise<string>> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => undefined);
  await once(server, 'connection');
  return async (bytes) => {
    let text = '';
    socket.on('data', (part) => {
      text += String(part);
    });
    socket.write(bytes);
    await new Promise((closed) => socket.once('close', closed));
    return text;
  };
}

const say = async (bytes: string): Promise<string> => (await open())(bytes);

/** The largest growth of a number within one turn of the event loop. */
async function mostInTurn(number: () => number, work: Promise<unknown>): Promise<number> {
  let most = 0;
  let before = number();
  let isOver = false;
  const look = (): void => {
    most = Math.max(most, number() - before);
    before = number();
    if (!isOver) setImmediate(look);
  };
  look();
  await work;
  isOver = true;
  return most;
}

test('[SAFE-01] pipelined requests are answered in order, a few of all connections per turn', async () => {
  const paths = Array.from({ length: 15 }, (_, index) => `/${index}`);
  const ahead = paths.map((path) => REQUEST.replace('/', path)).join('') + LAST;
  const opened: Awaited<ReturnType<typeof open>>[] = [];
  while (opened.length < 100) opened.push(await open());
  const many = Promise.all(opened.map((sayThere) => sayThere(ahead)));
  expect(await mostInTurn(() => handled, many)).toBeLessThan(16);
  for (const text of await many)
    expect(text.match(/^\/\d*(?=HTTP|$)/gmu), text).toEqual([...paths, '/']);
});

test('[SAFE-01] a connection that sends too far ahead is cut, and the rest is not read', async () => {
  await say(REQUEST.repeat(2_000));
  expect(parsed).toBeLessThanOrEqual(18);
  expect(handled).toBeLessThanOrEqual(1);
  expect(await say(LAST)).toMatch(/^HTTP\/1\.1 200 /);
});

test.each(['GET / HTTP/1.1\r\n\r\n', REQUEST.replace('\r\n\r\n', '\r\nexpect: much\r\n\r\n')])(
  '[SAFE-01] requests that Node answers itself are counted too: %j',
  async (request) => {
    await say(request.repeat(1_000));
    expect(parsed).toBeLessThanOrEqual(18);
  },
);

const posted = (bytes: number): string =>
  `POST / HTTP/1.1\r\nhost: tearline.test\r\ncontent-length: ${bytes}\r\n\r\n${'a'.repeat(bytes)}`;

test('[SAFE-01] data after a response is read slowly, and no more of it than a body', async () => {
  const opened: Awaited<ReturnType<typeof open>>[] = [];
  while (opened.length < 20) opened.push(await open());
  const many = Promise.all(opened.map((sayThere) => sayThere(posted(2_000_000) + LAST)));
  const read = (): number => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  expect(await mostInTurn(read, many)).toBeLessThan(8_000_000);
  for (const text of await many) expect(text.match(/HTTP\/1\.1 200/gu)).toHaveLength(2);
  expect(await say(posted(40_000_000) + LAST)).not.toMatch(/200[^]* 200/u);
});
