import type { Kysely } from 'kysely';

/** What reading a coupon's drawn code back said (PRE-02); null if that was not done. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('projects').addColumn('code_scan', 'jsonb').execute();
}
