import type { Connection } from '../db/database.ts';

/** Returns all colors in display order, named in English and Spanish. */
export async function listColors(connection: Connection) {
  return connection
    .selectFrom('colors')
    .select(['value', 'description', 'spanish'])
    .orderBy('position')
    .orderBy('value')
    .execute();
}
