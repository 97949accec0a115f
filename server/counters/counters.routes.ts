import * as counterWords from '../../src/words/server/counters.gen.ts';
import { CACHE } from '../http/answers/conditional-answer.ts';
import { sendInParts } from '../http/answers/file-in-parts.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import type { Handlers } from '../http/contract/contract.ts';
import type { CountersService } from './counters.service.ts';
import type { UseLimitService } from './use-limit.service.ts';

type Operations =
  | 'listCounters'
  | 'createCounter'
  | 'renewCounter'
  | 'revokeCounter'
  | 'listUses'
  | 'getUseList'
  | 'getUseLimit'
  | 'setUseLimit';

/** A marketer's counters, their uses, and limits of uses (TILL-01, TILL-04, TILL-07). */
export function counterRoutes(
  counters: CountersService,
  limits: UseLimitService,
): Pick<Handlers, Operations> {
  return {
    async listCounters(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return counters.list(callerOfRequest(request), request.query.since);
    },
    async createCounter(request, reply) {
      reply.code(201).header('Cache-Control', CACHE.none);
      return counters.create(callerOfRequest(request), request.body);
    },
    async renewCounter(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return counters.renew(callerOfRequest(request), request.params.counter);
    },
    async revokeCounter(request, reply) {
      await counters.revoke(callerOfRequest(request), request.params.counter);
      return reply.code(204).send();
    },
    async listUses(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return counters.uses(callerOfRequest(request), request.query);
    },
    async getUseList(request, reply) {
      const parts = await counters.exportUses(callerOfRequest(request), request.query);
      const name = `${counterWords.fileName()}.csv`;
      return sendInParts(reply, { name, type: 'text/csv; charset=utf-8', parts });
    },
    async getUseLimit(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return limits.read(callerOfRequest(request), request.params.id);
    },
    async setUseLimit(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return limits.save(callerOfRequest(request), request.params.id, request.body.most);
    },
  };
}
