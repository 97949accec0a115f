import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import type { AdminTemplate, NewTemplate, TemplateChanges } from '../../openapi/schema.gen.ts';
import { FIELD_MESSAGES } from '../../src/domain/field-messages.ts';
import type { Connection, Database } from '../db/database.ts';
import type { MediaStore } from '../media/media-store.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import { listColors } from './colors.repository.ts';
import { storeMedia } from '../media/media.repository.ts';
import {
  deleteTemplate,
  findAdminTemplate,
  findInformedImages,
  insertTemplate,
  lockTemplate,
  removeKeyword,
  saveInformedImages,
  updateTemplate,
  type NewTemplateRow,
  type TemplateColumns,
} from './template-administration.repository.ts';
import { keywordName } from './words/keyword-names.ts';
import { prepareChanges, type RideAlongColumns } from './template-changes.ts';
import { adminTemplateOf } from './template-view.ts';
import { versionOf } from '../http/answers/versions.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';

export type TemplateAdministration = ReturnType<typeof createTemplateAdministration>;

interface Parts {
  readonly database: Database;
  readonly media: MediaStore;
  /** Called after every change; clears the cached search results. */
  readonly changed: () => void;
}

/** Edits templates for administrators (ADMT-01 to ADMT-09); the route has checked the role. */
export function createTemplateAdministration(parts: Parts) {
  const { database, changed } = parts;
  return {
    read: async (id: string) => versioned(await readTemplate(database, id)),
    create: (template: NewTemplate) => create(parts, template),
    /** `read` lists the versions that the caller may have read; null when the request names no version. */
    change: async (id: string, changes: TemplateChanges, read: readonly string[] | null) =>
      versioned(await change(parts, id, changes, read)),
    async remove(id: string) {
      if (!(await deleteTemplate(database, id))) throw new RequestFailure('not-found');
      changed();
    },
    async removeKeyword(id: string, keyword: string) {
      if (!(await removeKeyword(database, id, keywordName(keyword))))
        throw new RequestFailure('not-found');
      changed();
    },
  };
}

/** The version's first part changes with an edit, the second with each use; only the first makes an edit stale. */
function versioned(template: AdminTemplate) {
  const edit = editOf(template.id, template.updatedAt);
  return { template, version: `${edit}-${template.popularity}` };
}

function editOf(id: string, updatedAt: string | Date): string {
  return versionOf(id, updatedAt);
}

function isAmong(read: readonly string[] | null, edit: string): boolean {
  return read === null || read.some((version) => version.split('-')[0] === edit);
}

async function readTemplate(connection: Connection, id: string): Promise<AdminTemplate> {
  const row = existing(await findAdminTemplate(connection, id));
  const rideAlong =
    row.informed_images_id === null
      ? undefined
      : await findInformedImages(connection, row.informed_images_id);
  return adminTemplateOf(row, rideAlong);
}

async function create({ database, media, changed }: Parts, template: NewTemplate) {
  const prepared = await prepare(database, media, template);
  const id = randomUUID();
  const row = newRow(id, prepared.columns);
  return inOneGo(database, changed, async (transaction) => {
    await keepRideAlong(transaction, row.informed_images_id ?? null, prepared.rideAlong);
    await insertTemplate(transaction, row);
    return readTemplate(transaction, id);
  });
}

async function change(
  { database, media, changed }: Parts,
  id: string,
  changes: TemplateChanges,
  read: readonly string[] | null,
): Promise<AdminTemplate> {
  if ((await findAdminTemplate(database, id)) === undefined) throw new RequestFailure('not-found');
  const prepared = await prepare(database, media, changes);
  return inOneGo(database, changed, async (transaction) => {
    const known = existing(await lockTemplate(transaction, id));
    if (!isAmong(read, editOf(id, known.updated_at))) throw new RequestFailure('stale-edit');
    const { informed_images_id = known.informed_images_id } = prepared.columns;
    await keepRideAlong(transaction, informed_images_id, prepared.rideAlong);
    await updateTemplate(transaction, id, prepared.columns);
    return readTemplate(transaction, id);
  });
}

function newRow(id: string, columns: TemplateColumns): NewTemplateRow {
  const { title, description, image, thumbnail, editor_source, swatches } = columns;
  if (!title || !description || !image || !thumbnail || !editor_source || !swatches)
    throw new Error('A new template came without what the contract requires.');
  const { keywords = [], colors = [], palette = [] } = columns;
  const { active = true, editable = true, weight = 0 } = columns;
  const { informed_images_id = null, source_image = null } = columns;
  const { spanish_title = null, spanish_description = null, spanish_keywords = [] } = columns;
  return {
    id,
    title,
    description,
    keywords,
    spanish_title,
    spanish_description,
    spanish_keywords,
    colors,
    palette,
    active,
    editable,
    weight,
    informed_images_id,
    source_image,
    editor_source,
    swatches,
    image,
    thumbnail,
    seed_hash: null,
  };
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
  return new RequestFailure('invalid-template', [{ pointer: '/informedImages', detail }]);
}
