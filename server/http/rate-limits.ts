import rateLimit from '@fastify/rate-limit';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import type { LimitName, LimitSettings } from '../configuration/limit-settings.ts';
import { createAddressLimit } from './address-limit.ts';
import { sendProblem } from './problem-documents.ts';

/** Several people may share an address: an office, a school. */
const ACCOUNTS_AT_AN_ADDRESS = 5;
const MINUTE_MS = 60_000;
/** Accounts or addresses remembered for each limit; those longest unseen are forgotten first. */
const REMEMBERED = 20_000;

/** Hooks that answer 429 with a time to come back to whoever calls too often (API-13). */
export interface RateLimits {
  /** Counts a call for what is public, and returns after how many seconds the next is welcome; 0 where this one is. */
  readonly takePublic: (address: string) => number;
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
  const publicLimit = createAddressLimit(perMinute.public, REMEMBERED);
  return {
    takePublic: publicLimit.take,
    byAddress: (name) =>
      name === 'public'
        ? publicHook(publicLimit.take)
        : hook(once(byAddress, name, () => ask(perMinute[name] * ACCOUNTS_AT_AN_ADDRESS))),
    byAccount: (name) => {
      const limit = once(byAccount, name, () => ask(perMinute[name], accountOf));
      return hook(limit, (request) => request.caller !== null);
    },
  };
}

function publicHook(take: (address: string) => number): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const seconds = take(request.ip);
    return seconds === 0 ? undefined : sendTooMany(request, reply, seconds);
  };
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
    return sendTooMany(request, reply, Math.max(1, count.ttlInSeconds));
  };
}

function sendTooMany(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply {
  reply.header('Retry-After', String(seconds));
  return sendProblem(request, reply, 'too-many-requests');
}
