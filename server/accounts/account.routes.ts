import type { Handlers } from '../http/contract/contract.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { CACHE } from '../http/answers/conditional-answer.ts';
import type { AccountService } from './accounts.service.ts';

/** The signed-in account (AUTH-02). */
export function accountRoutes(accounts: AccountService): Pick<Handlers, 'getAccount'> {
  return {
    async getAccount(request, reply) {
      const caller = callerOfRequest(request);
      const { id, email, name } = await accounts.of(caller);
      reply.header('Cache-Control', CACHE.none);
      return { id, email, name, roles: caller.roles };
    },
  };
}
