import pg from 'pg';
import { outliveItsServer } from '../../server/db/postgres-connection.ts';

/**
 * Opens connections to a test's own database. `end()` resolves before they are closed, so dropping the database may end
 * them first; nobody waits for that error.
 */
export function openPool(url: string, connections: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  pool.on('error', () => undefined);
  pool.on('connect', outliveItsServer);
  return pool;
}
