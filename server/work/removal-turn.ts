import { sql, type Kysely, type Transaction } from 'kysely';

/** PostgreSQL's advisory lock of those who remove stored files. Backups share it, a removal takes it alone. */
export const REMOVAL_LOCK = 727_301_447;

/**
 * Removes stored files in a transaction and returns how many; none while a backup copies rows first and files second, or
 * another process removes files (GROW-03).
 */
export function inRemovalTurn<Tables>(
  database: Kysely<Tables>,
  remove: (transaction: Transaction<Tables>) => Promise<number>,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(REMOVAL_LOCK)}) as "isFree"`.execute(transaction);
    return rows[0]?.isFree === true ? remove(transaction) : 0;
  });
}
