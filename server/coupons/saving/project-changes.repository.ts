/** Everything that makes, changes or removes a coupon; each function is one part of a caller's transaction. */
import { sql, type Insertable, type Transaction, type Updateable } from 'kysely';
import { COUPON_COLUMNS } from '../stored/coupon-columns.ts';
import type { Connection, Tables } from '../../db/database.ts';
import type { Change } from '../stored/one-statement.ts';
import {
  copyProjectMedia,
  projectMediaInserted,
  replaceProjectMedia,
  type ProjectMediaRows,
} from '../stored/project-media.repository.ts';
import type { ProjectRow } from '../stored/projects.repository.ts';

type Changed = Omit<Updateable<Tables['projects']>, 'id' | 'account_id' | 'updated_at'>;

/** Never the same twice for one coupon, also in milliseconds, which is what its version is made of. */
const TOUCHED = {
  updated_at: sql<Date>`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`,
};

/** The parts of a statement that write a new coupon with its media, which are noted by then. */
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
): Promise<ProjectRow | undefined> {
  return transaction
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** Which of the ids are coupons of this account, locked like `lockOwnProject`; in one order, so that two never wait for each other. */
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

/** Changes a coupon, and its media where they are given; returns when it was changed. */
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

/** Switches coupons that the caller has locked; answers which of them were not so before. */
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

/** Writes a copy of a coupon that the caller has locked, active, under a name and id of its own. */
export async function copyProject(
  transaction: Transaction<Tables>,
  fromId: string,
  copy: { readonly id: string; readonly name: string },
): Promise<void> {
  await transaction
    .insertInto('projects')
    .columns(['id', 'name', ...COPIED])
    .expression((from) =>
      from
        .selectFrom('projects')
        .select([
          sql<string>`${copy.id}::uuid`.as('id'),
          sql<string>`${copy.name}::text`.as('name'),
          ...COPIED,
        ])
        .where('id', '=', fromId),
    )
    .execute();
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
] as const;

/** Removes coupons with everything that belongs to them alone; what lies in the media store may belong to others too. */
export async function deleteProjects(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('projects').where('id', 'in', ids).execute();
}
