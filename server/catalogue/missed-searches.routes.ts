import { LIST_PAGE_SIZE } from '../../src/domain/constants.ts';
import type { Handlers } from '../http/contract/contract.ts';
import { sendPage } from '../http/answers/paged-answer.ts';
import type { MissedSearchService } from './missed-searches.service.ts';

type Operations = 'listMissedSearches' | 'dismissMissedSearch';

/** Searches that found nothing (PRE-06). */
export function missedSearchRoutes(missed: MissedSearchService): Pick<Handlers, Operations> {
  return {
    async listMissedSearches(request, reply) {
      const { page = 0, size = LIST_PAGE_SIZE } = request.query;
      const { items, total } = await missed.list({ page, size });
      return sendPage(reply, items, { total, page, size });
    },
    async dismissMissedSearch(request, reply) {
      await missed.dismiss(request.params.term);
      return reply.code(204).send();
    },
  };
}
