import { sql, type Kysely } from 'kysely';

/** Whether only the codes of households count, and not the coupon's own code and link (SER-01). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table projects add column households_only boolean not null default false`.execute(
    database,
  );
}
