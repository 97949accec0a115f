import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import {
  LIMITS_OF_ACCOUNTS,
  type LimitName,
  type LimitSettings,
} from '../../configuration/limit-settings.ts';
import type { CallCounts, TakeCall } from '../../peers/call-counts.ts';
import { sendProblem } from '../problems/problem-documents.ts';
import { visitorNetwork } from './visitor-network.ts';

/** Several people may share an address: an office, a school. */
const ACCOUNTS_AT_AN_ADDRESS = 5;

export type RateLimits = ReturnType<typeof createRateLimits>;

/**
 * Hooks that answer 429 with `Retry-After` to callers that exceed a limit (API-13). Behind a trusted proxy the address
 * is the visitor's own. Operations with the same limit name share a count.
 */
export function createRateLimits({ perMinute }: LimitSettings, counts: CallCounts) {
  const ofAddresses = (name: LimitName): TakeCall => {
    const accounts = LIMITS_OF_ACCOUNTS.includes(name) ? ACCOUNTS_AT_AN_ADDRESS : 1;
    return counts.limit(`${name}/address`, perMinute[name] * accounts);
  };
  const ofAccounts = (name: LimitName) => counts.limit(`${name}/account`, perMinute[name]);
  return {
    /** Counts a wrong code of a visitor's network; returns the seconds until the next may be tried, or 0. */
    takeWrongCode: ofAddresses('wrongCode'),
    /** Counts an answer to a proof of a visitor's network; returns the seconds until the next may be sent, or 0. */
    takeAnswer: ofAddresses('answer'),
    byAddress: (name: LimitName) => hook(ofAddresses(name), ({ ip }) => visitorNetwork(ip)),
    /** Runs after the token check. Requests without an account pass. */
    byAccount: (name: LimitName) => hook(ofAccounts(name), accountOf),
  };
}

function accountOf({ caller }: FastifyRequest): string | null {
  return caller === null ? null : `${caller.issuer} ${caller.subject}`;
}

function hook(
  take: TakeCall,
  keyOf: (request: FastifyRequest) => string | null,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const key = keyOf(request);
    const seconds = key === null ? 0 : take(key);
    if (seconds === 0) return undefined;
    reply.header('Retry-After', String(seconds));
    return sendProblem(request, reply, 'too-many-requests');
  };
}
