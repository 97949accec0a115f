import type { Connection } from '../db/database.ts';

/** How many mails are in each state. */
export async function countMails(connection: Connection): Promise<Record<string, number>> {
  const rows = await connection
    .selectFrom('mail_outbox')
    .select((select) => ['state', select.fn.countAll<number>().as('count')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .execute();
  return depths(['waiting', 'failed'], rows);
}

/** How many messages to wallets are in each state. */
export async function countWalletDeliveries(
  connection: Connection,
): Promise<Record<string, number>> {
  const rows = await connection
    .selectFrom('wallet_deliveries')
    .select((select) => ['state', select.fn.countAll<number>().as('count')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .execute();
  return depths(['waiting', 'failed'], rows);
}

function depths(
  states: readonly string[],
  rows: readonly { readonly state: string; readonly count: number }[],
): Record<string, number> {
  return Object.fromEntries(
    states.map((state) => [state, Number(rows.find((row) => row.state === state)?.count ?? 0)]),
  );
}
