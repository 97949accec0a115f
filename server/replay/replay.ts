import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyServerFactory } from 'fastify';
import { createConnections, type Connected } from '../http/connections/connections.ts';
import { proxyTrust, type TrustProxy } from './proxy-trust.ts';
import { inOrder, type Ways } from './connection-limits.ts';
import { createFilledAnswers } from './filled-answers.ts';
import { createResponseCache, type CachedResponse, type ResponseCache } from './response-cache.ts';

/** What repeated answers have in common with Fastify's. */
export interface ReplayParts {
  /** Counts a call against the limit of its address. With false, Fastify answers instead. */
  readonly admits: (request: IncomingMessage) => boolean;
  /** Returns the visitor's IP address. */
  readonly visitorOf: (request: IncomingMessage) => string;
  /** Called after the answer was handed over: log, metrics, counts. */
  readonly answered: (sent: SentAnswer) => void;
}

/** A repeated or a filled answer. */
export interface SentAnswer {
  readonly answer: Pick<CachedResponse, 'status' | 'route'>;
  /** The coupon that it shows, or the household's code that it shows for the first time. */
  readonly shown: { readonly couponId: string } | { readonly opened: Uint8Array | null };
  readonly request: IncomingMessage;
  readonly requestId: string;
  readonly milliseconds: number;
}

/** Settings as read by `configuration`. */
interface ReplaySettings {
  readonly trustProxy: TrustProxy;
  readonly overload: { readonly connectionsAtOnce: number };
}

interface Replay extends Connected {
  /** Fastify's server with the replay in front. */
  readonly serverFactory: FastifyServerFactory;
  /** Starts to cache and repeat the answers that allow it. Call it before any route is added. */
  begin(app: FastifyInstance, parts: ReplayParts): void;
}

/**
 * Repeats Fastify's answers while they are valid (`allowReplay`), byte for byte except for the request id, and fills in
 * pages with the headers that Fastify sent (`allowFilling`). Fastify handles everything else: the first request,
 * anything but a plain GET, and refusals.
 */
export function createReplay({ overload, trustProxy }: ReplaySettings): Replay {
  const connections = createConnections({
    most: overload.connectionsAtOnce,
    isProxy: proxyTrust(trustProxy),
  });
  let replays: Ways['replays'] = () => false;
  return {
    connections,
    serverFactory: (handle, options) =>
      serverOf(options, { connections, handle, replays: (...call) => replays(...call) }),
    begin(app, parts) {
      const kept = createResponseCache();
      const filled = createFilledAnswers();
      keepAnswers(app, { kept, filled });
      replays = (request, response, otherwise) =>
        replay({ kept, ...parts }, request, response) ||
        fill({ filled, ...parts }, { request, response, otherwise });
      app.addHook('preClose', async () => {
        replays = () => false;
      });
    },
  };
}

const OPTIONS = {
  requireHostHeader: false,
  // The value of Apache's `mod_reqtimeout` (header=20). It also closes connections that send nothing.
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
};

/** Creates the server with Fastify's default timeouts. */
function serverOf(options: Readonly<Record<string, unknown>>, ways: Ways) {
  const answering = inOrder(ways);
  // Node's automatic answers take the same way, since they would not be counted otherwise.
  const server = createServer(OPTIONS, answering);
  server.on('checkExpectation', answering);
  server.keepAliveTimeout = Number(options['keepAliveTimeout']);
  server.requestTimeout = Number(options['requestTimeout']);
  server.setTimeout(Number(options['connectionTimeout']));
  ways.connections.watch(server);
  return server;
}

interface Kept {
  readonly kept: ResponseCache;
  readonly filled: ReturnType<typeof createFilledAnswers>;
}

function keepAnswers(app: FastifyInstance, { kept, filled }: Kept): void {
  const bodies = new WeakMap<FastifyReply, Buffer | null>();
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.replayable !== undefined) bodies.set(reply, bufferOf(payload));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const body = bodies.get(reply);
    if (body !== undefined) kept.keep(request, reply, body);
    filled.keep(request, reply);
    done();
  });
}

function bufferOf(payload: unknown): Buffer | null {
  if (Buffer.isBuffer(payload)) return payload;
  return typeof payload === 'string' ? Buffer.from(payload) : null;
}

function replay(
  { kept, admits, answered }: ReplayParts & Pick<Kept, 'kept'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' || request.url === undefined) return false;
  const answer = kept.find(request.url, request.headers);
  if (answer === undefined || !admits(request)) return false;
  const start = performance.now();
  const requestId = randomUUID();
  answer.headers[1] = requestId;
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
  const milliseconds = performance.now() - start;
  answered({ answer, shown: answer, request, requestId, milliseconds });
  return true;
}

interface Filling {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly otherwise: () => void;
}

/** Looks the address up, and sends its page or lets Fastify answer. Returns false for addresses of other routes. */
function fill(
  { filled, visitorOf, admits, answered }: ReplayParts & Pick<Kept, 'filled'>,
  { request, response, otherwise }: Filling,
): boolean {
  if (request.method !== 'GET') return false;
  const start = performance.now();
  const finding = filled.find(request, visitorOf);
  if (finding === null) return false;
  const send = (found: Awaited<typeof finding>): void => {
    if (response.destroyed) return;
    if (found === null || !admits(request)) return otherwise();
    const { head, opened } = found;
    const requestId = randomUUID();
    const body = found.body();
    const own = ['x-request-id', requestId, 'content-length', String(body.length)];
    response.writeHead(head.status, [...own, ...head.headers]);
    response.end(body, () => found.sent(body));
    const milliseconds = performance.now() - start;
    answered({ answer: head, shown: { opened }, request, requestId, milliseconds });
  };
  finding.then(send, otherwise);
  return true;
}
