import { sql } from 'kysely';
import type { Connection } from '../../db/database.ts';

/** Stores the id of a message from Google. Returns false if it is stored already. */
export async function noteMessage(
  connection: Connection,
  { nonce, expiresAt }: { readonly nonce: string; readonly expiresAt: Date },
): Promise<boolean> {
  const noted = await connection
    .insertInto('wallet_messages')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return noted !== undefined;
}

/**
 * Deletes up to `most` messages that expired before this moment and returns how many. Expired messages are ignored
 * anyway.
 */
export async function forgetMessagesBefore(
  connection: Connection,
  moment: Date,
  most: number,
  skip = 0,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from wallet_messages where ctid = any(array(
    select ctid from wallet_messages where expires_at < ${moment} limit ${most} offset ${skip}))`.execute(
    connection,
  );
  return Number(numAffectedRows);
}
