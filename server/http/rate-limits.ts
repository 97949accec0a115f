import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { LimitName, LimitSettings } from '../configuration/limit-settings.ts';
import { sendProblem } from './problem-documents.ts';

/** Several people may share an address: an office, a school. */
const ACCOUNTS_AT_AN_ADDRESS = 5;
const MINUTE_MS = 60_000;
/** Accounts or addresses remembered for each limit; those longest unseen are forgotten first. */
const REMEMBERED = 20_000;

/** Hooks that answer 429 with a time to come back to whoever calls too often (API-13). */
export interface RateLimits {
  byAddress(name: LimitName): onRequestAsyncHookHandler;
  /** After the token has been checked; passes a request that names nobody. */
  byAccount(name: LimitName): onRequestAsyncHookHandler;
}

type Ask = ReturnType<FastifyInstance['createRateLimit']>;

/** The limits of this process; addresses are the visitors' own behind a trusted proxy, IPv6 by its /64. */
export async function createRateLimits(
  app: FastifyInstance,
  { perMinute }: LimitSettings,
): Promise<RateLimits> {
  await app.register(rateLimit, { global: false });
  const byAddress = new Map<LimitName, Ask | null>();
  const byAccount = new Map<LimitName, Ask | null>();
  // One count for each name: operations that share it share the count.
  const once = (asks: Map<LimitName, Ask | null>, name: LimitName, make: () => Ask | null) => {
    const ask = asks.get(name) ?? make();
    asks.set(name, ask);
    return ask;
  };
  const ask = (max: number, keyGenerator?: (request: FastifyRequest) => string): Ask | null => {
    const options = { max, timeWindow: MINUTE_MS, cache: REMEMBERED };
    return max === 0
      ? null
      : app.createRateLimit({ ...options, ...(keyGenerator && { keyGenerator }) });
  };
  return {
    byAddress: (name) =>
      hook(once(byAddress, name, () => ask(perMinute[name] * addressFactor(name)))),
    byAccount: (name) => {
      const limit = once(byAccount, name, () => ask(perMinute[name], accountOf));
      return hook(limit, (request) => request.caller !== null);
    },
  };
}

function addressFactor(name: LimitName): number {
  return name === 'public' ? 1 : ACCOUNTS_AT_AN_ADDRESS;
}

function accountOf({ caller }: FastifyRequest): string {
  return caller === null ? '' : `${caller.issuer} ${caller.subject}`;
}

function hook(
  ask: Ask | null,
  isMeant: (request: FastifyRequest) => boolean = () => true,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (ask === null || !isMeant(request)) return undefined;
    const count = await ask(request);
    if (count.isAllowed || !count.isExceeded) return undefined;
    reply.header('Retry-After', String(Math.max(1, count.ttlInSeconds)));
    return sendProblem(request, reply, 'too-many-requests');
  };
}
