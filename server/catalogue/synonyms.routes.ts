/** Synonyms for searches, which administrators edit (BROWSE-14). */
import { sql } from 'kysely';
import type { Synonym } from '../../openapi/schema.gen.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';
import type { Database } from '../db/database.ts';
import { sendPage } from '../http/answers/paged-answer.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { RequestFailure, notFound } from '../http/problems/problems.ts';
import type { Paging } from './templates.repository.ts';
import { keywordName, keywordNames } from './words/keyword-names.ts';
import type { CatalogueParts } from './catalogue-uploads.ts';

/** Lists and edits synonyms. */
export function synonymRoutes({ database, changed }: CatalogueParts) {
  return handlersOf({
    listSynonyms: (request, reply) =>
      sendPage(reply, request.query, (page) => listSynonyms(database, page)),
    async saveSynonym({ params, body }) {
      const word = keywordName(params.word);
      const meanings = keywordNames(body.meanings);
      await refuseSigns(database, { word, meanings });
      await database
        .insertInto('synonyms')
        .values({ word, meanings })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({ word, meanings, updated_at: sql`now()` }),
        )
        .execute();
      changed();
      return { word, meanings };
    },
    async deleteSynonym(request) {
      await database
        .deleteFrom('synonyms')
        .where('word', '=', keywordName(request.params.word))
        .returning('word')
        .executeTakeFirstOrThrow(notFound);
      changed();
    },
  });
}

async function listSynonyms(database: Database, { page, size }: Paging) {
  const { total } = await database
    .selectFrom('synonyms')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await database
    .selectFrom('synonyms')
    .select(['word', 'meanings'])
    .orderBy('word')
    .limit(size)
    .offset(page * size)
    .execute();
  return { items, total };
}

/** A text without words can never match. */
async function refuseSigns(database: Database, { word, meanings }: Synonym): Promise<void> {
  const refused = await textsWithoutWords(database, [word, ...meanings]);
  const detail = problemWords.nothingToFind();
  const faults = [
    ...(refused.includes(word) ? ['/word'] : []),
    ...meanings.flatMap((text, place) => (refused.includes(text) ? [`/meanings/${place}`] : [])),
  ];
  if (faults.length > 0)
    throw new RequestFailure(
      'invalid-request',
      faults.map((pointer) => ({ pointer, detail })),
    );
}

/** Returns the texts that contain no word. */
async function textsWithoutWords(database: Database, texts: readonly string[]) {
  const { rows } = await sql<{ text: string }>`
    select text from unnest(${[...texts]}::text[]) as text where search_key(text) = ''
  `.execute(database);
  return rows.map(({ text }) => text);
}
