import { sql, type Kysely } from 'kysely';

/** Keeps a coupon's barcode beside what it says (SAFE-04); coupons of before are drawn when they are shown, as they were. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table projects add column barcode_svg text`.execute(database);
}
