/** Gives a keyword to templates, all or none, and renames it there (ADMK-01). */
import { sql } from 'kysely';
import { TEMPLATE_KEYWORDS_MAX } from '../../src/domain/constants.ts';
import type { Connection } from '../db/database.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';

/** Throws `RequestFailure` that names the positions of unknown templates and of those that take no more keywords. */
export async function addToTemplates(
  transaction: Connection,
  keyword: string,
  ids: readonly string[],
): Promise<void> {
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
    where id = any(${[...known.keys()]}::uuid[]) and not keywords @> array[${keyword}::text]`.execute(
    transaction,
  );
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
export async function renameOnTemplates(connection: Connection, from: string, to: string) {
  await sql`
    update templates set seed_hash = null, updated_at = now(), keywords = case
      when keywords @> array[${to}::text] then array_remove(keywords, ${from})
      else array_replace(keywords, ${from}, ${to}) end
    where keywords @> array[${from}::text]`.execute(connection);
}
