/** Passes of households' codes. A serial of its own stands for each, as a coupon's id stands for the coupon (SER-02, TILL-05). */
import { sql } from 'kysely';
import type { Connection, Database } from '../db/database.ts';
import { enqueueOwedPushes, enqueueUpdates } from './wallet-changes.repository.ts';
import { walletCoupon } from './wallet-coupons.repository.ts';

/** A code of a coupon. */
export interface CodeOfCoupon {
  readonly couponId: string;
  readonly code: Uint8Array;
  /** The barcode's value; null when the code itself is the value. */
  readonly value: string | null;
}

/** A code whose pass was asked for. */
export interface CodePass extends CodeOfCoupon {
  readonly serial: string;
  readonly code: Buffer;
  /** `gone` for a code that was switched off, replaced or removed. */
  readonly state: 'active' | 'used' | 'gone';
}

/** Code passes that one transaction enqueues (SAFE-12). */
const PASSES_AT_ONCE = 250;
/** Most are on one phone or on none. */
const PHONES_AT_ONCE = 500;

const PASS = sql`serial, code_passes.coupon_id as "couponId", code_passes.code, code_passes.value,
  case
    when codes.state is distinct from 'active' or code_series.state is distinct from 'ready'
      or code_series.coupon_id is null then 'gone'
    when codes.used_at is not null then 'used'
    else 'active'
  end as state
  from code_passes left join codes on codes.code = code_passes.code
    left join code_series on code_series.number = codes.series`;

/** Undefined for a serial that is none of a code. */
export async function findCodePass(connection: Connection, serial: string) {
  const { rows } = await sql<CodePass>`select ${PASS} where serial = ${serial}`.execute(connection);
  return rows[0];
}

/** Returns the pass of a code that exists; gives it a serial on first use. */
export async function codePass(database: Database, wanted: CodeOfCoupon): Promise<CodePass> {
  const code = Buffer.from(wanted.code);
  const find = async (connection: Connection): Promise<CodePass | undefined> => {
    const { rows } = await sql<CodePass>`select ${PASS} where code_passes.code = ${code}
    `.execute(connection);
    return rows[0];
  };
  const known = await find(database);
  if (known !== undefined) return known;
  return database.transaction().execute(async (transaction) => {
    // A change of the code waits, and then finds this pass. So does a second call.
    await sql`select from codes where code = ${code} for no key update`.execute(transaction);
    if ((await find(transaction)) === undefined)
      await insertCodePass(transaction, { ...wanted, code });
    const made = await find(transaction);
    if (made === undefined) throw new Error('The pass of a code has gone.');
    return made;
  });
}

async function insertCodePass(transaction: Connection, { couponId, code, value }: CodeOfCoupon) {
  await walletCoupon(transaction, couponId);
  // Waits for a running change of the coupon, as the registration of a phone does.
  await sql`select from wallet_coupons where coupon_id = ${couponId} for share
  `.execute(transaction);
  const { rows } = await sql<{ readonly serial: string }>`insert into wallet_coupons
    (coupon_id, modified_at) values (gen_random_uuid(), date_trunc('second', clock_timestamp()))
    returning coupon_id as serial`.execute(transaction);
  await sql`insert into code_passes (serial, coupon_id, code, value, changes)
    select ${rows[0]?.serial}::uuid, coupon_id, ${code}, ${value}, changes from wallet_coupons
    where coupon_id = ${couponId}`.execute(transaction);
}

/** Notes that Google gets the offer of a code, and enqueues it the first time. */
export async function offerToGoogle(database: Database, serial: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { numAffectedRows = 0n } = await sql`update code_passes set at_google = true
      where serial = ${serial} and not at_google`.execute(transaction);
    if (numAffectedRows > 0n) await enqueueUpdates(transaction, { ids: [], atGoogle: [serial] });
  });
}

/** Enqueues the wallet updates of a code that was used, freed by Undo, switched or replaced, in the transaction of that change. */
export async function enqueueCodeChange(transaction: Connection, code: Buffer): Promise<void> {
  const { rows } = await sql<Named>`select serial, at_google from code_passes
    where code = ${code}`.execute(transaction);
  await enqueueAll(transaction, rows);
}

/**
 * Marks the passes of codes that were deleted, so that they are forgotten a day later unless phones have them. With
 * `isNews` phones learn of it; they know of a removed coupon already.
 */
export async function removeCodePasses(
  transaction: Connection,
  codes: readonly Buffer[],
  isNews: boolean,
): Promise<void> {
  const { rows } = await sql<Named>`select serial, at_google from code_passes
    where code = any(${codes}::bytea[])`.execute(transaction);
  if (rows.length === 0) return;
  if (isNews) await enqueueAll(transaction, rows);
  await sql`update wallet_coupons set removed_at = now()
    where coupon_id = any(${rows.map(({ serial }) => serial)}::uuid[])`.execute(transaction);
}

/** Enqueues a coupon's changes for one lot of its codes' passes; returns whether more may be left. */
export async function enqueueCodeBatch(database: Database, couponId: string, changes: number) {
  return database.transaction().execute(async (transaction) => {
    const lot = await sql<Pick<Named, 'serial'>>`select serial from code_passes
      where coupon_id = ${couponId} and changes < ${changes}
      order by changes, serial limit ${PASSES_AT_ONCE}`.execute(transaction);
    if (lot.rows.length === 0) return false;
    const serials = lot.rows.map(({ serial }) => serial);
    // Locked by serial: in the order of their changes, which another process may see in an earlier state, two would deadlock.
    const { rows } = await sql<Named>`with lot as (
        select serial from code_passes where serial = any(${serials}::uuid[]) and changes < ${changes}
        order by serial for update
      )
      update code_passes set changes = ${changes} from lot
      where code_passes.serial = lot.serial
      returning code_passes.serial, at_google`.execute(transaction);
    await enqueueAll(transaction, rows);
    await enqueuePhones(
      transaction,
      rows.map(({ serial }) => serial),
    );
    return serials.length === PASSES_AT_ONCE;
  });
}

/** Enqueues the phones of a lot at once. Passes on more phones than that are left to the lots of each pass. */
async function enqueuePhones(transaction: Connection, serials: readonly string[]): Promise<void> {
  const phones = await enqueueOwedPushes(transaction, serials, PHONES_AT_ONCE);
  if (phones === PHONES_AT_ONCE) return;
  await sql`update wallet_coupons set owed_changes = changes
    where coupon_id = any(${serials}::uuid[])`.execute(transaction);
}

interface Named {
  readonly serial: string;
  readonly at_google: boolean;
}

async function enqueueAll(transaction: Connection, passes: readonly Named[]): Promise<void> {
  if (passes.length === 0) return;
  await enqueueUpdates(transaction, {
    ids: passes.map(({ serial }) => serial),
    atGoogle: passes.filter(({ at_google: isThere }) => isThere).map(({ serial }) => serial),
  });
}
