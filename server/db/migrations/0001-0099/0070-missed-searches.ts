import { sql, type Kysely } from 'kysely';

/** What was searched for and not found, by day, and by nobody: no column says who (PRE-06). Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table missed_searches (
    term text not null check (length(term) between 1 and 64),
    day date not null,
    times integer not null default 1,
    primary key (day, term)
  )`,
  `create index missed_searches_term on missed_searches (term)`,
];
