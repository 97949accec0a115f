/** Uses as they are made and undone, in the transaction that the caller opened (TILL-03, TILL-04). */
import { sql, type Insertable } from 'kysely';
import { UNDO_SECONDS } from '../../src/domain/constants.ts';
import type { Connection, Tables } from '../db/database.ts';
import { enqueueCodeChange } from '../delivery/code-passes.repository.ts';

/** A use by its press. */
export type MadeUse = NonNullable<Awaited<ReturnType<typeof findUse>>>;

/**
 * The moment of a use, in whole ms, after all that its transaction waited for: a code that was given back meanwhile was
 * used after that (TILL-03).
 */
const MOMENT = sql<Date>`date_trunc('milliseconds', clock_timestamp())`;
const UNDO_LEFT = sql<number>`greatest(0, least(${UNDO_SECONDS},
  ceil(${UNDO_SECONDS} - extract(epoch from clock_timestamp() - used_at))))::integer`;

/** Returns the use of a press at a counter, and locks it; `undoSeconds` is the time in which it can be undone. */
export async function findUse(connection: Connection, counter: number, press: string) {
  return connection
    .selectFrom('coupon_uses')
    .select([
      'number',
      'coupon_id as couponId',
      'coupon_name as couponName',
      'code',
      'label',
      'used_at as usedAt',
      'undone_at as undoneAt',
      UNDO_LEFT.as('undoSeconds'),
    ])
    .where('counter', '=', counter)
    .where('press', '=', press)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks an active, unused code as used; returns the moment, or null if it was not free. Of two at one moment one does. */
export async function takeCode(connection: Connection, code: Buffer): Promise<Date | null> {
  const { rows } = await sql<CountedCode & { readonly usedAt: Date }>`update codes
    set used_at = ${MOMENT} from code_series
    where code = ${code} and used_at is null and codes.state = 'active'
      and code_series.number = codes.series and code_series.state = 'ready' and coupon_id is not null
    returning codes.used_at as "usedAt", ${countedOf('codes')}`.execute(connection);
  const [taken] = rows;
  if (taken === undefined) return null;
  await countRedeemed(connection, taken, 1);
  await enqueueCodeChange(connection, code);
  return taken.usedAt;
}

/** Returns whether a code with the same place in its list was used before this one replaced it. */
export async function hasUsedPredecessor(connection: Connection, code: Buffer): Promise<boolean> {
  const { rows } = await sql`select from codes as used join codes on codes.series = used.series
      and codes.place = used.place and codes.code <> used.code
    where codes.code = ${code} and used.used_at is not null limit 1`.execute(connection);
  return rows.length > 0;
}

/** Counts a use without a code; returns the moment, or null if the coupon's limit is reached. */
export async function takeUse(connection: Connection, couponId: string): Promise<Date | null> {
  const { rows } = await sql<{
    readonly usedAt: Date;
  }>`insert into use_limits as limits (coupon_id, uses, used_at)
    values (${couponId}, 1, ${MOMENT})
    on conflict (coupon_id) do update set uses = limits.uses + 1, used_at = ${MOMENT}
    where limits.most is null or limits.uses < limits.most
    returning used_at as "usedAt"`.execute(connection);
  return rows[0]?.usedAt ?? null;
}

/** Stores a use with the counts of its counter. */
export async function insertUse(connection: Connection, use: Insertable<Tables['coupon_uses']>) {
  await connection.insertInto('coupon_uses').values(use).execute();
  await sql`insert into counter_quarters as quarters (counter, begins_at, uses)
    values (${use.counter}, date_bin('15 minutes', ${use.used_at}::timestamptz, 'epoch'), 1)
    on conflict (counter, begins_at) do update set uses = quarters.uses + 1`.execute(connection);
  await sql`update counters set uses = uses + 1, used_at = now()
    where number = ${use.counter}`.execute(connection);
}

/** Undoes a use that `findUse` has locked: it counts nowhere any more. */
export async function undoUse(
  connection: Connection,
  counter: number,
  { number, couponId, code, usedAt }: MadeUse,
): Promise<void> {
  await sql`update coupon_uses set undone_at = now() where number = ${number}`.execute(connection);
  if (code === null)
    await sql`update use_limits set uses = uses - 1
      where coupon_id = ${couponId}`.execute(connection);
  else await returnCode(connection, code);
  await sql`update counter_quarters set uses = uses - 1
    where counter = ${counter} and begins_at = date_bin('15 minutes', ${usedAt}::timestamptz, 'epoch')
  `.execute(connection);
  await sql`update counters set uses = uses - 1 where number = ${counter}`.execute(connection);
}

/** Returns when and at which counter a code was used; undefined if its use was forgotten. */
export async function findUseOfCode(connection: Connection, code: Buffer) {
  return connection
    .selectFrom('coupon_uses')
    .innerJoin('counters', 'counters.number', 'coupon_uses.counter')
    .select(['coupon_uses.used_at as usedAt', 'counters.name as counter'])
    .where('code', '=', code)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
}

/** Returns the limit and the uses of a coupon's own code, and whether only those of households count. */
export async function findUseLimit(connection: Connection, couponId: string) {
  return connection
    .selectFrom('projects')
    .leftJoin('use_limits', 'coupon_id', 'projects.id')
    .select(['most', 'used_at as usedAt', 'households_only as householdsOnly'])
    .select(sql<number>`coalesce(uses, 0)`.as('uses'))
    .where('projects.id', '=', couponId)
    .executeTakeFirst();
}

async function returnCode(connection: Connection, code: Buffer): Promise<void> {
  // A code that was removed since stays removed.
  const { rows } = await sql<CountedCode>`update codes set used_at = null
    from (select code, series, source, used_at from codes where code = ${code}) as used
    where codes.code = used.code and codes.used_at is not null
    returning ${countedOf('used')}`.execute(connection);
  const [returned] = rows;
  if (returned === undefined) return;
  await countRedeemed(connection, returned, -1);
  await enqueueCodeChange(connection, code);
}

interface CountedCode {
  readonly series: number;
  readonly source: number;
  /** In UTC: `2026-11-28`. */
  readonly day: string;
}

/** The columns of a `CountedCode`. */
function countedOf(table: string) {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql`${of('series')}, coalesce(${of('source')}, 0) as source,
    to_char(${of('used_at')} at time zone 'UTC', 'YYYY-MM-DD') as day`;
}

/** Changes the redeemed codes of a series on the day of a use. */
async function countRedeemed(
  connection: Connection,
  { series, source, day }: CountedCode,
  change: 1 | -1,
): Promise<void> {
  await sql`insert into code_days as days (series, day, source, redeemed)
    values (${series}, ${day}::date, ${source}, ${change})
    on conflict (series, day, source) do update set redeemed = days.redeemed + ${change}
  `.execute(connection);
}
