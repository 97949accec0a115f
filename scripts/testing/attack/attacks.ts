import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
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
  { name: 'passes of 60 links, 20 at a time', run: (target) => askPasses(target) },
  {
    name: 'archives of 60 coupons, 20 at a time',
    isByOwner: true,
    run: (target) => askArchives(target),
  },
  { name: 'passes of 2,000 codes, 20 at a time', run: (target) => askCodePasses(target) },
  {
    name: 'QR codes and lists of one series, 20 at a time',
    isByOwner: true,
    run: (target) => askCodeFiles(target),
  },
  { name: '500 slow bodies of one network', run: (target) => dribble(target, 1) },
  { name: '500 slow bodies of 50 networks', run: (target) => dribble(target, 50) },
  { name: '500 slow readers of one network', run: (target) => readNothing(target, 1) },
  { name: '500 slow readers of 50 networks', run: (target) => readNothing(target, 50) },
  {
    name: '3 heavy SVGs of one account at once',
    isByOwner: true,
    run: (target) => saveSvgs(target, 3),
  },
  {
    name: '30 heavy SVGs of one account at once',
    isByOwner: true,
    run: (target) => saveSvgs(target, 30),
  },
  { name: '600 wrong passwords at once', run: (target) => guessPasswords(target) },
  { name: 'registrations of phones from 20 networks', run: (target) => registerPhones(target) },
  { name: 'sign-ins that begin, from 20 networks', run: (target) => beginSignIns(target) },
  {
    name: 'largest bodies of one account, 8 at a time',
    isByOwner: true,
    run: (target) => sendBodies(target),
  },
  {
    name: 'largest parts of a list of one account, 10 at a time',
    isByOwner: true,
    run: (target) => sendRows(target),
  },
  { name: 'landing pages, 60 at a time', run: (target) => openLanding(target) },
  {
    name: 'searches of one account, 20 at a time',
    isByOwner: true,
    run: (target) => search(target),
  },
  { name: 'unknown codes of households, from 20 networks', run: (target) => tryCodes(target) },
  { name: 'PINs of unknown counters, from 20 networks', run: (target) => tryPins(target) },
  { name: 'new connections of 50 networks', run: (target) => openConnections(target) },
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

const couponOf = ({ coupons }: Target, turn: number): string =>
  coupons[turn % coupons.length] ?? '';

function askPasses(target: Target) {
  return repeat(target, (turn) => ({
    path: `/api/v1/media/coupons/${couponOf(target, turn)}/pkpass`,
  }));
}

function askArchives(target: Target) {
  const headers = bearer(target.token);
  return repeat(target, (turn) => ({
    path: `/api/v1/project/${couponOf(target, turn)}/archive`,
    headers,
  }));
}

function askCodePasses(target: Target) {
  const { codes } = target.series;
  return repeat(target, (turn) => ({ path: `/c/${codes[turn % codes.length] ?? ''}/pass` }));
}

function askCodeFiles(target: Target) {
  const headers = bearer(target.token);
  const series = `/api/v1/project/${couponOf(target, 0)}/codes/${target.series.id}`;
  return repeat(target, (turn) => ({
    path: `${series}/${['qr-codes', 'list', 'links'][turn % 3] ?? ''}`,
    headers,
  }));
}

const SLOW = 500;

/** Connections that send the beginning of a body and then one byte a second; those that end are opened again. */
function dribble({ port }: Target, networks: number) {
  const open = (index: number): void => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: networkOf(index % networks) });
    socket.on('error', () => undefined).resume();
    socket.write(
      `POST /api/wallet/apple/v1/log HTTP/1.1\r\nhost: localhost:${port}\r\n` +
        'content-type: application/json\r\ncontent-length: 9000\r\n\r\n{"logs":["',
    );
    const timer = setInterval(() => socket.write('x'), 1_000);
    socket.on('close', () => {
      clearInterval(timer);
      setTimeout(open, 100, index);
    });
  };
  for (let index = 0; index < SLOW; index += 1) open(index);
  return new Promise<never>(() => undefined);
}

/** More answers than the buffers between two programs of one machine hold. */
const ANSWERS = 12;

function readNothing(target: Target, networks: number) {
  const { port } = target;
  const picture = `/api/v1/media/coupons/${couponOf(target, 0)}/strip?platform=apple&width=3x`;
  const asked = `GET ${picture} HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`.repeat(ANSWERS);
  const open = (index: number): void => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: networkOf(index % networks) });
    socket.pause();
    socket.on('error', () => undefined).write(asked);
    socket.on('close', () => setTimeout(open, 100, index));
  };
  for (let index = 0; index < SLOW; index += 1) open(index);
  return new Promise<never>(() => undefined);
}

function saveSvgs(target: Target, atOnce: number) {
  const call = svgCoupon(target);
  return repeat(target, () => call, { atOnce });
}

async function guessPasswords(target: Target) {
  const { port } = target;
  const call = createCaller(port, networkOf(0));
  const { cookie, path } = await openForm(call, signInPath(port, 'x'.repeat(43)));
  const body = 'email=marketer%40example.com&password=wrong';
  const guess: Call = { method: 'POST', path, headers: { ...FORM, cookie }, body };
  return repeat(target, () => guess, { atOnce: 600, networks: 1 });
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

function beginSignIns(target: Target) {
  const path = signInPath(target.port, 'x'.repeat(43), 's'.repeat(1_500));
  return repeat(target, () => ({ path }), { atOnce: 60 });
}

function sendBodies(target: Target) {
  const call = largestBody(target);
  return repeat(target, () => call, { atOnce: 8 });
}

async function sendRows(target: Target) {
  const id = randomUUID();
  await createCaller(target.port, networkOf(0))(beginWideSeries(target, id));
  const rows = widestRows(target, id);
  return repeat(target, (turn) => rows(turn * 5_000), { atOnce: 10 });
}

function openLanding(target: Target) {
  const headers = { 'accept-encoding': 'br' };
  return repeat(target, () => ({ path: '/', headers }), { atOnce: 60, networks: 60 });
}

function search(target: Target) {
  const searches = hugeSearches(target);
  return repeat(target, (turn) => searches[turn % searches.length] ?? { path: '/' });
}

const anyCode = (): string => formatCode(randomBytes(CODE_BYTES));

function tryCodes(target: Target) {
  return repeat(target, () => ({ path: `/c/${anyCode()}` }));
}

function tryPins(target: Target) {
  return repeat(target, () => ({
    method: 'POST',
    path: '/api/v1/till/session',
    headers: JSON_BODY,
    body: JSON.stringify({ secret: anyCode(), pin: '123456' }),
  }));
}

/** Each asks for one page and goes. */
function openConnections({ port }: Target) {
  const open = (index: number): void => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: networkOf(index % 50) });
    socket.on('error', () => undefined).on('close', () => setTimeout(open, 10, index));
    socket.on('data', () => socket.destroy());
    socket.write(`GET /r/${randomUUID()} HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`);
  };
  for (let index = 0; index < 100; index += 1) open(index);
  return new Promise<never>(() => undefined);
}
