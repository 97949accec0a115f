import { sql, type OperationNodeSource } from 'kysely';
import type { Connection } from '../../db/database.ts';

/** A part of a statement that changes rows; null is skipped. */
export type Change = OperationNodeSource | null;

/**
 * Makes several changes in one statement, which is its own transaction when none is open. The statements run in one
 * snapshot, so foreign keys are checked at the end. The channels are notified after the commit.
 */
export async function changeTogether(
  connection: Connection,
  changes: readonly Change[],
  channels: readonly string[] = [],
): Promise<void> {
  const parts = changes
    .filter((change) => change !== null)
    .map((change, index) => sql`${sql.ref(`change_${index}`)} as (${change})`);
  const told = channels.map((channel) => sql`pg_notify(${channel}, '')`);
  if (parts.length > 0)
    await sql`with ${sql.join(parts)} select ${sql.join(told)}`.execute(connection);
}
