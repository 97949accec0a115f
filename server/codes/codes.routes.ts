import type { AccountService } from '../accounts/accounts.service.ts';
import type { Database } from '../db/database.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { codeFileRoutes } from './code-files.routes.ts';
import { createCodesService } from './codes.service.ts';
import { householdCodeRoutes } from './household-codes.routes.ts';
import { sourceRoutes } from './sources.routes.ts';

interface Parts {
  readonly database: Database;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** The operations of the owners of codes (SER-01, SER-03, SER-06), and the sources of visits (SER-05, PUB-12). */
export function codeRoutes(parts: Parts, accounts: AccountService) {
  const codes = createCodesService(parts.database, accounts);
  return {
    ...codeFileRoutes(parts, accounts),
    ...sourceRoutes(parts.database, accounts),
    ...householdCodeRoutes(parts, accounts),
    ...handlersOf({
      listCodeSeries: (request) => codes.list(callerOfRequest(request), request.params.id),
      createCodeSeries: (request) =>
        codes.create(callerOfRequest(request), request.params.id, request.body),
      addCodeRows: (request) =>
        codes.addRows(callerOfRequest(request), request.params, request.body),
      finishCodeSeries: (request) =>
        codes.finish(callerOfRequest(request), request.params, request.body),
      deleteCodeSeries: (request) => codes.remove(callerOfRequest(request), request.params),
    }),
  };
}
