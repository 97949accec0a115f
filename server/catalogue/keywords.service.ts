import { DatabaseError } from 'pg';
import type { Keyword, NewKeyword, PopularKeyword } from '../../openapi/schema.gen.ts';
import { UPLOAD_MAX_BYTES } from '../../src/domain/constants.ts';
import { isSpanish } from '../../src/words/language.ts';
import type { Connection, Database } from '../db/database.ts';
import type { Claims } from '../identity/verify-token.ts';
import { readKeywordPicture } from '../media/catalogue-picture.ts';
import type { MediaStore } from '../media/media-store.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import {
  deleteKeyword,
  findKeyword,
  insertKeyword,
  listKeywords,
  listPopularKeywords,
  renameOnTemplates,
  updateKeyword,
  type KeywordRow,
} from './keywords.repository.ts';
import { storeMedia } from '../media/media.repository.ts';
import type { Paging } from './templates.repository.ts';
import { readUploads } from './catalogue-uploads.ts';
import { addToTemplates } from './keyword-templates.ts';
import { keywordName } from './words/keyword-names.ts';
import { mayBeSeen, storedPicture } from './catalogue.service.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';

export type KeywordService = ReturnType<typeof createKeywordService>;

interface Parts {
  readonly database: Database;
  readonly media: MediaStore;
  /** Called after a change of templates or keywords; clears the cached search results. */
  readonly changed: () => void;
}

/** Suggests keywords (BROWSE-02) and edits them (ADMK-01); the routes have checked the role. */
export function createKeywordService(parts: Parts) {
  const { database, media, changed } = parts;
  return {
    async popular() {
      const rows = await listPopularKeywords(database);
      return rows.map(popularOf);
    },
    async list(letters: string, paging: Paging) {
      const { rows, total } = await listKeywords(database, keywordName(letters), paging);
      return { items: rows.map(keywordOf), total };
    },
    read: (name: string) => readKeyword(database, keywordName(name)),
    create: (keyword: NewKeyword) => create(parts, keyword),
    replace: (name: string, keyword: NewKeyword) => replace(parts, keywordName(name), keyword),
    async remove(name: string) {
      if (!(await deleteKeyword(database, keywordName(name))))
        throw new RequestFailure('not-found');
      changed();
    },
    async picture(caller: Claims | null, name: string) {
      const row = await findKeyword(database, keywordName(name));
      if (row === undefined || row.thumbnail === null || !mayBeSeen(row, caller))
        throw new RequestFailure('not-found');
      return storedPicture(database, media, row.thumbnail);
    },
  };
}

async function readKeyword(connection: Connection, name: string): Promise<Keyword> {
  const row = existing(await findKeyword(connection, name));
  return keywordOf(row);
}

async function create(parts: Parts, keyword: NewKeyword): Promise<Keyword> {
  const { database, changed } = parts;
  const picture = await readPicture(parts, keyword);
  const columns = columnsOf(keyword);
  const created = await database.transaction().execute(async (transaction) => {
    const row = { ...columns, thumbnail: picture?.hash ?? null };
    if (!(await insertKeyword(transaction, row))) throw nameTaken();
    await addToTemplates(transaction, columns.name, keyword.templateIds ?? []);
    return readKeyword(transaction, columns.name);
  });
  changed();
  return created;
}

async function replace(parts: Parts, name: string, keyword: NewKeyword): Promise<Keyword> {
  const { database, changed } = parts;
  await readKeyword(database, name);
  const picture = await readPicture(parts, keyword);
  const columns = columnsOf(keyword);
  const thumbnail = keyword.thumbnail === undefined ? {} : { thumbnail: picture?.hash ?? null };
  try {
    return await database.transaction().execute(async (transaction) => {
      if (!(await updateKeyword(transaction, name, { ...columns, ...thumbnail })))
        throw new RequestFailure('not-found');
      if (columns.name !== name) await renameOnTemplates(transaction, name, columns.name);
      await addToTemplates(transaction, columns.name, keyword.templateIds ?? []);
      return readKeyword(transaction, columns.name);
    });
  } catch (error) {
    const isTaken = error instanceof DatabaseError && error.constraint === 'keywords_pkey';
    throw isTaken ? nameTaken() : error;
  } finally {
    changed();
  }
}

async function readPicture({ database, media }: Parts, { thumbnail }: NewKeyword) {
  if (typeof thumbnail !== 'string') return null;
  const uploads = readUploads();
  const picture = await uploads.picture('/thumbnail', () =>
    readKeywordPicture(thumbnail, UPLOAD_MAX_BYTES),
  );
  uploads.refuseFaults();
  if (picture !== null) await storeMedia(database, media, [picture]);
  return picture;
}

function columnsOf(keyword: NewKeyword) {
  const { active = true, popular = false, weight = 0, spanishName, spanishDescription } = keyword;
  const name = keywordName(keyword.name);
  const description = keyword.description.trim();
  return {
    name,
    description,
    active,
    popular,
    weight,
    ...(spanishName !== undefined && { spanish_name: spanishName && keywordName(spanishName) }),
    ...(spanishDescription !== undefined && {
      spanish_description: spanishDescription && spanishDescription.trim(),
    }),
  };
}

function nameTaken(): RequestFailure {
  const detail = problemWords.keywordExists();
  return new RequestFailure('keyword-exists', [{ pointer: '/name', detail }]);
}

/** In the language of the request; English words stand in for Spanish ones that nobody wrote. */
function popularOf(row: KeywordRow): PopularKeyword {
  const { name, description, total, templates } = row;
  const spanish = isSpanish() ? row : null;
  return {
    name: spanish?.spanish_name ?? name,
    description: spanish?.spanish_description ?? description,
    total,
    templates,
    thumbnail: thumbnailAddress(row),
  };
}

function keywordOf(row: KeywordRow): Keyword {
  const { name, description, active, popular, weight, total, templates } = row;
  return {
    name,
    description,
    spanishName: row.spanish_name,
    spanishDescription: row.spanish_description,
    total,
    templates,
    thumbnail: thumbnailAddress(row),
    active,
    popular,
    weight,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function thumbnailAddress({ name, thumbnail }: KeywordRow): string | null {
  if (thumbnail === null) return null;
  return `/api/v1/media/keyword/${encodeURIComponent(name)}?v=${thumbnail.slice(0, 16)}`;
}
