import type { Kysely } from 'kysely';

/** The day on which an offer begins (STEP-18): ISO date-time at start of day, UTC, or empty. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('projects')
    .addColumn('start_date', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
