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
