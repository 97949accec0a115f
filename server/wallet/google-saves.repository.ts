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

/** Forgets messages that ran out before this moment: they are passed over by themselves. */
export async function forgetMessagesBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.deleteFrom('wallet_messages').where('expires_at', '<', moment).execute();
}
