import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { Pool, type PoolClient } from 'pg';
import { StartFailure } from '../configuration/start-failure.ts';
import { outliveItsServer } from './postgres-connection.ts';
import * as startWords from '../../src/words/server/start.gen.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** The tables of release 1.0.0. Its rows of `kysely_migration` name the migrations that it replaces. */
const BASELINE = join(FOLDER, 'baseline.sql');
const REPLACED = /'(\d{4}-[\w-]+)'/gu;
const MIGRATION = /^\d{4}-[\w-]+\.ts$/u;
/** Any number, the same for every replica: the holder migrates, the others wait and find it done. */
const ADVISORY_LOCK = 727_301_445;
const OLDEST_VERSION = 15;
const CONNECT_TIMEOUT_MS = 10_000;

type Migrations = Record<string, Migration>;

/**
 * Migrates the database to the newest version; safe for any number of concurrent starts. Migrations of a newer release
 * stay: during a rolling upgrade and after a rollback this release runs on its tables (GROW-02).
 * Throws `StartFailure` when the database cannot be reached, is too old or is from a release before 0.1.0, or when a
 * migration fails; a failed one is rolled back.
 */
export async function migrate(url: string): Promise<void> {
  const pool = new Pool({
    connectionString: url,
    max: 2,
    application_name: 'tearline-migration',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // A migration may take longer than the role's limit for a statement (`limitRole`).
    options: '-c statement_timeout=0 -c lock_timeout=0',
  });
  pool.on('error', () => undefined);
  pool.on('connect', outliveItsServer);
  const lock = await connect(pool);
  try {
    await refuseOldVersion(lock);
    await lock.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    await beginAtBaseline(database, lock);
    await migrateToLatest(database);
  } finally {
    await unlock(lock);
    await pool.end();
  }
}

/** Returns the migrations that a database with data still lacks; none for a new database. */
export async function pendingMigrations(url: string): Promise<readonly string[]> {
  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('connect', outliveItsServer);
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const applied = await appliedMigrations(database);
    if (Object.keys(applied).length === 0) return [];
    return Object.keys(await ownMigrations()).filter((name) => !Object.hasOwn(applied, name));
  } finally {
    await database.destroy();
  }
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    await pool.end();
    throw new StartFailure(startWords.databaseUnreachable({ reason: sentenceOf(error) }));
  }
}

async function refuseOldVersion(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (version >= OLDEST_VERSION) return;
  throw new StartFailure(startWords.databaseTooOld({ version, oldest: OLDEST_VERSION }));
}

/**
 * Creates the tables of the baseline in a new database. Throws `StartFailure` if a database with tables lacks one of the
 * migrations that the baseline replaces.
 */
async function beginAtBaseline(database: Kysely<unknown>, client: PoolClient): Promise<void> {
  const baseline = await readFile(BASELINE, 'utf8');
  const applied = Object.keys(await appliedMigrations(database));
  if (applied.length > 0) {
    const missing = [...baseline.matchAll(REPLACED)].find(
      ([, name = '']) => !applied.includes(name),
    );
    if (missing !== undefined) throw new StartFailure(startWords.databaseTooEarly());
    return;
  }
  try {
    // Functions may use tables that come later.
    await client.query(`begin; set local check_function_bodies = off; ${baseline}; commit`);
  } catch (error) {
    await client.query('rollback');
    const failed = basename(BASELINE);
    const reason = sentenceOf(error);
    throw new StartFailure(
      reason.includes('pg_trgm')
        ? startWords.noTrigrams()
        : startWords.notMigrated({ failed, reason }),
    );
  }
}

async function migrateToLatest(database: Kysely<unknown>): Promise<void> {
  const applied = await appliedMigrations(database);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...applied, ...(await ownMigrations()) }) },
    // Two releases that are upgraded and rolled back may apply their migrations in another order.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed =
    results.find((result) => result.status === 'Error')?.migrationName ??
    startWords.migrationList();
  throw new StartFailure(startWords.notMigrated({ failed, reason: sentenceOf(error) }));
}

/** Kysely refuses a database with a migration that the code does not have, so each applied one gets an empty one. */
async function appliedMigrations(database: Kysely<unknown>): Promise<Migrations> {
  const table = await sql`
    select where to_regclass('kysely_migration') is not null`.execute(database);
  if (table.rows.length === 0) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return Object.fromEntries(rows.map(({ name }) => [name, { up: () => Promise.resolve() }]));
}

async function ownMigrations(): Promise<Migrations> {
  const files = (await readdir(FOLDER)).filter((file) => MIGRATION.test(file));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.ts'), migrationOf(join(FOLDER, file))]),
  );
}

/** Loads the file only when it is to be applied: most starts apply none. */
function migrationOf(path: string): Migration {
  return {
    up: async (database) => ((await import(pathToFileURL(path).href)) as Migration).up(database),
  };
}

/** The connection is closed, so the lock is released even when the connection is broken. */
async function unlock(lock: PoolClient): Promise<void> {
  await lock.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]).catch(() => undefined);
  lock.release(true);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  // Node wraps the refusals of a host's addresses in an error without a message.
  return 'code' in error ? String(error.code) : error.name;
}
