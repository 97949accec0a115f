import { sql, type Kysely } from 'kysely';

/** Counts the codes of a series that were replaced, so that they count among the account's codes (SER-06). Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table code_series add column replaced integer not null default 0`.execute(
    database,
  );
}
