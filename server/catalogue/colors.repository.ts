import type { Connection } from '../db/database.ts';

/** Returns all colors in display order. */
export async function listColors(connection: Connection) {
  return connection
    .selectFrom('colors')
    .select(['value', 'description'])
    .orderBy('position')
    .orderBy('value')
    .execute();
}
