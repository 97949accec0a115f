import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createPaceCheck, type Pace } from './pace.ts';

/** Internal counters of Node's socket: bytes given to the system, and bytes that the system has not sent yet. */
type SocketWithin = Socket & {
  readonly _bytesDispatched?: number;
  readonly _handle?: { readonly writeQueueSize?: number } | null;
};

/** One connection of a server. */
export interface VisitorConnection {
  readonly socket: Socket;
  readonly network: string;
  /** Milliseconds at which activity was last seen; Infinity before the first check. */
  readonly activeAt: number;
  /** Whether a complete request waits for its answer. */
  readonly isAnswering: boolean;
  /** Whether it can still be answered that its body is too slow: no other answer is under way. */
  readonly isUnanswered: boolean;
  /** Bytes of answers that the client has not read yet. */
  readonly unread: number;
  /** A request has arrived; its body may be incomplete. */
  came(request: IncomingMessage): void;
  /** The handler starts to read the body. Calls `onUnread` with the difference when `unread` changes. */
  begun(
    request: IncomingMessage,
    response: ServerResponse,
    onUnread: (bytes: number) => void,
  ): void;
  /** Call it at regular intervals, in milliseconds. Returns why the connection is too slow, or null. */
  look(now: number): 'slow_body' | 'slow_reader' | null;
}

export interface Paces {
  readonly body: Pace;
  readonly reader: Pace;
}

export function createConnection(socket: Socket, network: string, paces: Paces): VisitorConnection {
  const isBodySlow = createPaceCheck(paces.body);
  const isReaderSlow = createPaceCheck(paces.reader);
  let request: IncomingMessage | null = null;
  let response: ServerResponse | null = null;
  let answering = 0;
  let unread = 0;
  let activeAt = Infinity;
  let received = -1;
  return {
    socket,
    network,
    get activeAt() {
      return activeAt;
    },
    get isAnswering() {
      return answering > 0 && request?.complete !== false;
    },
    get isUnanswered() {
      return answering === (response === null ? 0 : 1) && response?.headersSent !== true;
    },
    get unread() {
      return unread;
    },
    came(next) {
      [request, response] = [next, null];
    },
    begun(begun, answer, onUnread) {
      if (request === begun) response = answer;
      answering += 1;
      followAnswer(answer, socket, {
        answered() {
          answering -= 1;
          if (request === begun) [request, response] = [null, null];
        },
        waits(change) {
          unread += change;
          onUnread(change);
        },
      });
    },
    look(now) {
      if (received !== socket.bytesRead) activeAt = now;
      received = socket.bytesRead;
      const isSending = request?.complete === false && !isHeldBack(request, response);
      if (isBodySlow(isSending ? received : null, now)) return 'slow_body';
      return isReaderSlow(sentWhileReading(socket), now) ? 'slow_reader' : null;
    },
  };
}

/** Bytes waiting here arrived in time; the sender waits for the handler. */
function isHeldBack(request: IncomingMessage, response: ServerResponse | null): boolean {
  return response !== null && request.readableLength > 0;
}

interface Following {
  readonly answered: () => void;
  /** The change of unread bytes, positive or negative. */
  readonly waits: (change: number) => void;
}

function followAnswer(answer: ServerResponse, socket: Socket, then: Following): void {
  let isAnswered = false;
  let held = 0;
  const answered = (): void => {
    if (!isAnswered) then.answered();
    isAnswered = true;
  };
  const hold = (bytes: number): void => {
    const change = bytes - held;
    held = bytes;
    if (change !== 0) then.waits(change);
  };
  answer.once('prefinish', () => {
    answered();
    // The system has accepted what it can by now.
    setImmediate(() => {
      if (!answer.closed) hold(socket.writableLength);
    });
  });
  answer.once('close', () => {
    answered();
    hold(0);
  });
}

/** Bytes that the system has accepted for the client; null while nothing waits. */
function sentWhileReading(socket: SocketWithin): number | null {
  if (socket.writableLength === 0) return null;
  return (socket._bytesDispatched ?? 0) - (socket._handle?.writeQueueSize ?? 0);
}
