import { sql, type Kysely } from 'kysely';

/**
 * Lets the functions of generated columns find what they call when `pg_restore` fills the columns, which it does with an
 * empty search path (GROW-03). Valid on PostgreSQL 15 and newer.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ['search_key(text)', 'significant_tokens(text)'])
    await sql.raw(`alter function ${name} set search_path from current`).execute(database);
}
