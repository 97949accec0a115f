import { once } from 'node:events';
import { connect } from 'node:net';

/** One connection that asks for one thing at a time; reading no more of an answer than its end costs the load next to nothing. */
export interface Line {
  readonly isFree: boolean;
  /** True once the other end has closed it. */
  readonly isBroken: boolean;
  /** Milliseconds since the process began: when the request under way was due. */
  readonly due: number;
  ask(request: string, due: number): void;
  close(): void;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Calls `answered` with the status of each whole answer, whose length must be in its head; `broken` for one that did not
 * come, and `503 alone` for a refusal that does not say when to come back.
 */
export async function openLine(
  port: number,
  answered: (line: Line, status: string) => void,
): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const state = { isFree: true, due: 0, status: '', bodyLeft: -1, head: Buffer.alloc(0) };
  let isClosed = false;
  let isBroken = false;
  const line: Line = {
    get isFree() {
      return state.isFree;
    },
    get isBroken() {
      return isBroken;
    },
    get due() {
      return state.due;
    },
    ask(request, due) {
      state.isFree = false;
      state.due = due;
      socket.write(request);
    },
    close() {
      isClosed = true;
      socket.destroy();
    },
  };

  const advance = (bytes: number): void => {
    state.bodyLeft -= bytes;
    if (state.bodyLeft > 0) return;
    state.bodyLeft = -1;
    state.isFree = true;
    answered(line, state.status);
  };

  socket.on('data', (chunk) => {
    if (state.bodyLeft >= 0) return advance(chunk.length);
    const all = state.head.length === 0 ? chunk : Buffer.concat([state.head, chunk]);
    const end = all.indexOf(HEAD_END);
    state.head = end < 0 ? all : Buffer.alloc(0);
    if (end < 0) return undefined;
    const head = all.toString('latin1', 0, end);
    const isAlone = head.startsWith('503', 9) && !/retry-after/i.test(head);
    state.status = isAlone ? '503 alone' : head.slice(9, 12);
    state.bodyLeft = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    return advance(all.length - end - HEAD_END.length);
  });
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (isClosed) return;
    isBroken = true;
    const wasAsked = !state.isFree;
    state.isFree = false;
    if (wasAsked) answered(line, 'broken');
  });
  return line;
}
