/** The images and originals of coupons: which stored media belong to which slot (SUBM-08). */
import { sql, type Selectable } from 'kysely';
import type { Connection, Tables } from '../../db/database.ts';
import { changeTogether } from './one-statement.ts';
import type { ProjectImageRow } from './projects.repository.ts';

type ProjectOriginalRow = Omit<Selectable<Tables['project_originals']>, 'project_id'>;
export type StoredOriginalRow = Awaited<ReturnType<typeof listOriginals>>[number];

/** All media of a coupon. */
export interface ProjectMediaRows {
  readonly images: readonly ProjectImageRow[];
  readonly originals: readonly ProjectOriginalRow[];
}

export type OwnMediaRow = Pick<
  Selectable<Tables['media']>,
  'hash' | 'content_type' | 'width' | 'height'
>;

/** Returns a coupon's originals. */
export async function listOriginals(connection: Connection, projectId: string) {
  return connection
    .selectFrom('project_originals')
    .innerJoin('media', 'media.hash', 'project_originals.media_hash')
    .select(['place', 'file_name', 'media_hash', 'content_type', 'bytes'])
    .where('project_id', '=', projectId)
    .execute();
}

/** Returns the hashes that are an image or original of a coupon, or of the brand, of this account. */
export async function findOwnMedia(
  connection: Connection,
  accountId: string,
  hashes: readonly string[],
): Promise<readonly OwnMediaRow[]> {
  if (hashes.length === 0) return [];
  const { rows } = await sql<OwnMediaRow>`select hash, content_type, width, height from media
    where hash = any(${hashes}::text[]) and (
      exists (select from project_images join projects on projects.id = project_id
        where media_hash = media.hash and account_id = ${accountId})
      or exists (select from project_originals join projects on projects.id = project_id
        where media_hash = media.hash and account_id = ${accountId})
      or exists (select from brand_logos
        where media.hash in (media_hash, original_hash) and account_id = ${accountId})
    )`.execute(connection);
  return rows;
}

/** The parts of a statement that write a coupon's media; the media rows must exist. */
export function projectMediaInserted(
  connection: Connection,
  projectId: string,
  { images, originals }: ProjectMediaRows,
) {
  const ofProject = <Row>(row: Row) => ({ project_id: projectId, ...row });
  return [
    connection.insertInto('project_images').values(images.map(ofProject)),
    originals.length === 0
      ? null
      : connection.insertInto('project_originals').values(originals.map(ofProject)),
  ];
}

/** Replaces a coupon's media. */
export async function replaceProjectMedia(
  connection: Connection,
  projectId: string,
  media: ProjectMediaRows,
): Promise<void> {
  await changeTogether(connection, [
    connection.deleteFrom('project_images').where('project_id', '=', projectId),
    connection.deleteFrom('project_originals').where('project_id', '=', projectId),
  ]);
  await changeTogether(connection, projectMediaInserted(connection, projectId, media));
}

/** Copies the media of one coupon to another. */
export async function copyProjectMedia(connection: Connection, fromId: string, toId: string) {
  await changeTogether(connection, [
    sql`insert into project_images (project_id, platform, kind, media_hash)
      select ${toId}::uuid, platform, kind, media_hash from project_images where project_id = ${fromId}`,
    sql`insert into project_originals (project_id, place, file_name, media_hash)
      select ${toId}::uuid, place, file_name, media_hash from project_originals
      where project_id = ${fromId}`,
  ]);
}
