import { LIST_PAGE_SIZE } from '../../../src/domain/constants.ts';
import { CACHE } from '../../http/answers/conditional-answer.ts';
import type { Handlers } from '../../http/contract/contract.ts';
import { sendPage } from '../../http/answers/paged-answer.ts';
import type { SynonymService } from './synonyms.service.ts';

type Operations = 'listSynonyms' | 'saveSynonym' | 'deleteSynonym';

/** Synonyms, edited by administrators (BROWSE-14). */
export function synonymRoutes(synonyms: SynonymService): Pick<Handlers, Operations> {
  return {
    async listSynonyms(request, reply) {
      const { page = 0, size = LIST_PAGE_SIZE } = request.query;
      const { items, total } = await synonyms.list({ page, size });
      return sendPage(reply, items, { total, page, size });
    },
    async saveSynonym(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return synonyms.save(request.params.word, request.body.meanings);
    },
    async deleteSynonym(request, reply) {
      await synonyms.remove(request.params.word);
      return reply.code(204).send();
    },
  };
}
