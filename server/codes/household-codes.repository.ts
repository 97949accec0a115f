/** Single codes of a coupon: found, switched, replaced (SER-06). */
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { CodeState } from '../db/code-tables.ts';

/** A code with what its owner sees of it. */
export interface HouseholdCodeRow {
  readonly code: Buffer;
  readonly series: number;
  readonly place: number;
  readonly state: CodeState;
  /** The barcode's value; null when the code itself is the value. */
  readonly value: string | null;
  readonly kept: readonly string[] | null;
  /** Names of the kept columns. */
  readonly columns: readonly string[];
  readonly usedAt: Date | null;
  /** Name of the counter where it was used; null if it was not, or if that is forgotten. */
  readonly counter: string | null;
  readonly changedAt: Date | null;
}

const FACTS = sql`codes.code, codes.series, codes.place, codes.state, codes.value, codes.kept,
  code_series.columns, codes.used_at as "usedAt", codes.changed_at as "changedAt",
  (select counters.name from coupon_uses join counters on counters.number = coupon_uses.counter
    where coupon_uses.code = codes.code and coupon_uses.undone_at is null) as counter`;

/** Only series of the coupon whose codes work. */
const ofCoupon = (couponId: string) => sql`code_series.coupon_id = ${couponId}
  and code_series.state = 'ready'`;

interface Wanted {
  readonly couponId: string;
  /** Null unless the text can be a code. */
  readonly code: Buffer | null;
  /** The beginning of a value. */
  readonly value: string;
}

/**
 * Returns codes of the coupon by themselves or by the beginning of their value, in the order of their lists, and with
 * each the codes that have its place in the list: at most `most` places.
 */
export async function findHouseholdCodes(
  connection: Connection,
  { couponId, code, value }: Wanted,
  most: number,
): Promise<readonly HouseholdCodeRow[]> {
  const beginning = `${value.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<HouseholdCodeRow>`with places as (
      select distinct number as series, place from code_series cross join lateral (
        select place from codes where codes.series = code_series.number and codes.code = ${code}
        union all (
          select place from codes
          where codes.series = code_series.number and codes.value like ${beginning}
          order by value using ~<~ limit ${most}
        )
      ) as found where ${ofCoupon(couponId)}
      order by series, place limit ${most}
    )
    select ${FACTS} from places
      join codes on codes.series = places.series and codes.place = places.place
      join code_series on code_series.number = codes.series
    order by codes.series, codes.place, codes.state, codes.changed_at desc
    limit ${most}`.execute(connection);
  return rows;
}

/** Returns a code of the coupon; undefined if it has none like this. */
export async function findHouseholdCode(connection: Connection, couponId: string, code: Buffer) {
  const { rows } = await sql<HouseholdCodeRow>`select ${FACTS} from codes
    join code_series on code_series.number = codes.series
    where codes.code = ${code} and ${ofCoupon(couponId)}`.execute(connection);
  return rows[0];
}

/** Switches a code that was not replaced; returns whether that changed anything. */
export async function switchHouseholdCode(
  connection: Connection,
  code: Buffer,
  state: 'active' | 'off',
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update codes set state = ${state}, changed_at = now()
    where code = ${code} and state <> 'replaced' and state <> ${state}::code_state`.execute(
    connection,
  );
  return numAffectedRows > 0n;
}

/** Locks a code until the transaction ends. */
export async function lockHouseholdCode(connection: Connection, code: Buffer): Promise<void> {
  await sql`select from codes where code = ${code} for update`.execute(connection);
}

/** Returns the code that has this place in its list now; the locked one itself unless it was replaced. */
export async function findSuccessor(
  connection: Connection,
  couponId: string,
  { series, place }: Pick<HouseholdCodeRow, 'series' | 'place'>,
): Promise<HouseholdCodeRow | undefined> {
  const { rows } = await sql<HouseholdCodeRow>`select ${FACTS} from codes
    join code_series on code_series.number = codes.series
    where codes.series = ${series} and codes.place = ${place} and codes.state <> 'replaced'
      and ${ofCoupon(couponId)}`.execute(connection);
  return rows[0];
}

/**
 * Stores `successor` in the place of a locked code, which is replaced from now on. The successor is its own barcode. It
 * does not count as opened or added once more.
 */
export async function storeSuccessor(
  connection: Connection,
  { code, series }: Pick<HouseholdCodeRow, 'code' | 'series'>,
  successor: Buffer,
): Promise<void> {
  await sql`with replaced as (
      update codes set state = 'replaced', changed_at = now() where code = ${code}
      returning series, place, opened, added, source, kept
    ), counted as (
      update code_series set replaced = code_series.replaced + 1 where number = ${series}
    )
    insert into codes (code, series, place, opened, added, source, kept)
    select ${successor}, series, place, opened, added, source, kept from replaced`.execute(
    connection,
  );
}
