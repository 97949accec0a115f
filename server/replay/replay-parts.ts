import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyBaseLogger } from 'fastify';
import type { CountAnswers } from '../counting/metrics.ts';
import { hasRightHost } from '../http/one-host.ts';
import { proxyTrust, type TrustProxy } from './proxy-trust.ts';
import { PAGE_ROUTE, type OpenedAddress } from '../counting/usage-counting.ts';
import type { ReplayParts, SentAnswer } from './replay.ts';

interface Surroundings {
  readonly trustProxy: TrustProxy;
  /** The public host that other host names are redirected to; null if every name is accepted. */
  readonly onlyHost: string | null;
  readonly isStopping: () => boolean;
  /** Returns the seconds until the next call of this address is allowed. */
  readonly takePublic: (address: string) => number;
  readonly countAnswers: CountAnswers;
  readonly countView: (couponId: string, headers: IncomingHttpHeaders) => void;
  readonly countCode: (code: Uint8Array, request: OpenedAddress) => void;
  readonly log: FastifyBaseLogger;
}

/** Does what Fastify's hooks do, for requests that bypass Fastify. */
export function replayParts({ countView, countCode, ...asked }: Surroundings): ReplayParts {
  const noteFor = createNotes(asked);
  const addressOf = addressReader(asked.trustProxy);
  return {
    admits(request) {
      const { headers } = request;
      if (asked.isStopping() || !hasRightHost(request)) return false;
      if (asked.onlyHost !== null && !isFor(headers, asked.onlyHost)) return false;
      return asked.takePublic(addressOf(request)) === 0;
    },
    visitorOf: addressOf,
    answered({ answer, shown, request, requestId, milliseconds }) {
      const { count, log } = noteFor(answer);
      count(milliseconds / 1_000);
      if ('opened' in shown) {
        if (shown.opened !== null) countCode(shown.opened, request);
      } else if (answer.route === PAGE_ROUTE) countView(shown.couponId, request.headers);
      // Writing all sixteen digits takes as long as the rest of the line.
      const responseTime = Math.round(milliseconds * 1_000) / 1_000;
      log.info({ reqId: requestId, responseTime }, 'request completed');
    },
  };
}

/** Counter and log of one route and status. */
interface Note {
  readonly count: (seconds: number) => void;
  /** Contains route and status. */
  readonly log: FastifyBaseLogger;
}

/** Caches counters and log fields: looking them up each time costs more than counting. */
function createNotes({
  countAnswers,
  log,
}: Pick<Surroundings, 'countAnswers' | 'log'>): (answer: SentAnswer['answer']) => Note {
  const notes = new Map<string, Note>();
  const known = new WeakMap<SentAnswer['answer'], Note>();
  const noteOf = ({ route, status }: SentAnswer['answer']): Note => {
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

/** Returns the visitor's address as Fastify finds it. */
function addressReader(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trusts = proxyTrust(trustProxy);
  return (request) => proxyAddress(request, trusts);
}
