import { sql, type Kysely } from 'kysely';

/**
 * Sorts codes with one value by what a counter answers first, so that a value of a hundred thousand codes is found by
 * reading one of them (TILL-02). Valid on PostgreSQL 15 and newer.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `drop index codes_value`,
  `create index codes_value
    on codes (series, value text_pattern_ops, state, used_at desc nulls first, place) where value is not null`,
];
