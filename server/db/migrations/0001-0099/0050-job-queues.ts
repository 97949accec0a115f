import { sql, type Kysely } from 'kysely';

/** Gives the mail outbox the columns of every queue (`server/db/job-columns.ts`), so that one leasing serves all. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table mail_outbox rename column last_failure to reason`,
  `alter table mail_outbox add column requests integer not null default 1`,
];
