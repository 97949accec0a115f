import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** One connection with one request at a time. It reads only the end of a response, so it costs almost no processor time. */
export interface Line {
  readonly isFree: boolean;
  /** True after the other end has closed it. */
  readonly isBroken: boolean;
  /** Milliseconds since the process started: when the current request was due. */
  readonly due: number;
  ask(request: string, due: number): void;
  close(): void;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Calls `answered` with the status of each complete response, whose head must have its length; with `broken` if none came; with `503 alone` for a refusal without `Retry-After`. */
export async function openLine(
  port: number,
  answered: (line: Line, status: string) => void,
): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const state: State = {
    isFree: true,
    isBroken: false,
    isClosed: false,
    due: 0,
    status: '',
    bodyLeft: -1,
    head: Buffer.alloc(0),
  };
  const line = lineOn(socket, state);

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
    if (end < 0) return;
    Object.assign(state, readHead(all.toString('latin1', 0, end)));
    return advance(all.length - end - HEAD_END.length);
  });
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (state.isClosed) return;
    state.isBroken = true;
    const wasAsked = !state.isFree;
    state.isFree = false;
    if (wasAsked) answered(line, 'broken');
  });
  return line;
}

interface State {
  isFree: boolean;
  isBroken: boolean;
  isClosed: boolean;
  due: number;
  status: string;
  bodyLeft: number;
  head: Buffer;
}

function lineOn(socket: Socket, state: State): Line {
  return {
    get isFree() {
      return state.isFree;
    },
    get isBroken() {
      return state.isBroken;
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
      state.isClosed = true;
      socket.destroy();
    },
  };
}

function readHead(head: string): { readonly status: string; readonly bodyLeft: number } {
  const isAlone = head.startsWith('503', 9) && !/retry-after/i.test(head);
  return {
    status: isAlone ? '503 alone' : head.slice(9, 12),
    bodyLeft: Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0),
  };
}
