import * as counterWords from '../../src/words/server/counters.gen.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import type { Database } from '../db/database.ts';
import { sendInParts } from '../http/answers/file-in-parts.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { createCountersService } from './counters.service.ts';
import { createUseLimitService } from './use-limit.service.ts';

/** A marketer's counters, their uses, and limits of uses (TILL-01, TILL-04, TILL-07). */
export function counterRoutes(database: Database, accounts: AccountService) {
  const counters = createCountersService(database, accounts);
  const limits = createUseLimitService(database, accounts);
  return handlersOf({
    listCounters: (request) => counters.list(callerOfRequest(request), request.query.since),
    createCounter: (request) => counters.create(callerOfRequest(request), request.body),
    renewCounter: (request) => counters.renew(callerOfRequest(request), request.params.counter),
    renameCounter: (request) =>
      counters.rename(callerOfRequest(request), request.params.counter, request.body.name),
    revokeCounter: (request) => counters.revoke(callerOfRequest(request), request.params.counter),
    listUses: (request) => counters.uses(callerOfRequest(request), request.query),
    async getUseList(request, reply) {
      const parts = await counters.exportUses(callerOfRequest(request), request.query);
      const name = `${counterWords.fileName()}.csv`;
      return sendInParts(reply, { name, type: 'text/csv; charset=utf-8', parts });
    },
    getUseLimit: (request) => limits.read(callerOfRequest(request), request.params.id),
    setUseLimit: (request) =>
      limits.save(callerOfRequest(request), request.params.id, request.body),
  });
}
