import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyBaseLogger } from 'fastify';
import type { CountAnswers } from '../http/counting/metrics.ts';
import { hasRightHost } from '../http/one-host.ts';
import { proxyTrust, type TrustProxy } from './proxy-trust.ts';
import { PAGE_ROUTE } from '../http/counting/usage-counting.ts';
import type { CachedResponse } from './response-cache.ts';
import type { ReplayParts } from './replay.ts';

interface Surroundings {
  readonly trustProxy: TrustProxy;
  /** What visitors who came by another name are sent to; null where any name will do. */
  readonly onlyHost: string | null;
  readonly isStopping: () => boolean;
  /** Seconds until the next call of this address is welcome. */
  readonly takePublic: (address: string) => number;
  readonly countAnswers: CountAnswers;
  readonly countView: (couponId: string, headers: IncomingHttpHeaders) => void;
  readonly log: FastifyBaseLogger;
}

/** What Fastify's hooks do for every request, for those that do not come to it. */
export function replayParts({ countView, ...asked }: Surroundings): ReplayParts {
  const noteFor = createNotes(asked);
  const addressOf = addressReader(asked.trustProxy);
  return {
    admits(request) {
      const { headers } = request;
      if (asked.isStopping() || !hasRightHost(request)) return false;
      if (asked.onlyHost !== null && !isFor(headers, asked.onlyHost)) return false;
      return asked.takePublic(addressOf(request)) === 0;
    },
    answered({ answer, request, requestId, milliseconds }) {
      const { count, log } = noteFor(answer);
      count(milliseconds / 1_000);
      if (answer.route === PAGE_ROUTE) countView(answer.couponId, request.headers);
      // All sixteen digits of a time take as long to write as the rest of the line.
      const responseTime = Math.round(milliseconds * 1_000) / 1_000;
      log.info({ reqId: requestId, responseTime }, 'request completed');
    },
  };
}

/** How answers of one route and status are counted and logged. */
interface Note {
  readonly count: (seconds: number) => void;
  /** Says of itself which route and status. */
  readonly log: FastifyBaseLogger;
}

/** Looking counters up and writing the same words costs more than counting and writing what differs. */
function createNotes({
  countAnswers,
  log,
}: Pick<Surroundings, 'countAnswers' | 'log'>): (answer: CachedResponse) => Note {
  const notes = new Map<string, Note>();
  const known = new WeakMap<CachedResponse, Note>();
  const noteOf = ({ route, status }: CachedResponse): Note => {
    const name = `${status} ${route}`;
    const req = { method: 'GET', routeOptions: { url: route } };
    const note = notes.get(name) ?? {
      count: countAnswers(route, status),
      log: log.child({ req, res: { statusCode: status } }),
    };
    notes.set(name, note);
    return note;
  };
  return (answer) => {
    const note = known.get(answer) ?? noteOf(answer);
    known.set(answer, note);
    return note;
  };
}

function isFor(headers: IncomingHttpHeaders, host: string): boolean {
  return headers.host === host && headers['x-forwarded-host'] === undefined;
}

/** The visitor's address, as Fastify finds it. */
function addressReader(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trusts = proxyTrust(trustProxy);
  return (request) => proxyAddress(request, trusts);
}
