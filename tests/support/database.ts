import { randomBytes } from 'node:crypto';
import { link, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql, type QueryExecutorProvider } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { withClient } from '../../server/db/postgres-connection.ts';
import { askRunDoor } from './run-door.ts';
import type { SeededTemplate } from './seeded-template.ts';
import { shared } from './shared.ts';

/** A database of its own for one test file. */
export interface FreshDatabase {
  readonly url: string;
  /** Closes remaining connections and removes the database. */
  drop(): Promise<void>;
}

/** A migrated and seeded database of its own. */
export interface SeededDatabase extends FreshDatabase {
  /** Folder of the seed's pictures, read-only and shared by the run. */
  readonly pictures: string;
}

/**
 * Creates an empty database in the run's PostgreSQL until the test ends (about 50 ms; the first caller waits for its
 * start). Use it for tests of migrations and seeds, and `seededDatabase()` for all others.
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  const database = await makeDatabase('');
  onTestFinished(database.drop);
  return database;
}

/** Such a database for the tests of a file. */
export function sharedFreshDatabase(): { readonly url: string } {
  return shared(async () => {
    const { url, drop } = await makeDatabase('');
    return { url, close: drop };
  });
}

/** The options of `openDatabase` that lead through the pooler of this run, or straight to the database without one. */
export function throughPooler(url: string): { readonly url: string; readonly isPooled: boolean } {
  const host = process.env['TEST_POOLER'];
  if (host === undefined) return { url, isPooled: false };
  return { url: Object.assign(new URL(url), { host }).href, isPooled: true };
}

/** Clones the run's migrated and seeded database (about 0.1 s; the first caller waits until it exists). */
export async function seededDatabase(): Promise<SeededDatabase> {
  const template = await askRunDoor<SeededTemplate>(inject('databaseDoor'), '/seeded');
  const database = await makeDatabase(`template ${template.database}`);
  return { ...database, pictures: template.pictures };
}

/** A seeded database that the tests of a file share, with connections of its own. */
export function sharedDatabase() {
  return shared(async () => {
    const seeded = await seededDatabase();
    const { url } = seeded;
    const database = openDatabase({ url, connections: 12, onIdleError: () => undefined });
    const close = async (): Promise<void> => {
      await database.destroy();
      await seeded.drop();
    };
    return { ...seeded, database, query: queryIn(database), close };
  });
}

/** The statements that wait for a lock. */
export const LOCKED = sql`select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Runs a statement and returns its rows. */
export type Query = <Row>(statement: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>;

export function queryIn(database: QueryExecutorProvider): Query {
  return async <Row>(statement: TemplateStringsArray, ...values: unknown[]) =>
    (await sql<Row>(statement, ...values).execute(database)).rows;
}

/**
 * Puts hard links of the seed's pictures into a folder. A disk media store can use it as its own. Other tests do not see
 * additions and deletions, because stores replace files and never write into them.
 */
export async function linkPictures(pictures: string, folder: string): Promise<void> {
  const entries = await readdir(pictures, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const target = join(folder, parentPath.slice(pictures.length), name);
      await mkdir(dirname(target), { recursive: true });
      await link(join(parentPath, name), target);
    }),
  );
}

async function makeDatabase(origin: string): Promise<FreshDatabase> {
  const url = await askRunDoor<string>(inject('databaseDoor'), '/server');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Without `fsync`, copying files takes half the processor time of writing each page to the log.
  const create = `create database ${name} ${origin} strategy file_copy`;
  await withClient(url, (client) => client.query(create));
  return {
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    drop: async () => {
      await withClient(url, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
}
