import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyServerFactory } from 'fastify';
import { createConnections, type Connected } from '../http/connections/connections.ts';
import { proxyTrust, type TrustProxy } from './proxy-trust.ts';
import { inOrder, type Ways } from './connection-limits.ts';
import { createResponseCache, type CachedResponse, type ResponseCache } from './response-cache.ts';

/** What a replayed answer has in common with the others. */
export interface ReplayParts {
  /** Takes one from what the asker may still ask, and says whether there was one; false leaves the answer to Fastify. */
  readonly admits: (request: IncomingMessage) => boolean;
  /** After the answer was handed over: log, metrics, counts. */
  readonly answered: (sent: SentAnswer) => void;
}

/** An answer that was sent again. */
export interface SentAnswer {
  readonly answer: CachedResponse;
  readonly request: IncomingMessage;
  readonly requestId: string;
  readonly milliseconds: number;
}

/** Settings, as `configuration` reads them. */
interface ReplaySettings {
  readonly trustProxy: TrustProxy;
  readonly overload: { readonly connectionsAtOnce: number };
}

interface Replay extends Connected {
  /** Fastify's server, with the replay before it. */
  readonly serverFactory: FastifyServerFactory;
  /** From then on, answers that allow it are kept and sent again; before any route is added. */
  begin(app: FastifyInstance, parts: ReplayParts): void;
}

/**
 * Sends again what Fastify has answered, byte for byte but for the request's id, as long as the answer is known to be
 * right (`allowReplay`). All else goes to Fastify: the first of each, what is no plain GET, and what is refused.
 */
export function createReplay({ overload, trustProxy }: ReplaySettings): Replay {
  const connections = createConnections({
    most: overload.connectionsAtOnce,
    isProxy: proxyTrust(trustProxy),
  });
  let replays: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  return {
    connections,
    serverFactory: (handle, options) =>
      serverOf(options, { connections, handle, replays: (...call) => replays(...call) }),
    begin(app, parts) {
      const kept = createResponseCache();
      keepAnswers(app, kept);
      replays = (request, response) => replay(kept, parts, request, response);
      app.addHook('preClose', async () => {
        replays = () => false;
      });
    },
  };
}

const OPTIONS = {
  requireHostHeader: false,
  // As Apache's `mod_reqtimeout` has it (header=20); a connection that sends nothing ends then, too.
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
};

/** With the times that Fastify gives a server of its own. */
function serverOf(options: Readonly<Record<string, unknown>>, ways: Ways) {
  const answering = inOrder(ways);
  // What Node would answer by itself goes the same way: it would not be counted.
  const server = createServer(OPTIONS, answering);
  server.on('checkExpectation', answering);
  server.keepAliveTimeout = Number(options['keepAliveTimeout']);
  server.requestTimeout = Number(options['requestTimeout']);
  server.setTimeout(Number(options['connectionTimeout']));
  ways.connections.watch(server);
  return server;
}

function keepAnswers(app: FastifyInstance, kept: ResponseCache): void {
  const bodies = new WeakMap<FastifyReply, Buffer | null>();
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.replayable !== undefined) bodies.set(reply, bufferOf(payload));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const body = bodies.get(reply);
    if (body !== undefined) kept.keep(request, reply, body);
    done();
  });
}

function bufferOf(payload: unknown): Buffer | null {
  if (Buffer.isBuffer(payload)) return payload;
  return typeof payload === 'string' ? Buffer.from(payload) : null;
}

function replay(
  kept: ResponseCache,
  { admits, answered }: ReplayParts,
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
  answered({ answer, request, requestId, milliseconds: performance.now() - start });
  return true;
}
