/** What a connection may do to everybody else by the way in which it sends (SAFE-01). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from '../http/bodies/has-body.ts';
import type { Connections } from '../http/connections/connections.ts';
import { visitorNetwork } from '../http/visitor-network.ts';
import { createLoopTurns } from '../work/loop-turns.ts';

/** Requests sent before the one in turn is answered: browsers and proxies send none. */
const MOST_AHEAD = 16;
/** Requests that are begun in one turn of the event loop; each takes up to a millisecond of it. */
const MOST_IN_TURN = 16;
/** Bytes; a chunk costs ten microseconds, whatever is in it. */
const SMALL_CHUNK = 64;
const MOST_SMALL_CHUNKS = 4_096;
/** Pieces of 64 kB that are read in one turn of what comes after its answer. */
const MOST_PIECES_IN_TURN = 8;
/** Bytes that may come after their answer, for it to be read: more than the largest body that is taken. */
const MOST_AFTERWARDS = 32_000_000;
const AFTERWARDS_MS = 5_000;
/** Said to Node's parser of a request: what follows is of another protocol, and is left alone. */
const IS_NO_HTTP = 2;

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

export interface Ways {
  readonly connections: Connections;
  /** Answers in microseconds what it can, and says whether it has. */
  readonly replays: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers all else. */
  readonly handle: Answering;
}

/**
 * Begins the requests of a connection one after the other, and few of all connections in one turn (`LoopTurns`); one
 * with a small body once that is whole, so that nobody waits for a slow sender (SAFE-11).
 */
export function inOrder({ connections, replays, handle }: Ways): Answering {
  const turns = createLoopTurns(MOST_IN_TURN);
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
        // It has the connection once everything before it is answered.
        if (isOneMore(request, response))
          response.once('socket', () => turns.later(begin, network));
      } else if (!replays(request, response)) turns.begin(begin, network);
    };
    if (!hasBody(request.headers)) return take();
    connections.came(request);
    refuseCrumbs(request);
    response.once('prefinish', () => drain(request));
    return isSmall(request) ? whenWhole(request, take) : take();
  };
}

/** What fits into the buffer of a request; chunks may. */
function isSmall({ headers, readableHighWaterMark }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) < readableHighWaterMark;
}

/** Once the body has come, or as much of it as is taken while nobody reads it. */
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
 * Counts what a connection has sent ahead, and cuts one that has sent too much: Node hands over whatever a packet holds
 * at once, 14 kB of short requests are four hundred pages.
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

/** With the rest of the packet, which Node would parse to its end: 64 kB are two thousand requests. */
function cut(socket: Socket & { readonly parser?: object | null }): void {
  socket.destroy();
  if (socket.parser) Object.assign(socket.parser, { onIncoming: () => IS_NO_HTTP });
}

/** Reads, little by little, what is still to come of a request that is answered: whoever is cut reads no answer. */
function createDraining(): (request: IncomingMessage) => void {
  const turns = createLoopTurns(MOST_PIECES_IN_TURN);
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

/** Cuts a connection that sends its body byte by byte, in chunks of their own. */
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
