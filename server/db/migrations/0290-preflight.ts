import type { Kysely } from 'kysely';

/** What preflight found in a coupon (PRE-01); null until it has looked. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('projects').addColumn('preflight', 'jsonb').execute();
}
