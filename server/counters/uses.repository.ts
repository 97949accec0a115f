/** Lists of uses for the owner (TILL-07). */
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export type UseRow = Awaited<ReturnType<typeof listUses>>[number];

/** Which uses of an account are listed. */
export interface UseChoice {
  readonly accountId: string;
  /** The counter's id. */
  readonly counter?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** Only uses with a smaller number. */
  readonly before?: number | undefined;
}

/** Returns at most `most` uses as in the contract, the newest first. */
export async function listUses(
  connection: Connection,
  { accountId, counter, from, until, before }: UseChoice,
  most: number,
) {
  return connection
    .selectFrom('coupon_uses as uses')
    .innerJoin('counters', 'counters.number', 'uses.counter')
    .select([
      'uses.number',
      'uses.used_at as usedAt',
      'uses.undone_at as undoneAt',
      'counters.name as counter',
      'uses.coupon_name as coupon',
      'uses.label as code',
      'uses.is_second as isSecond',
    ])
    .where('uses.account_id', '=', accountId)
    .$if(counter !== undefined, (uses) => uses.where('counters.id', '=', counter ?? ''))
    .$if(from !== undefined, (uses) => uses.where('uses.used_at', '>=', from ?? new Date()))
    .$if(until !== undefined, (uses) => uses.where('uses.used_at', '<', until ?? new Date()))
    .$if(before !== undefined, (uses) => uses.where('uses.number', '<', before ?? 0))
    .orderBy('uses.number', 'desc')
    .limit(most)
    .execute();
}

/** Returns the uses of the account's counters by hour since a moment. */
export async function listHours(connection: Connection, accountId: string, since: Date) {
  const hour = sql<number>`floor(extract(epoch from begins_at - ${since}) / 3600)::integer`;
  return connection
    .selectFrom('counter_quarters as quarters')
    .innerJoin('counters', 'counters.number', 'quarters.counter')
    .select(['counter', hour.as('hour'), sql<number>`sum(quarters.uses)::integer`.as('uses')])
    .where('account_id', '=', accountId)
    .where('begins_at', '>=', since)
    .groupBy(['counter', 'hour'])
    .execute();
}
