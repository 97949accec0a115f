import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Connection, Tables } from '../db/database.ts';
import type { StoredDesign } from '../db/project-tables.ts';
import { TEMPLATE_COLUMNS, type TemplateWithDesignRow } from './templates.repository.ts';

export type NewTemplateRow = Insertable<Tables['templates']>;
export type TemplateColumns = Updateable<Tables['templates']>;

export interface AdminTemplateRow extends TemplateWithDesignRow {
  readonly source_image: string | null;
}

export interface InformedImagesRow extends Omit<
  Selectable<Tables['informed_images']>,
  'editor_source'
> {
  readonly editor_source: StoredDesign;
}

/** Returns one template with all fields that administrators edit. */
export async function findAdminTemplate(connection: Connection, id: string) {
  return connection
    .selectFrom('templates')
    .select([...TEMPLATE_COLUMNS, 'editor_source', 'source_image'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Fails with the constraint `templates_informed_images_id_key` when another template has that informedImages id. */
export async function insertTemplate(connection: Connection, row: NewTemplateRow): Promise<void> {
  await connection.insertInto('templates').values(row).execute();
}

/** Returns the template's informedImages id and its last change, and locks the template until the transaction ends. */
export async function lockTemplate(transaction: Connection, id: string) {
  return transaction
    .selectFrom('templates')
    .select(['informed_images_id', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes these columns and marks the template as an administrator's, so that seeding no longer updates it. */
export async function updateTemplate(connection: Connection, id: string, columns: TemplateColumns) {
  await connection
    .updateTable('templates')
    .set({ ...columns, seed_hash: null, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Returns whether the template existed. */
export async function deleteTemplate(connection: Connection, id: string): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('templates')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns whether the template had the keyword. */
export async function removeKeyword(connection: Connection, id: string, keyword: string) {
  const { numUpdatedRows } = await connection
    .updateTable('templates')
    .set({
      keywords: sql`array_remove(keywords, ${keyword})`,
      seed_hash: null,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where(sql<boolean>`keywords @> array[${keyword}::text]`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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

/** Returns the Ride-Along design with this informedImages id. */
export async function findInformedImages(connection: Connection, id: string) {
  return connection
    .selectFrom('informed_images')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns whether an active template or a coupon of this account uses the Ride-Along design. */
export async function isInformedImagesOpenTo(
  connection: Connection,
  id: string,
  person: { readonly issuer: string; readonly subject: string },
): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from templates where informed_images_id = ${id} and active)
      or exists (
        select from projects join accounts on accounts.id = projects.account_id
        where projects.informed_images_id = ${id}
          and accounts.issuer = ${person.issuer} and accounts.subject = ${person.subject}
      ) as open`.execute(connection);
  return rows[0]?.open ?? false;
}

/** Returns the name of an account's coupon; undefined when the account has no coupon with this id. */
export async function findOwnCouponName(
  connection: Connection,
  id: string | undefined,
  person: { readonly issuer: string; readonly subject: string },
): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const row = await connection
    .selectFrom('projects')
    .innerJoin('accounts', 'accounts.id', 'projects.account_id')
    .select('projects.name')
    .where('projects.id', '=', id)
    .where('accounts.issuer', '=', person.issuer)
    .where('accounts.subject', '=', person.subject)
    .executeTakeFirst();
  return row?.name;
}
