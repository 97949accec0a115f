import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Connection, Tables } from '../db/database.ts';
import type { StoredDesign } from '../db/project-tables.ts';
import { TEMPLATE_COLUMNS, type WholeTemplateRow } from './templates.repository.ts';

export type NewTemplateRow = Insertable<Tables['templates']>;
export type TemplateColumns = Updateable<Tables['templates']>;

export interface AdminTemplateRow extends WholeTemplateRow {
  readonly source_image: string | null;
}

export interface InformedImagesRow extends Omit<
  Selectable<Tables['informed_images']>,
  'editor_source'
> {
  readonly editor_source: StoredDesign;
}

/** Returns one template with everything administrators store of it. */
export async function findAdminTemplate(
  connection: Connection,
  id: string,
): Promise<AdminTemplateRow | undefined> {
  return connection
    .selectFrom('templates')
    .select([...TEMPLATE_COLUMNS, 'editor_source', 'source_image'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Fails with the constraint `templates_informed_images_id_key` where another template has that informedImages id. */
export async function insertTemplate(connection: Connection, row: NewTemplateRow): Promise<void> {
  await connection.insertInto('templates').values(row).execute();
}

/** The template's informedImages id and when it changed last; nobody else changes the template until the transaction ends. */
export async function lockTemplate(transaction: Connection, id: string) {
  return transaction
    .selectFrom('templates')
    .select(['informed_images_id', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes these columns; from then on the template is the administrator's, and no seed refreshes it. */
export async function updateTemplate(
  connection: Connection,
  id: string,
  columns: TemplateColumns,
): Promise<void> {
  await connection
    .updateTable('templates')
    .set({ ...columns, seed_hash: null, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Whether there was such a template. */
export async function deleteTemplate(connection: Connection, id: string): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('templates')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether the template carried the keyword. */
export async function removeKeyword(
  connection: Connection,
  id: string,
  keyword: string,
): Promise<boolean> {
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

/** Stores the Ride-Along design under its id, in the place of an earlier one. */
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

/** The Ride-Along design under this informedImages id. */
export async function findInformedImages(
  connection: Connection,
  id: string,
): Promise<InformedImagesRow | undefined> {
  return connection
    .selectFrom('informed_images')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether an active template offers the Ride-Along design, or this person has a coupon it belongs to. */
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

/** What a person calls an own coupon; undefined where they have none with this id. */
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
