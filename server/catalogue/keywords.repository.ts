import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** Returns the Spanish names of these keywords by the English ones, for those that have one. */
export async function findSpanishNames(connection: Connection, names: readonly string[]) {
  if (names.length === 0) return new Map<string, string>();
  const rows = await connection
    .selectFrom('keywords')
    .select(['name', 'spanish_name'])
    .where('name', 'in', [...new Set(names)])
    .execute();
  return new Map(
    rows.flatMap(({ name, spanish_name }) =>
      spanish_name === null ? [] : [[name, spanish_name] as const],
    ),
  );
}

/** Returns the keywords with one of these names in Spanish. */
export async function findKeywordsInSpanish(connection: Connection, names: readonly string[]) {
  const { rows } = await sql<{ name: string }>`
    select name from keywords
    where spanish_key in (select search_key(name) from unnest(${[...names]}::text[]) as name)
  `.execute(connection);
  return rows.map(({ name }) => name);
}
