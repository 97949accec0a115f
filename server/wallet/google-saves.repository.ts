import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** Notes a message of Google; false for one that came before. */
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

/** Forgets up to `most` messages that ran out before this moment, and returns how many: they are passed over by themselves. */
export async function forgetMessagesBefore(
  connection: Connection,
  moment: Date,
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from wallet_messages where ctid = any(array(
    select ctid from wallet_messages where expires_at < ${moment} limit ${most}))`.execute(
    connection,
  );
  return Number(numAffectedRows);
}
