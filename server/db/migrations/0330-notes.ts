import { sql, type Kysely } from 'kysely';

/**
 * The owners' private notes (DASH-19), apart from the coupons: what reads a coupon for its page, pass or print never
 * meets them, and a note changes neither the coupon's version nor a shared cache.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table coupon_notes (
    coupon_id uuid primary key references projects (id) on delete cascade,
    note text not null check (char_length(note) between 1 and 500)
  )`.execute(database);
}
