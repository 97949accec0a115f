import type { Synonym } from '../../../openapi/schema.gen.ts';
import type { Database } from '../../db/database.ts';
import { RequestFailure } from '../../http/problems/problems.ts';
import { keywordName, keywordNames } from './keyword-names.ts';
import {
  deleteSynonym,
  listSynonyms,
  saveSynonym,
  textsWithoutWords,
} from './synonyms.repository.ts';
import * as problemWords from '../../../src/words/server/problems.gen.ts';

interface Parts {
  readonly database: Database;
  /** Called after a change; clears the cached search results. */
  readonly changed: () => void;
}

/** Synonyms for searches, which administrators edit (BROWSE-14). */
export function createSynonymService({ database, changed }: Parts) {
  return {
    async list(paging: { readonly page: number; readonly size: number }) {
      const { rows, total } = await listSynonyms(database, paging);
      return {
        items: rows.map(({ word, meanings }) => ({ word, meanings: [...meanings] })),
        total,
      };
    },
    async save(text: string, texts: readonly string[]) {
      const synonym = { word: keywordName(text), meanings: keywordNames(texts) };
      await refuseSigns(database, synonym);
      await saveSynonym(database, synonym);
      changed();
      return synonym;
    },
    async remove(text: string) {
      if (!(await deleteSynonym(database, keywordName(text))))
        throw new RequestFailure('not-found');
      changed();
    },
  };
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
