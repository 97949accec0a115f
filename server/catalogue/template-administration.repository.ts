import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Connection, Tables } from '../db/database.ts';
import { TEMPLATE_COLUMNS } from './templates.repository.ts';

export type NewTemplateRow = Insertable<Tables['templates']>;
export type TemplateColumns = Updateable<Tables['templates']>;

export type AdminTemplateRow = NonNullable<Awaited<ReturnType<typeof findAdminTemplate>>>;
export type InformedImagesRow = Selectable<Tables['informed_images']>;

/** Returns one template with all fields that administrators edit. */
export async function findAdminTemplate(connection: Connection, id: string) {
  return connection
    .selectFrom('templates')
    .select([...TEMPLATE_COLUMNS, 'editor_source', 'source_image'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Stores or replaces the Ride-Along design with this id. */
export async function saveInformedImages(
  connection: Connection,
  row: Insertable<Tables['informed_images']>,
): Promise<void> {
  const { id: _kept, ...columns } = row;
  await connection
    .insertInto('informed_images')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...columns, updated_at: sql`now()` }),
    )
    .execute();
}

/** Returns the Ride-Along design with this informedImages id; undefined for null. */
export async function findInformedImages(connection: Connection, id: string | null) {
  if (id === null) return undefined;
  return connection
    .selectFrom('informed_images')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}
