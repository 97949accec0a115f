import { sql, type OperationNodeSource } from 'kysely';
import type { Connection } from '../../db/database.ts';

/** A part of a statement that changes something; null is none. */
export type Change = OperationNodeSource | null;

/**
 * Makes several changes in one call of the database, which is a transaction of its own where none is open: none sees
 * what another of them does, and whether rows are there that they refer to is checked once all are made. The channels
 * are told once it is committed.
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
