import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { Config } from '../../configuration/config.ts';
import { createConnections, type Connections } from './connections.ts';
import proxyAddress from '@fastify/proxy-addr';
import type { Socket } from 'node:net';
import { hasBody } from '../bodies/has-body.ts';
import { visitorNetwork } from '../limits/visitor-network.ts';
import { createLoopTurns } from '../../work/loop-turns.ts';

type ServerSettings = Pick<Config, 'trustProxy'> & {
  readonly overload: Pick<Config['overload'], 'connectionsAtOnce'>;
};

const OPTIONS = {
  requireHostHeader: false,
  // The value of Apache's `mod_reqtimeout` (header=20). It also closes connections that send nothing.
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
};

/** Returns Fastify's server, with limits on what one connection can cost the others, and Fastify's default timeouts. */
export function limitedServer({ overload, trustProxy }: ServerSettings) {
  const connections = createConnections({
    most: overload.connectionsAtOnce,
    isProxy: proxyTrust(trustProxy),
  });
  const serverFactory: FastifyServerFactory = (handle, options) => {
    const answering = inOrder(connections, handle);
    // Node's automatic answers take the same way, since they would not be counted otherwise.
    const server = createServer(OPTIONS, answering);
    server.on('checkExpectation', answering);
    server.keepAliveTimeout = Number(options['keepAliveTimeout']);
    server.requestTimeout = Number(options['requestTimeout']);
    server.setTimeout(Number(options['connectionTimeout']));
    connections.watch(server);
    return server;
  };
  return { connections, serverFactory };
}

/** Returns whether an address is a proxy that TRUST_PROXY trusts; `hops` is 0 for the connected peer. */
function proxyTrust(trustProxy: Config['trustProxy']): (address: string, hops?: number) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const trusts = typeof trustProxy === 'function' ? trustProxy : proxyAddress.compile(trustProxy);
  return (address, hops = 0) => trusts(address, hops);
}

/** Pipelined requests, sent before the current one is answered. Browsers and proxies send none. */
const MOST_AHEAD = 16;
/** Bytes. A chunk costs ten microseconds, whatever its size. */
const SMALL_CHUNK = 64;
const MOST_SMALL_CHUNKS = 4_096;
/** Bytes that may follow an answer so that the client can read it: more than the largest allowed body. */
const MOST_AFTERWARDS = 32_000_000;
const AFTERWARDS_MS = 5_000;
/** Node's parser stops on this value, as if another protocol followed. */
const IS_NO_HTTP = 2;

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Begins the requests of a connection in sequence, and only a few of all connections in one turn (`LoopTurns`). A
 * request with a small body begins when the body is complete, so that nobody waits for a slow sender (SAFE-11).
 * @internal for tests
 */
export function inOrder(connections: Connections, handle: Answering): Answering {
  const turnsOf = createConnectionTurns();
  const isOneMore = createAhead();
  const drain = createDraining();
  return (request, response) => {
    const network = visitorNetwork(request.socket.remoteAddress);
    const begin = (): void => {
      if (response.destroyed) return;
      connections.begun(request, response);
      handle(request, response);
    };
    const take = (): void => {
      if (response.socket === null) {
        // The answer gets the connection after all earlier ones.
        if (isOneMore(request, response))
          response.once('socket', () => turnsOf.pipelined.later(begin, network));
      } else turnsOf.next(request.socket).begin(begin, network);
    };
    if (!hasBody(request.headers)) return take();
    connections.came(request);
    refuseCrumbs(request);
    response.once('prefinish', () => drain(request));
    return isSmall(request) ? whenWhole(request, take) : take();
  };
}

/**
 * First requests of connections and further ones wait apart: a crowd of new connections does not hold up those that are
 * open, nor the other way round (SAFE-01).
 */
function createConnectionTurns() {
  const first = createLoopTurns({ yields: true });
  const further = createLoopTurns();
  const known = new WeakSet<Socket>();
  return {
    pipelined: first,
    /** The turns of the connection's next request. */
    next(socket: Socket) {
      if (known.has(socket)) return further;
      known.add(socket);
      return first;
    },
  };
}

/** Returns whether the body fits into the request's buffer; chunks may. */
function isSmall({ headers, readableHighWaterMark }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) < readableHighWaterMark;
}

/** Calls `then` when the body is complete or the buffer is full. */
function whenWhole(request: IncomingMessage, then: () => void): void {
  const push = request.push.bind(request);
  let isWaiting = true;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    const takesMore = push(chunk, encoding);
    if (isWaiting && (chunk === null || !takesMore)) {
      isWaiting = false;
      then();
    }
    return takesMore;
  };
}

/**
 * Counts pipelined requests and closes a connection with too many. Node handles a whole packet at once: 14 kB of short
 * requests are four hundred pages.
 */
function createAhead(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    const ahead = (waiting.get(socket) ?? 0) + 1;
    if (ahead > MOST_AHEAD) cut(socket);
    if (socket.destroyed) return false;
    waiting.set(socket, ahead);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return true;
  };
}

/** Stops the parser too, since Node would parse the rest of the packet: 64 kB are two thousand requests. */
function cut(socket: Socket & { readonly parser?: object | null }): void {
  socket.destroy();
  if (socket.parser) Object.assign(socket.parser, { onIncoming: () => IS_NO_HTTP });
}

/**
 * Reads the rest of an answered request slowly, 64 kB in a turn. If the connection were closed, the client could not read the answer.
 */
function createDraining(): (request: IncomingMessage) => void {
  const turns = createLoopTurns({ most: 1 });
  return (request) => {
    if (request.complete) return;
    const cutOff = (): void => void request.socket.destroy();
    const timer = setTimeout(cutOff, AFTERWARDS_MS).unref();
    let left = MOST_AFTERWARDS;
    request.on('data', (piece: Buffer) => {
      left -= piece.length;
      if (left < 0) return cutOff();
      request.pause();
      return turns.later(() => request.resume());
    });
    request.once('close', () => clearTimeout(timer));
    request.resume();
  };
}

/** Closes a connection that sends its body in one-byte chunks. */
function refuseCrumbs(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let small = 0;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (chunk !== null && chunk.length < SMALL_CHUNK) small += 1;
    if (small <= MOST_SMALL_CHUNKS) return push(chunk, encoding);
    request.destroy();
    return false;
  };
}
