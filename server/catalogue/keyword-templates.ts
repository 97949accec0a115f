/** Gives a keyword to templates, all or none (ADMK-01). */
import { TEMPLATE_KEYWORDS_MAX } from '../../src/domain/constants.ts';
import type { Connection } from '../db/database.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';
import { addKeywordTo, lockKeywordsOf } from './keywords.repository.ts';

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
  await addKeywordTo(transaction, keyword, [...known.keys()]);
}

function isFull(keywords: readonly string[], keyword: string): boolean {
  return keywords.length >= TEMPLATE_KEYWORDS_MAX && !keywords.includes(keyword);
}

const faultAt = (detail: string) => (index: number) => ({
  pointer: `/templateIds/${index}`,
  detail,
});
