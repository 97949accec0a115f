import type { Database } from '../db/database.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { handlersOf } from '../http/contract/contract.ts';
import type { AccountService } from './accounts.service.ts';
import { createAttributeService } from './attributes.service.ts';

/** The signed-in account (AUTH-02) and its attributes (API-10). */
export function accountRoutes(database: Database, accounts: AccountService) {
  const attributes = createAttributeService(database, accounts);
  return handlersOf({
    async getAccount(request) {
      const caller = callerOfRequest(request);
      const { id, email, name } = await accounts.of(caller);
      return { id, email, name, roles: caller.roles };
    },
    listAttributes: (request) => attributes.list(callerOfRequest(request)),
    getAttribute: (request) => attributes.read(callerOfRequest(request), request.params.id),
    saveAttribute: (request) =>
      attributes.save(callerOfRequest(request), request.params.id, request.body),
    deleteAttribute: (request) => attributes.remove(callerOfRequest(request), request.params.id),
  });
}
