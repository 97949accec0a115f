import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createPaceCheck, type Pace } from './pace.ts';

/** What Node has of a connection, but does not publish: bytes given to the system, and those that it has not sent. */
type SocketWithin = Socket & {
  readonly _bytesDispatched?: number;
  readonly _handle?: { readonly writeQueueSize?: number } | null;
};

/** One connection of a server. */
export interface VisitorConnection {
  readonly socket: Socket;
  readonly network: string;
  /** Milliseconds at which it was last seen to have sent something; Infinity while it has not been looked at. */
  readonly activeAt: number;
  /** Whether a request that is whole waits for its answer. */
  readonly isAnswering: boolean;
  /** Whether it can be answered that its body comes too slowly: nothing else is being answered. */
  readonly isUnanswered: boolean;
  /** Bytes of answers that wait to be read. */
  readonly unread: number;
  /** A request has come; its body may still be on its way. */
  came(request: IncomingMessage): void;
  /** From now on its body is read by the handler that answers it; `onUnread` is called when `unread` changes, by how much. */
  begun(
    request: IncomingMessage,
    response: ServerResponse,
    onUnread: (bytes: number) => void,
  ): void;
  /** To be called at regular times, in milliseconds; returns what it is too slow in. */
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
  let [answering, unread, activeAt, received] = [0, 0, Infinity, -1];
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
      // What lies here unread was sent in time: its sender waits for the handler.
      const isHeldBack = response !== null && request !== null && request.readableLength > 0;
      const isSending = request?.complete === false && !isHeldBack;
      if (isBodySlow(isSending ? received : null, now)) return 'slow_body';
      return isReaderSlow(sentWhileReading(socket), now) ? 'slow_reader' : null;
    },
  };
}

interface Following {
  readonly answered: () => void;
  /** By how many bytes more, or less, wait to be read. */
  readonly waits: (change: number) => void;
}

function followAnswer(answer: ServerResponse, socket: Socket, then: Following): void {
  let [isAnswered, held] = [false, 0];
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
    // By then the system has taken what it takes at once.
    setImmediate(() => {
      if (!answer.closed) hold(socket.writableLength);
    });
  });
  answer.once('close', () => {
    answered();
    hold(0);
  });
}

/** Bytes that the system has taken for the reader; null while nothing waits for it. */
function sentWhileReading(socket: SocketWithin): number | null {
  if (socket.writableLength === 0) return null;
  return (socket._bytesDispatched ?? 0) - (socket._handle?.writeQueueSize ?? 0);
}
