import type { Connection } from '../db/database.ts';

export interface ColorRow {
  readonly value: string;
  readonly description: string;
}

/** Returns all colors in display order. */
export async function listColors(connection: Connection): Promise<readonly ColorRow[]> {
  return connection
    .selectFrom('colors')
    .select(['value', 'description'])
    .orderBy('position')
    .orderBy('value')
    .execute();
}
