import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Keyword, NewKeyword, PopularKeyword } from '../../openapi/schema.gen.ts';
import { UPLOAD_MAX_BYTES, TEMPLATE_KEYWORDS_MAX } from '../../src/domain/constants.ts';
import { isSpanish } from '../../src/words/language.ts';
import type { Connection, Database } from '../db/database.ts';
import { readKeywordPicture } from '../media/uploaded-picture.ts';
import { CACHE } from '../http/answers/conditional-answer.ts';
import { sendPage } from '../http/answers/paged-answer.ts';
import { sendPicture } from '../http/answers/picture-answer.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { existing, RequestFailure, notFound } from '../http/problems/problems.ts';
import { storedPicture, storeMedia } from '../media/media.repository.ts';
import type { Paging } from './templates.repository.ts';
import { readUploads, type CatalogueParts } from './catalogue-uploads.ts';
import { keywordName } from './words/keyword-names.ts';
import { mayBeSeen } from './template-view.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';

const MOST_POPULAR = 50;

/** Suggests keywords (BROWSE-02) and edits them (ADMK-01); the contract names the role. */
export function keywordRoutes(parts: CatalogueParts) {
  const { database, media, changed } = parts;
  return handlersOf({
    /** The highest weight first. */
    async listPopularKeywords(_request, reply) {
      reply.header('Cache-Control', CACHE.own);
      const rows = await keywordRows(database)
        .where('active', '=', true)
        .where('popular', '=', true)
        .orderBy('weight', 'desc')
        .orderBy('name')
        .limit(MOST_POPULAR)
        .execute();
      return rows.map(popularOf);
    },
    listKeywords: (request, reply) =>
      sendPage(reply, request.query, (page) =>
        listKeywords(database, keywordName(request.query.name ?? ''), page),
      ),
    async createKeyword(request, reply) {
      const created = await create(parts, request.body);
      reply.header('Location', `/api/v1/keyword/admin/${encodeURIComponent(created.name)}`);
      return created;
    },
    getKeyword: (request) => readKeyword(database, keywordName(request.params.name)),
    updateKeyword: ({ params, body }) => replace(parts, keywordName(params.name), body),
    async deleteKeyword(request) {
      await database
        .deleteFrom('keywords')
        .where('name', '=', keywordName(request.params.name))
        .returning('name')
        .executeTakeFirstOrThrow(notFound);
      changed();
    },
    async getKeywordImage(request, reply) {
      const row = await findKeyword(database, keywordName(request.params.name));
      if (row === undefined || row.thumbnail === null || !mayBeSeen(row, request.caller))
        throw new RequestFailure('not-found');
      const picture = await storedPicture(database, media, row.thumbnail);
      const isPublic = request.caller === null;
      return sendPicture(request, reply, picture, { named: request.query.v, isPublic });
    },
  });
}

async function findKeyword(connection: Connection, name: string) {
  return keywordRows(connection).where('name', '=', name).executeTakeFirst();
}

/** With the numbers of its active templates, and of those with a Ride-Along image. */
function keywordRows(connection: Connection) {
  const carrying = sql`select count(*) from templates
    where templates.active and templates.keywords @> array[keywords.name]`;
  return connection
    .selectFrom('keywords')
    .selectAll()
    .select([
      sql<number>`(${carrying})`.as('templates'),
      sql<number>`(${carrying} and exists (
        select from informed_images where informed_images.id = templates.informed_images_id
      ))`.as('total'),
    ]);
}

type KeywordRow = NonNullable<Awaited<ReturnType<typeof findKeyword>>>;

/** Returns one page of the keywords whose name in either language contains these letters, by name, and the total. */
async function listKeywords(database: Database, letters: string, { page, size }: Paging) {
  const pattern = `%${letters.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { total } = await database
    .selectFrom('keywords')
    .where(isNamed(pattern))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await keywordRows(database)
    .where(isNamed(pattern))
    .orderBy('name')
    .limit(size)
    .offset(page * size)
    .execute();
  return { items: rows.map(keywordOf), total };
}

/** Whether a keyword's name in either language matches. */
const isNamed = (pattern: string) =>
  sql<boolean>`(name like ${pattern} or spanish_name like ${pattern})`;

async function readKeyword(connection: Connection, name: string): Promise<Keyword> {
  return keywordOf(existing(await findKeyword(connection, name)));
}

async function create(parts: CatalogueParts, keyword: NewKeyword): Promise<Keyword> {
  const { database, changed } = parts;
  const picture = await readPicture(parts, keyword);
  const columns = columnsOf(keyword);
  const created = await database.transaction().execute(async (transaction) => {
    const row = { ...columns, thumbnail: picture?.hash ?? null };
    const inserted = await transaction
      .insertInto('keywords')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (inserted === undefined) throw nameTaken();
    await addToTemplates(transaction, columns.name, keyword.templateIds ?? []);
    return readKeyword(transaction, columns.name);
  });
  changed();
  return created;
}

async function replace(parts: CatalogueParts, name: string, keyword: NewKeyword) {
  const { database, changed } = parts;
  await readKeyword(database, name);
  const picture = await readPicture(parts, keyword);
  const columns = columnsOf(keyword);
  const thumbnail = keyword.thumbnail === undefined ? undefined : (picture?.hash ?? null);
  try {
    return await database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('keywords')
        .set({ ...columns, thumbnail, updated_at: sql`now()` })
        .where('name', '=', name)
        .returning('name')
        .executeTakeFirstOrThrow(notFound);
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

async function readPicture({ database, media }: CatalogueParts, { thumbnail }: NewKeyword) {
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
    spanish_name: spanishName && keywordName(spanishName),
    spanish_description: spanishDescription && spanishDescription.trim(),
  };
}

function nameTaken(): RequestFailure {
  return RequestFailure.at('/name', problemWords.keywordExists(), 'keyword-exists');
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

/** Throws `RequestFailure` that names the positions of unknown templates and of those that take no more keywords. */
async function addToTemplates(transaction: Connection, keyword: string, ids: readonly string[]) {
  const wanted = ids.map((id) => id.toLowerCase());
  if (wanted.length === 0) return;
  const known = await lockKeywordsOf(transaction, [...new Set(wanted)]);
  const unknown = wanted.flatMap((id, index) => (known.has(id) ? [] : [index]));
  if (unknown.length > 0)
    throw new RequestFailure('not-found', unknown.map(faultAt(problemWords.templateNotFound())));
  const full = wanted.flatMap((id, index) => (isFull(known.get(id) ?? [], keyword) ? [index] : []));
  if (full.length > 0) {
    const detail = problemWords.templateFull({ most: TEMPLATE_KEYWORDS_MAX });
    throw new RequestFailure('invalid-template', full.map(faultAt(detail)));
  }
  // Seeding no longer updates these templates then.
  await sql`
    update templates set seed_hash = null, updated_at = now(), keywords = keywords || ${keyword}::text
    where id = any(${[...known.keys()]}::uuid[]) and not keywords @> array[${keyword}::text]
  `.execute(transaction);
}

function isFull(keywords: readonly string[], keyword: string): boolean {
  return keywords.length >= TEMPLATE_KEYWORDS_MAX && !keywords.includes(keyword);
}

const faultAt = (detail: string) => (index: number) => ({
  pointer: `/templateIds/${index}`,
  detail,
});

/** Returns the keywords of these templates by id, and locks the templates until the transaction ends. */
async function lockKeywordsOf(transaction: Connection, ids: readonly string[]) {
  const rows = await transaction
    .selectFrom('templates')
    .select(['id', 'keywords'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, keywords }) => [id, keywords]));
}

/** Renames the keyword on every template that has it. */
async function renameOnTemplates(connection: Connection, from: string, to: string) {
  await sql`
    update templates set seed_hash = null, updated_at = now(), keywords = case
      when keywords @> array[${to}::text] then array_remove(keywords, ${from})
      else array_replace(keywords, ${from}, ${to}) end
    where keywords @> array[${from}::text]`.execute(connection);
}
