/** Creates, changes and removes coupons; each function is one part of the caller's transaction. */
import { sql, type Insertable, type Transaction, type Updateable } from 'kysely';
import { copyPrefix, nameOfCopy } from '../../../src/domain/coupon/copy-name.ts';
import { lockAccount } from '../../accounts/accounts.repository.ts';
import { COUPON_COLUMNS } from '../stored/coupon-columns.ts';
import type { Connection, Tables } from '../../db/database.ts';
import type { Change } from '../stored/one-statement.ts';
import {
  copyProjectMedia,
  projectMediaInserted,
  replaceProjectMedia,
  type ProjectMediaRows,
} from '../stored/project-media.repository.ts';
import { ownProject } from '../stored/projects.repository.ts';

type Changed = Omit<Updateable<Tables['projects']>, 'id' | 'account_id' | 'updated_at'>;

/** Unique per coupon, even in milliseconds, because the version is made of it. */
const TOUCHED = {
  updated_at: sql<Date>`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`,
};

/** The parts of a statement that write a new coupon with its media; the media rows must exist. */
export function projectInserted(
  connection: Connection,
  project: Insertable<Tables['projects']>,
  media: ProjectMediaRows,
): readonly Change[] {
  return [
    connection.insertInto('projects').values(project),
    ...projectMediaInserted(connection, project.id, media),
  ];
}

/** Returns a coupon of this account, locked against other changes until the transaction ends. */
export async function lockOwnProject(
  transaction: Transaction<Tables>,
  accountId: string,
  id: string,
) {
  return ownProject(transaction, accountId, id).selectAll().forUpdate().executeTakeFirst();
}

/** Returns the ids that are coupons of this account, locked like `lockOwnProject`; in one order, to avoid deadlocks. */
export async function lockOwnProjects(
  transaction: Transaction<Tables>,
  accountId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('projects')
    .select('id')
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Updates a coupon, and its media when given; returns the time of the change. */
export async function changeProject(
  transaction: Transaction<Tables>,
  id: string,
  changed: Changed,
  media: ProjectMediaRows | null = null,
): Promise<Date> {
  const { updated_at } = await transaction
    .updateTable('projects')
    .set({ ...changed, ...TOUCHED })
    .where('id', '=', id)
    .returning('updated_at')
    .executeTakeFirstOrThrow();
  if (media !== null) await replaceProjectMedia(transaction, id, media);
  return updated_at;
}

/** Changes the note of a coupon that the caller has locked. Totals of searches, which read notes, are counted again. */
export async function changeNote(
  transaction: Transaction<Tables>,
  { id, accountId, note }: Readonly<Record<'id' | 'accountId' | 'note', string>>,
): Promise<void> {
  await transaction.deleteFrom('coupon_notes').where('coupon_id', '=', id).execute();
  if (note !== '')
    await transaction.insertInto('coupon_notes').values({ coupon_id: id, note }).execute();
  await sql`update accounts set list_version = list_version + 1 where id = ${accountId}
  `.execute(transaction);
}

/** Switches coupons that the caller has locked; returns those whose state changed. */
export async function switchLocked(
  transaction: Transaction<Tables>,
  ids: readonly string[],
  active: boolean,
): Promise<readonly string[]> {
  const rows = await transaction
    .updateTable('projects')
    .set({ active, ...TOUCHED })
    .where('id', 'in', ids)
    .where('active', '!=', active)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes an active copy of a coupon that the caller has locked, with its own name and id. */
export async function copyProject(
  transaction: Transaction<Tables>,
  fromId: string,
  copy: { readonly id: string; readonly name: string },
): Promise<void> {
  const copied = sql.join(COPIED.map((column) => sql.ref(column)));
  await sql`insert into projects (id, name, ${copied})
    select ${copy.id}::uuid, ${copy.name}, ${copied} from projects where id = ${fromId}
  `.execute(transaction);
  await copyProjectMedia(transaction, fromId, copy.id);
}

const COPIED = [
  'account_id',
  ...COUPON_COLUMNS,
  'barcode_svg',
  'template_id',
  'informed_images_id',
  'data',
  'editor_source',
  'form',
  'ride_along_editor_source',
  'painted_words',
  'code_scan',
  'preflight',
] as const;

/** Removes coupons and the rows that belong only to them; other coupons may share their files in the media store. */
export async function deleteProjects(transaction: Transaction<Tables>, ids: readonly string[]) {
  await transaction.deleteFrom('projects').where('id', 'in', ids).execute();
}

/**
 * Returns the name of a copy, unlike that of every other coupon of its account (DASH-18). It is still free at commit:
 * copies of one account are named one after another.
 */
export async function nameForCopy(
  transaction: Transaction<Tables>,
  accountId: string,
  name: string,
): Promise<string> {
  await lockAccount(transaction, accountId);
  const copies = await transaction
    .selectFrom('projects')
    .select('name')
    .where('account_id', '=', accountId)
    .where('name', 'like', `${copyPrefix()}%`)
    .execute();
  return nameOfCopy(name, new Set(copies.map((copy) => copy.name)));
}
