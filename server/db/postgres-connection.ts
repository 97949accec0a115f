import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { EMBEDDED_USER, type PostgresAccess } from './postgres-cluster.ts';

const RETRY_MS = 50;
const CONNECT_TIMEOUT_MS = 5_000;
const WRONG_PASSWORD = '28P01';

/** `postgres://…` of one database of the embedded server. */
export function connectionUrl(access: PostgresAccess, database: string): string {
  const password = encodeURIComponent(access.password);
  return `postgres://${EMBEDDED_USER}:${password}@127.0.0.1:${access.port}/${database}`;
}

/** Resolves true once the server takes connections (it may still be recovering); false after `deadlineMs`. */
export async function answersWithin(access: PostgresAccess, deadlineMs: number): Promise<boolean> {
  const deadline = performance.now() + deadlineMs;
  while (performance.now() < deadline) {
    const state = await tryToConnect(access);
    if (state === 'answers') return true;
    if (state === 'refuses') return false;
    await pause(RETRY_MS);
  }
  return false;
}

/** Creates the database if missing. */
export async function ensureDatabase(access: PostgresAccess, database: string): Promise<void> {
  await withClient(connectionUrl(access, 'postgres'), async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0)
      await client.query(`create database ${pg.escapeIdentifier(database)}`);
  });
}

/** Opens one connection for one piece of work. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  outliveItsServer(client);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Prevents a connection that breaks between two statements from ending the process (SAFE-02): a pool does not listen to
 * its connection while it is checked out. The next statement fails, and the pool closes the connection.
 */
export function outliveItsServer(client: pg.ClientBase): void {
  client.on('error', () => undefined);
}

async function tryToConnect(access: PostgresAccess): Promise<'answers' | 'silent' | 'refuses'> {
  try {
    await withClient(connectionUrl(access, 'postgres'), (client) => client.query('select 1'));
    return 'answers';
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === WRONG_PASSWORD
      ? 'refuses'
      : 'silent';
  }
}
