import { sql, type Kysely } from 'kysely';

/** Which of Google's messages were noted, so that none counts twice (OBS-02). Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table wallet_messages (
    nonce text primary key,
    expires_at timestamptz not null
  )`,
  `create index wallet_messages_expires on wallet_messages (expires_at)`,
];
