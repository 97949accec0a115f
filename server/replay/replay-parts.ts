import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyBaseLogger } from 'fastify';
import type { CountAnswer } from '../http/counting/metrics.ts';
import { hasSecondHost } from '../http/one-host.ts';
import { PAGE_ROUTE } from '../http/counting/usage-counting.ts';
import type { ReplayParts } from './replay.ts';

interface Surroundings {
  readonly trustProxy: boolean | string[];
  /** What visitors who came by another name are sent to; null where any name will do. */
  readonly onlyHost: string | null;
  readonly isStopping: () => boolean;
  /** Seconds until the next call of this address is welcome. */
  readonly takePublic: (address: string) => number;
  readonly countAnswer: CountAnswer;
  readonly countView: (couponId: string, headers: IncomingHttpHeaders) => void;
  readonly log: FastifyBaseLogger;
}

/** What Fastify's hooks do for every request, for those that do not come to it. */
export function replayParts({ countAnswer, countView, log, ...asked }: Surroundings): ReplayParts {
  const addressOf = addressReader(asked.trustProxy);
  return {
    admits(request) {
      const { headers } = request;
      if (asked.isStopping() || hasSecondHost(request)) return false;
      if (asked.onlyHost !== null && !isFor(headers, asked.onlyHost)) return false;
      return asked.takePublic(addressOf(request)) === 0;
    },
    answered({ answer, request, requestId, milliseconds }) {
      const { route, status, couponId } = answer;
      countAnswer(route, status, milliseconds / 1_000);
      if (route === PAGE_ROUTE) countView(couponId, request.headers);
      log.info(
        {
          reqId: requestId,
          req: { method: 'GET', routeOptions: { url: route } },
          res: { statusCode: status },
          responseTime: milliseconds,
        },
        'request completed',
      );
    },
  };
}

function isFor(headers: IncomingHttpHeaders, host: string): boolean {
  return headers.host === host && headers['x-forwarded-host'] === undefined;
}

/** The visitor's address, as Fastify finds it. */
function addressReader(trustProxy: boolean | string[]): (request: IncomingMessage) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trusts = trustProxy === true ? () => true : proxyAddress.compile(trustProxy);
  return (request) => proxyAddress(request, trusts);
}
