import type { AccountService } from '../accounts/accounts.service.ts';
import type { Database } from '../db/database.ts';
import { createWrongTries } from '../http/limits/wrong-tries.ts';
import { counterRoutes } from './counters.routes.ts';
import { createCountersService } from './counters.service.ts';
import { createTillSessions } from './till-session.ts';
import { tillRoutes } from './till.routes.ts';
import { createTillService } from './till.service.ts';
import { createUseLimitService } from './use-limit.service.ts';

/** The operations of the owners of counters. */
export function counterHandlers(database: Database, accounts: AccountService) {
  return counterRoutes(
    createCountersService(database, accounts),
    createUseLimitService(database, accounts),
  );
}

/** The operations of counters' phones, and how a phone's token is recognized. */
export function openTills(database: Database, takeWrongTry: (network: string) => number) {
  const sessions = createTillSessions(database);
  const till = createTillService(database);
  return {
    findCounter: sessions.find,
    handlers: tillRoutes(sessions, till, createWrongTries(takeWrongTry)),
  };
}
