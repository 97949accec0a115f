import { Kysely, PostgresDialect } from 'kysely';
import type { Database, Tables } from '../../../server/db/database.ts';
import { openPool } from '../../support/open-pool.ts';
import type { Services } from './services-fixture.ts';

interface WatchedDatabase {
  readonly database: Database;
  /** Every statement, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** Another connection to the services' database that records its statements. */
export function watchDatabase({ databaseUrl }: Services): WatchedDatabase {
  const asked: string[] = [];
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(databaseUrl, 1) }),
    log: ({ query }) => void asked.push(query.sql),
  });
  return { database, asked, close: () => database.destroy() };
}
