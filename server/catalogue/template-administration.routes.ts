import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { AdminTemplate, NewTemplate, TemplateChanges } from '../../openapi/schema.gen.ts';
import { FIELD_MESSAGES } from '../../src/domain/field-messages.ts';
import type { Connection, Database } from '../db/database.ts';
import type { MediaStore } from '../media/media-store.ts';
import { CACHE, sendVersioned, versionsRead } from '../http/answers/conditional-answer.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { existing, RequestFailure, notFound } from '../http/problems/problems.ts';
import { listColors } from './colors.repository.ts';
import { storeMedia } from '../media/media.repository.ts';
import {
  findAdminTemplate,
  findInformedImages,
  saveInformedImages,
  type NewTemplateRow,
} from './template-administration.repository.ts';
import { keywordName } from './words/keyword-names.ts';
import { prepareChanges, type RideAlongColumns } from './template-changes.ts';
import { adminTemplateOf } from './template-view.ts';
import { versionOf } from '../http/answers/versions.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';
import type { CatalogueParts } from './catalogue-uploads.ts';

/** Edits templates for administrators (ADMT-01 to ADMT-09); the contract names the role. */
export function templateAdministrationRoutes(parts: CatalogueParts) {
  const { database, changed } = parts;
  return handlersOf({
    async getAdminTemplate(request, reply) {
      const template = await readTemplate(database, request.params.id);
      const version = versionOfTemplate(template);
      return sendVersioned(request, reply, { version, cache: CACHE.own }, () => template);
    },
    async createTemplate(request, reply) {
      const created = await create(parts, request.body);
      reply.header('Location', `/api/v1/template/admin/${created.id}`);
      return created;
    },
    async updateTemplate(request, reply) {
      const read = versionsRead(request.headers['if-match']);
      const template = await change(parts, request.params.id, request.body, read);
      reply.header('ETag', `"${versionOfTemplate(template)}"`);
      return template;
    },
    async deleteTemplate(request) {
      await database
        .deleteFrom('templates')
        .where('id', '=', request.params.id)
        .returning('id')
        .executeTakeFirstOrThrow(notFound);
      changed();
    },
    async removeTemplateKeyword({ params }) {
      const keyword = keywordName(params.keyword);
      await database
        .updateTable('templates')
        .set({ ...BY_HAND, keywords: sql`array_remove(keywords, ${keyword})` })
        .where('id', '=', params.id)
        .where(sql<boolean>`keywords @> array[${keyword}::text]`)
        .returning('id')
        .executeTakeFirstOrThrow(notFound);
      changed();
    },
  });
}

/** Marks the template as an administrator's, so that seeding no longer updates it. */
const BY_HAND = { seed_hash: null, updated_at: sql<Date>`now()` };

/** The version's first part changes with an edit, the second with each use; only the first makes an edit stale. */
function versionOfTemplate({ id, updatedAt, popularity }: AdminTemplate): string {
  return `${versionOf(id, updatedAt)}-${popularity}`;
}

function isAmong(read: readonly string[] | null, edit: string): boolean {
  return read === null || read.some((version) => version.split('-')[0] === edit);
}

async function readTemplate(connection: Connection, id: string): Promise<AdminTemplate> {
  const row = existing(await findAdminTemplate(connection, id));
  return adminTemplateOf(row, await findInformedImages(connection, row.informed_images_id));
}

async function create({ database, media, changed }: CatalogueParts, template: NewTemplate) {
  const prepared = await prepare(database, media, template);
  const id = randomUUID();
  // The contract requires what the table has no default for.
  const row = { id, ...prepared.columns, seed_hash: null } as NewTemplateRow;
  return inOneGo(database, changed, async (transaction) => {
    await keepRideAlong(transaction, row.informed_images_id ?? null, prepared.rideAlong);
    await transaction.insertInto('templates').values(row).execute();
    return readTemplate(transaction, id);
  });
}

async function change(
  { database, media, changed }: CatalogueParts,
  id: string,
  changes: TemplateChanges,
  read: readonly string[] | null,
): Promise<AdminTemplate> {
  existing(await findAdminTemplate(database, id));
  const prepared = await prepare(database, media, changes);
  return inOneGo(database, changed, async (transaction) => {
    const known = existing(
      await transaction
        .selectFrom('templates')
        .select(['informed_images_id', 'updated_at'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    );
    if (!isAmong(read, versionOf(id, known.updated_at))) throw new RequestFailure('stale-edit');
    const { informed_images_id = known.informed_images_id } = prepared.columns;
    await keepRideAlong(transaction, informed_images_id, prepared.rideAlong);
    await transaction
      .updateTable('templates')
      .set({ ...prepared.columns, ...BY_HAND })
      .where('id', '=', id)
      .execute();
    return readTemplate(transaction, id);
  });
}

async function prepare(database: Database, media: MediaStore, changes: TemplateChanges) {
  const list = (await listColors(database)).map(({ value }) => value);
  const prepared = await prepareChanges(changes, list);
  await storeMedia(database, media, prepared.pictures);
  return prepared;
}

async function keepRideAlong(
  transaction: Connection,
  informedImagesId: string | null,
  columns: RideAlongColumns | undefined,
): Promise<void> {
  if (columns === undefined) return;
  if (informedImagesId === null) throw refused(FIELD_MESSAGES.required());
  await saveInformedImages(transaction, { id: informedImagesId, ...columns });
}

async function inOneGo<Result>(
  database: Database,
  changed: () => void,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction().execute(work);
  } catch (error) {
    const isTaken =
      error instanceof DatabaseError && error.constraint === 'templates_informed_images_id_key';
    throw isTaken ? refused(problemWords.uuidTaken()) : error;
  } finally {
    changed();
  }
}

function refused(detail: string): RequestFailure {
  return RequestFailure.at('/informedImages', detail, 'invalid-template');
}
