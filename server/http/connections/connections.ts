/** Tracks connections and ends some of them so that other visitors are answered (SAFE-11). */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createAmounts } from '../../work/amounts.ts';
import { connectionArrived } from '../../work/arrivals.ts';
import { visitorNetwork } from '../limits/visitor-network.ts';
import { createConnection, PACES, type VisitorConnection } from './connection.ts';

/** Why the server ended a connection early; labels of a metric. */
type EndReason = 'slow_body' | 'slow_reader' | 'too_many' | 'too_much_unread';

type End = (connection: VisitorConnection, reason: EndReason) => void;

export interface ConnectionsOptions {
  /** Maximum of open connections. One network may have half of them. */
  readonly most: number;
  /** Returns whether an address belongs to a proxy, which carries visitors of many networks. */
  readonly isProxy: (address: string) => boolean;
  /** Maximum bytes of unread answers. One network may have half of them. */
  readonly mostUnread?: number;
  readonly paces?: typeof PACES;
  /** Interval between checks of all connections. */
  readonly lookMs?: number;
}

/** The connections of a server. */
export type Connections = ReturnType<typeof createConnections>;

/** About as much as hundreds of visitors leave unread who load large pictures over slow lines. */
const MOST_UNREAD = 256_000_000;
const LOOK_MS = 1_000;
const PROXIES = 'proxies';

/**
 * Ends connections that send or read too slowly. If there are too many connections or unread bytes, it ends a
 * connection of the network with the most. It takes the one that has been silent longest, never one that waits for an
 * answer.
 */
export function createConnections(options: ConnectionsOptions) {
  const { paces = PACES, lookMs = LOOK_MS } = options;
  const all = new Map<Socket, VisitorConnection>();
  const ended = { slow_body: 0, slow_reader: 0, too_many: 0, too_much_unread: 0 };
  const end: End = (connection, reason) => {
    ended[reason] += 1;
    forget(connection);
    if (connection.socket.writableLength > 0) connection.socket.resetAndDestroy();
    else connection.socket.destroy();
  };
  const { open, unread } = createLimits(options, all, end);
  const forget = (connection: VisitorConnection): void => {
    if (!all.delete(connection.socket)) return;
    open.add(connection.network, -1);
    unread.add(connection.network, -connection.unread);
  };
  const welcome = (socket: Socket): void => {
    const address = socket.remoteAddress ?? '';
    const network = options.isProxy(address) ? PROXIES : visitorNetwork(address);
    const connection = createConnection(socket, network, paces);
    all.set(socket, connection);
    socket.once('close', () => forget(connection));
    open.add(network, 1);
    open.settle(network);
  };
  return {
    /** Connections ended since the start, by reason. */
    ended,
    /** Starts to track the connections of this server. */
    watch(server: Server): void {
      server.on('connection', connectionArrived).on('connection', welcome);
      lookAtTimes(server, lookMs, (now) => {
        for (const connection of all.values()) endWhereSlow(server, connection, { now, end });
      });
    },
    /** A request has arrived; its body may be incomplete. */
    came: (request: IncomingMessage): void => all.get(request.socket)?.came(request),
    /** The handler of this request starts to read its body. */
    begun(request: IncomingMessage, response: ServerResponse): void {
      const connection = all.get(request.socket);
      connection?.begun(request, response, (bytes) => {
        if (!all.has(request.socket)) return;
        unread.add(connection.network, bytes);
        unread.settle(connection.network);
      });
    },
    get open() {
      return open.all;
    },
    /** Bytes of answers that clients have not read yet. */
    get unread() {
      return unread.all;
    },
  };
}

function createLimits(
  { most, mostUnread = MOST_UNREAD }: ConnectionsOptions,
  all: ReadonlyMap<Socket, VisitorConnection>,
  end: End,
) {
  const taking =
    (reason: EndReason, mayGo: (one: VisitorConnection) => boolean) => (network: string) => {
      const silent = longestSilent(all.values(), (one) => one.network === network && mayGo(one));
      if (silent !== undefined) end(silent, reason);
      return silent !== undefined;
    };
  return {
    open: createShares({
      most,
      shared: PROXIES,
      take: taking('too_many', (one) => !one.isAnswering),
    }),
    unread: createShares({
      most: mostUnread,
      shared: PROXIES,
      take: taking('too_much_unread', (one) => one.unread > 0),
    }),
  };
}

interface SharesOptions {
  /** The limit for all networks together. One network may have half of it. */
  readonly most: number;
  /** A network that may use the whole limit: that of proxies, which carry all visitors. */
  readonly shared: string;
  /** Makes a network release something at once. Returns false if the network had nothing to release. */
  readonly take: (network: string) => boolean;
}

/**
 * Divides a resource that networks share, such as connections or memory: limits the total and the amount of each
 * network. Above the limit the largest network releases something, so small ones keep theirs however many others come
 * (SAFE-11).
 */
function createShares({ most, shared, take }: SharesOptions) {
  const held = createAmounts();
  const isGreedy = (network: string): boolean => network !== shared && held.of(network) > most / 2;
  const giver = (network: string): string | null => {
    if (isGreedy(network)) return network;
    return held.total > most ? held.largest() : null;
  };
  return {
    /** The amount in use. */
    get all() {
      return held.total;
    },
    /** Adds an amount to a network; a negative amount releases it. */
    add: held.add,
    /** Takes from this network or from the largest one until the total is within the limit. */
    settle(network: string): void {
      for (let from = giver(network); from !== null; from = giver(network)) if (!take(from)) return;
    },
  };
}

/** Time is measured by the number of checks, so that a blocked event loop does not make senders look slow. */
function lookAtTimes(server: Server, everyMs: number, look: (now: number) => void): void {
  let now = 0;
  const timer = setInterval(() => {
    now += everyMs;
    look(now);
  }, everyMs).unref();
  server.once('close', () => clearInterval(timer));
}

function endWhereSlow(
  server: Server,
  connection: VisitorConnection,
  { now, end }: { readonly now: number; readonly end: End },
): void {
  const slow = connection.look(now);
  if (slow === 'slow_body') sayTooSlow(server, connection);
  if (slow !== null) end(connection, slow);
}

/** Answers like Node does for a request that takes too long. */
function sayTooSlow(server: Server, { socket, isUnanswered }: VisitorConnection): void {
  if (!isUnanswered || socket.writableLength > 0) return;
  const error = Object.assign(new Error('The body comes too slowly.'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  });
  server.emit('clientError', error, socket);
}

function longestSilent(
  connections: Iterable<VisitorConnection>,
  mayGo: (connection: VisitorConnection) => boolean,
): VisitorConnection | undefined {
  let found: VisitorConnection | undefined;
  for (const one of connections)
    if (mayGo(one) && (found === undefined || one.activeAt < found.activeAt)) found = one;
  return found;
}
