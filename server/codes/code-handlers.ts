import type { AccountService } from '../accounts/accounts.service.ts';
import type { Database } from '../db/database.ts';
import { codeCountRoutes } from './code-counts.routes.ts';
import { codeFileRoutes } from './code-files.routes.ts';
import { createCodeFilesService } from './code-files.service.ts';
import { codeRoutes } from './codes.routes.ts';
import { createCodesService } from './codes.service.ts';
import { householdCodeRoutes } from './household-codes.routes.ts';
import { createHouseholdCodesService } from './household-codes.service.ts';
import { createSourcesService } from './sources.service.ts';

interface Parts {
  readonly database: Database;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** The operations of the owners of codes. */
export function codeHandlers(parts: Parts, accounts: AccountService) {
  return {
    ...codeRoutes(createCodesService(parts.database, accounts)),
    ...codeFileRoutes(createCodeFilesService(parts, accounts)),
    ...codeCountRoutes(createSourcesService(parts.database, accounts)),
    ...householdCodeRoutes(createHouseholdCodesService(parts, accounts)),
  };
}
