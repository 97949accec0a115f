import { sql, type OperationNodeSource } from 'kysely';
import type { Connection } from '../../db/database.ts';

/**
 * Makes several changes in one call of the database: none sees what another of them does, and whether rows are there
 * that they refer to is checked once all are made. null is none.
 */
export async function changeTogether(
  connection: Connection,
  changes: readonly (OperationNodeSource | null)[],
): Promise<void> {
  const parts = changes
    .filter((change) => change !== null)
    .map((change, index) => sql`${sql.ref(`change_${index}`)} as (${change})`);
  if (parts.length > 0) await sql`with ${sql.join(parts)} select`.execute(connection);
}
