/** What a connection may do to everybody else by the way in which it sends (SAFE-01). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests sent before the one in turn is answered: browsers and proxies send none. */
const MOST_AHEAD = 16;
/** Bytes; a chunk costs ten microseconds, whatever is in it. */
const SMALL_CHUNK = 64;
const MOST_SMALL_CHUNKS = 4_096;

const waiting = new WeakMap<Socket, number>();

/**
 * Whether the connection of a request has sent too many ahead of their turn, and is cut for it. Node hands over
 * whatever a packet holds at once: 14 kB of short requests are four hundred pages, all of them in memory.
 */
export function isTooFarAhead({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // It has the connection once it is its turn.
  if (response.socket !== null) return false;
  const ahead = (waiting.get(socket) ?? 0) + 1;
  if (ahead > MOST_AHEAD) socket.destroy();
  if (socket.destroyed) return true;
  waiting.set(socket, ahead);
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return false;
}

/** Cuts a connection that sends its body byte by byte, in chunks of their own. */
export function refuseCrumbs(request: IncomingMessage): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  const push = request.push.bind(request);
  let small = 0;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (chunk !== null && chunk.length < SMALL_CHUNK) small += 1;
    if (small <= MOST_SMALL_CHUNKS) return push(chunk, encoding);
    request.destroy();
    return false;
  };
}
