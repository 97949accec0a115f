import { Kysely, PostgresDialect, sql, type Transaction, type PostgresPool } from 'kysely';
import { Pool, types, type PoolClient } from 'pg';
import { createConnectionTurns, type ConnectionTurns } from './connection-turns.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { CodeTables } from './code-tables.ts';
import type { CounterTables } from './counter-tables.ts';
import type { JobTables } from './job-columns.ts';
import type { ProjectTables } from './project-tables.ts';
import type { ProofTables } from './proof-tables.ts';
import { outliveItsServer } from './postgres-connection.ts';
import type { WalletTables } from './wallet-tables.ts';

/** PostgreSQL's `bigint`, which `pg` returns as text; every bigint here is a count or a size. */
const BIGINT = 20;
const STATEMENT_SECONDS = 15;
const WAIT_SECONDS = 5;
/** A transaction here waits only for the database. */
const IDLE_TRANSACTION_MS = 30_000;
/** A call may wait for a lock twice; together that stays below the statement timeout. */
const LOCK_TIMEOUT_MS = 5_000;

export interface Tables
  extends
    CatalogueTables,
    ProjectTables,
    IdentityTables,
    WalletTables,
    CodeTables,
    CounterTables,
    JobTables,
    ProofTables {}

export type Database = Kysely<Tables>;
/** The argument of a repository: the open transaction, or the database itself for a single statement. */
export type Connection = Database | Transaction<Tables>;

const pools = new WeakMap<Database, { readonly pool: Pool; readonly turns: ConnectionTurns }>();

/** Opens a pool on the database; `destroy()` closes it. Statements end after 15 s, waits for locks after 5 s. */
export function openDatabase(options: {
  readonly url: string;
  readonly connections: number;
  /** Timeout of one statement, 15 s. */
  readonly statementSeconds?: number;
  /** How long a call waits for a connection, and beyond a statement's timeout for its answer; 5 s. */
  readonly waitSeconds?: number;
  /**
   * A pooler is between, in transaction mode: it refuses limits at the start of a connection, so the role has them
   * (`limitRole`).
   */
  readonly isPooled?: boolean;
  /** Called when an idle connection has ended; the next call gets a new one. */
  readonly onIdleError: (error: Error) => void;
}): Database {
  types.setTypeParser(BIGINT, Number);
  const statementMs = (options.statementSeconds ?? STATEMENT_SECONDS) * 1_000;
  const waitMs = (options.waitSeconds ?? WAIT_SECONDS) * 1_000;
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections,
    min: options.connections,
    connectionTimeoutMillis: waitMs,
    query_timeout: statementMs + waitMs,
    keepAlive: true,
    ...(options.isPooled !== true && sessionLimits(statementMs)),
    application_name: 'tearline',
  });
  pool.on('error', options.onIdleError);
  pool.on('connect', outliveItsServer);
  const { connections } = options;
  const turns = createConnectionTurns(pool, { connections, waitMs });
  const database: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: answeringPool(pool, turns) }),
  });
  pools.set(database, { pool, turns });
  const destroy = database.destroy.bind(database);
  database.destroy = async () => {
    await destroy();
    // Kysely ends a pool only if it took a connection of it.
    if (!pool.ending) await pool.end();
  };
  return database;
}

/** Takes a connection of a database from `openDatabase`; release it. Throws `WorkRefused` if none is free in time. */
export function connectionOf(database: Database): Promise<PoolClient> {
  const opened = pools.get(database);
  if (opened === undefined) throw new Error('The database has no pool.');
  return opened.turns.connect();
}

/** Limits of a database session in milliseconds, by their PostgreSQL names. */
function sessionLimits(statementMs: number) {
  return {
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
  };
}

/** Gives the limits of a session to the role, in this database, for connections that a pooler opens (GROW-04). */
export async function limitRole(directUrl: string, statementSeconds: number): Promise<void> {
  const database = openDatabase({ url: directUrl, connections: 1, onIdleError: () => undefined });
  try {
    const { rows } = await sql<{ name: string }>`select current_database() as name
    `.execute(database);
    const name = sql.id(rows[0]?.name ?? '');
    for (const [limit, milliseconds] of Object.entries(sessionLimits(statementSeconds * 1_000)))
      await sql`
        alter role current_user in database ${name} set ${sql.raw(limit)} = ${sql.lit(milliseconds)}
      `.execute(database);
  } finally {
    await database.destroy();
  }
}

/** Returns the use of the pool of a database from `openDatabase`. */
export function poolUse(database: Database) {
  const { pool, turns } = pools.get(database) ?? {};
  return {
    open: pool?.totalCount ?? 0,
    idle: pool?.idleCount ?? 0,
    /** Calls that wait for a connection. */
    waiting: turns?.waiting ?? 0,
  };
}

/** The driver's message when a statement got no answer. */
const SILENT = /query read timeout/i;

/**
 * Removes connections that have gone silent from the pool (SAFE-09). The driver returns them as if they were whole, and
 * each later call on one would wait its full time again.
 */
function answeringPool(pool: Pool, turns: ConnectionTurns): PostgresPool {
  return {
    options: pool.options,
    connect: async () => whileItAnswers(await turns.connect()),
    end: () => pool.end(),
  };
}

function whileItAnswers(client: PoolClient): PoolClient {
  let silence: Error | null = null;
  const query = async (text: string, values: unknown[]) => {
    // The rollback of a transaction whose statement got no answer.
    if (silence !== null) throw silence;
    try {
      return await client.query(text, values);
    } catch (error) {
      if (error instanceof Error && SILENT.test(error.message)) silence = error;
      throw error;
    }
  };
  const release = (isBroken = false): void => client.release(isBroken || silence !== null);
  const replaced = new Map<string | symbol, unknown>(Object.entries({ query, release }));
  return new Proxy(client, {
    get: (whole, name): unknown => replaced.get(name) ?? Reflect.get(whole, name),
  });
}
