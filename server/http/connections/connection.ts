import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Internal counters of Node's socket: bytes given to the system, and bytes that the system has not sent yet. */
type SocketWithin = Socket & {
  readonly _bytesDispatched?: number;
  readonly _handle?: { readonly writeQueueSize?: number } | null;
};

/**
 * The minimum speed of a sender or a reader (SAFE-11). Apache's `mod_reqtimeout` uses the same value
 * (https://httpd.apache.org/docs/2.4/mod/mod_reqtimeout.html, MinRate=500). The slowest phones are twenty times as
 * fast.
 */
const LEAST_PER_SECOND = 500;

/**
 * The times over which the speed is measured. Ten seconds bridge a handover between radio cells. A reader has longer:
 * the system reports bytes as read in chunks of up to half of its buffer.
 */
export const PACES = {
  body: { windowMs: 10_000, bytesPerSecond: LEAST_PER_SECOND },
  reader: { windowMs: 30_000, bytesPerSecond: LEAST_PER_SECOND },
};

/** One connection of a server. */
export type VisitorConnection = ReturnType<typeof createConnection>;

export function createConnection(socket: Socket, network: string, paces: typeof PACES) {
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
    /** Milliseconds at which activity was last seen; Infinity before the first check. */
    get activeAt() {
      return activeAt;
    },
    /** Whether a complete request waits for its answer. */
    get isAnswering() {
      return answering > 0 && request?.complete !== false;
    },
    /** Whether it can still be answered that its body is too slow: no other answer is under way. */
    get isUnanswered() {
      return answering === (response === null ? 0 : 1) && response?.headersSent !== true;
    },
    /** Bytes of answers that the client has not read yet. */
    get unread() {
      return unread;
    },
    /** A request has arrived; its body may be incomplete. */
    came(next: IncomingMessage): void {
      [request, response] = [next, null];
    },
    /** The handler starts to read the body. Calls `onUnread` with the difference when `unread` changes. */
    begun(begun: IncomingMessage, answer: ServerResponse, onUnread: (bytes: number) => void): void {
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
    /** Call it at regular intervals, in milliseconds. Returns why the connection is too slow, or null. */
    look(now: number): 'slow_body' | 'slow_reader' | null {
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

/**
 * Watches one direction of one connection. The check returns true if too few bytes moved in the last window; `moved` is
 * a running total, or null while there is nothing to move.
 *
 * @internal
 */
export function createPaceCheck({ windowMs, bytesPerSecond }: typeof PACES.body) {
  const least = (windowMs * bytesPerSecond) / 1_000;
  let since: { readonly at: number; readonly moved: number } | null = null;
  return (moved: number | null, now: number): boolean => {
    const before = since;
    if (moved === null || before === null) {
      since = moved === null ? null : { at: now, moved };
      return false;
    }
    if (now - before.at < windowMs) return false;
    since = { at: now, moved };
    return moved - before.moved < least;
  };
}
