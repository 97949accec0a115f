import { sql, type Kysely } from 'kysely';

/** Finds what the embedded provider looks for, and what it may forget, without reading the rest (SAFE-12). Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Of a table that has just grown, PostgreSQL does not know yet that a model is most of it. */
const STATEMENTS = [
  `drop index identity_records_uid`,
  `create index identity_records_uid on identity_records (uid, model) where uid is not null`,
  `drop index identity_records_grant_id`,
  `create index identity_records_grant_id on identity_records (grant_id, model) where grant_id is not null`,
  `create index identity_records_unfinished on identity_records (expires_at)
    where model in ('Interaction', 'Session') and payload ->> 'accountId' is null`,
  `create index identity_failures_failed_at on identity_failures (failed_at)`,
];
