import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { CODE_BYTES, formatCode } from '../../../src/domain/codes/code.ts';
import { createCaller, networkOf, type Call } from './caller.ts';
import { FORM, openForm, signInPath } from './sign-in.ts';
import { bearer, JSON_BODY } from './account-calls.ts';
import type { Target } from './target.ts';
import {
  beginWideSeries,
  hugeSearches,
  largestBody,
  svgCoupon,
  widestRows,
} from './heavy-calls.ts';

interface Attack {
  readonly name: string;
  /** Whether the account attacks that owns the coupons; its own calls may then wait. */
  readonly isByOwner?: true;
  /** Runs until the process ends. */
  readonly run: (target: Target) => Promise<unknown>;
}

/** Each is a shape that held up others once, or is like one (SAFE-11, SAFE-12, SAFE-13). */
export const ATTACKS: readonly Attack[] = [
  {
    name: 'passes of 60 links, 20 at a time',
    run: (target) =>
      repeat(target, (turn) => ({
        path: `/api/v1/media/coupons/${couponOf(target, turn)}/pkpass`,
      })),
  },
  {
    name: 'archives of 60 coupons, 20 at a time',
    isByOwner: true,
    run: (target) =>
      repeat(target, (turn) => ({
        path: `/api/v1/project/${couponOf(target, turn)}/archive`,
        headers: bearer(target.token),
      })),
  },
  {
    name: 'passes of 2,000 codes, 20 at a time',
    run: (target) => {
      const { codes } = target.series;
      return repeat(target, (turn) => ({ path: `/c/${codes[turn % codes.length] ?? ''}/pass` }));
    },
  },
  {
    name: 'QR codes and lists of one series, 20 at a time',
    isByOwner: true,
    run: (target) => {
      const series = `/api/v1/project/${couponOf(target, 0)}/codes/${target.series.id}`;
      return repeat(target, (turn) => ({
        path: `${series}/${['qr-codes', 'list', 'links'][turn % 3] ?? ''}`,
        headers: bearer(target.token),
      }));
    },
  },
  { name: '500 slow bodies of one network', run: (target) => dribble(target, 1) },
  { name: '500 slow bodies of 50 networks', run: (target) => dribble(target, 50) },
  { name: '500 slow readers of one network', run: (target) => readNothing(target, 1) },
  { name: '500 slow readers of 50 networks', run: (target) => readNothing(target, 50) },
  {
    name: '3 heavy SVGs of one account at once',
    isByOwner: true,
    run: (target) => repeatOne(target, svgCoupon(target), { atOnce: 3 }),
  },
  {
    name: '30 heavy SVGs of one account at once',
    isByOwner: true,
    run: (target) => repeatOne(target, svgCoupon(target), { atOnce: 30 }),
  },
  { name: '600 wrong passwords at once', run: guessPasswords },
  { name: 'registrations of phones from 20 networks', run: registerPhones },
  {
    name: 'sign-ins that begin, from 20 networks',
    run: (target) => {
      const path = signInPath(target.port, 'x'.repeat(43), 's'.repeat(1_500));
      return repeatOne(target, { path }, { atOnce: 60 });
    },
  },
  {
    name: 'largest bodies of one account, 8 at a time',
    isByOwner: true,
    run: (target) => repeatOne(target, largestBody(target), { atOnce: 8 }),
  },
  {
    name: 'largest parts of a list of one account, 10 at a time',
    isByOwner: true,
    run: sendRows,
  },
  {
    name: 'landing pages, 60 at a time',
    run: (target) => openPage(target, '/'),
  },
  {
    name: 'readers of a proof with a hundred answers, 60 at a time',
    run: (target) => openPage(target, target.proof),
  },
  {
    name: 'searches of one account, 20 at a time',
    isByOwner: true,
    run: (target) => {
      const searches = hugeSearches(target);
      return repeat(target, (turn) => searches[turn % searches.length] ?? { path: '/' });
    },
  },
  {
    name: 'unknown codes of households, from 20 networks',
    run: (target) => repeat(target, () => ({ path: `/c/${anyCode()}` })),
  },
  {
    name: 'PINs of unknown counters, from 20 networks',
    run: (target) =>
      repeat(target, () => ({
        method: 'POST',
        path: '/api/v1/till/session',
        headers: JSON_BODY,
        body: JSON.stringify({ secret: anyCode(), pin: '123456' }),
      })),
  },
  { name: 'new connections of 50 networks', run: openConnections },
];

const CROWD = 20;

/** Sends a call again and again, `CROWD` at a time from one network each. */
function repeat(
  { port }: Target,
  next: (turn: number) => Call,
  { atOnce = CROWD, networks = CROWD } = {},
) {
  let turn = 0;
  return Promise.all(
    Array.from({ length: atOnce }, async (_, index) => {
      const call = createCaller(port, networkOf(index % networks));
      while (true) {
        const { status } = await call(next(turn++));
        // A browser that is refused does not come back at once either, but an attacker does so soon.
        if (status === 0 || status === 429 || status === 503) await pause(20);
      }
    }),
  );
}

function repeatOne(target: Target, call: Call, crowd: Parameters<typeof repeat>[2]) {
  return repeat(target, () => call, crowd);
}

/** Sixty browsers of other networks. */
function openPage(target: Target, path: string) {
  const headers = { 'accept-encoding': 'br' };
  return repeatOne(target, { path, headers }, { atOnce: 60, networks: 60 });
}

const couponOf = ({ coupons }: Target, turn: number) => coupons[turn % coupons.length] ?? '';

const anyCode = (): string => formatCode(randomBytes(CODE_BYTES));

async function guessPasswords(target: Target) {
  const { port } = target;
  const call = createCaller(port, networkOf(0));
  const { cookie, path } = await openForm(call, signInPath(port, 'x'.repeat(43)));
  const body = 'email=marketer%40example.com&password=wrong';
  const guess: Call = { method: 'POST', path, headers: { ...FORM, cookie }, body };
  return repeatOne(target, guess, { atOnce: 600, networks: 1 });
}

async function sendRows(target: Target) {
  const id = randomUUID();
  await createCaller(target.port, networkOf(0))(beginWideSeries(target, id));
  const rows = widestRows(target, id);
  return repeat(target, (turn) => rows(turn * 5_000), { atOnce: 10 });
}

function registerPhones(target: Target) {
  const { type, token } = target.pass;
  const headers = { ...JSON_BODY, authorization: `ApplePass ${token}` };
  return repeat(target, () => ({
    method: 'POST',
    path: `/api/wallet/apple/v1/devices/${randomUUID()}/registrations/${type}/${couponOf(target, 0)}`,
    headers,
    body: JSON.stringify({ pushToken: 'abcdef01' }),
  }));
}

interface Sockets {
  readonly number: number;
  readonly networks: number;
  /** ms until one that ended is opened again. */
  readonly restMs: number;
}

/** Keeps connections open from some networks; `begin` gets each. */
function keepOpen({ port }: Target, { number, networks, restMs }: Sockets, begin: Begin) {
  const open = (index: number): void => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: networkOf(index % networks) });
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(open, restMs, index));
    begin(socket);
  };
  for (let index = 0; index < number; index += 1) open(index);
  return new Promise<never>(() => undefined);
}

type Begin = (socket: Socket) => void;

const SLOW = 500;

/** Connections that send the beginning of a body and then one byte a second. */
function dribble(target: Target, networks: number) {
  return keepOpen(target, { number: SLOW, networks, restMs: 100 }, (socket) => {
    socket
      .resume()
      .write(
        `POST /api/wallet/apple/v1/log HTTP/1.1\r\nhost: localhost:${target.port}\r\n` +
          'content-type: application/json\r\ncontent-length: 9000\r\n\r\n{"logs":["',
      );
    const timer = setInterval(() => socket.write('x'), 1_000);
    socket.on('close', () => clearInterval(timer));
  });
}

/** More answers than the buffers between two programs of one machine hold. */
const ANSWERS = 12;

function readNothing(target: Target, networks: number) {
  const picture = `/api/v1/media/coupons/${couponOf(target, 0)}/strip?platform=apple&width=3x`;
  const asked = `GET ${picture} HTTP/1.1\r\nhost: localhost:${target.port}\r\n\r\n`;
  return keepOpen(target, { number: SLOW, networks, restMs: 100 }, (socket) => {
    socket.pause().write(asked.repeat(ANSWERS));
  });
}

/** Each asks for one page and goes. */
function openConnections(target: Target) {
  return keepOpen(target, { number: 100, networks: 50, restMs: 10 }, (socket) => {
    socket.on('data', () => socket.destroy());
    socket.write(`GET /r/${randomUUID()} HTTP/1.1\r\nhost: localhost:${target.port}\r\n\r\n`);
  });
}
