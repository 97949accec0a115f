import type { FastifyReply } from 'fastify';
import { LIST_PAGE_SIZE } from '../../src/domain/constants.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { CACHE, sendVersioned } from '../http/answers/conditional-answer.ts';
import type { ContractRequest, Handlers } from '../http/contract/contract.ts';
import { sendPage } from '../http/answers/paged-answer.ts';
import { sendPicture } from '../http/answers/picture-answer.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { MissedSearchService } from './missed-searches.service.ts';
import { versionOf } from '../http/answers/versions.ts';

type Operations =
  'listColors' | 'listTemplates' | 'listSimilarTemplates' | 'getTemplate' | 'getTemplateImage';

/** Colors and templates (BROWSE-05, BROWSE-07); searches without a result are counted (PRE-06). */
export function catalogueRoutes(
  catalogue: CatalogueService,
  missed: Pick<MissedSearchService, 'count'>,
): Pick<Handlers, Operations> {
  return {
    async listColors(_request, reply) {
      reply.header('Cache-Control', CACHE.own);
      return catalogue.colors();
    },
    async listTemplates(request, reply) {
      const { q = '', colors = [], keywords = [], order = 'newest' } = request.query;
      const { page = 0, size = LIST_PAGE_SIZE } = request.query;
      const search = { q, colors, keywords, order, page, size };
      const found = await catalogue.search(callerOfRequest(request), search);
      const { items, total, isPartial } = found;
      const isByWordsAlone = colors.length === 0 && keywords.length === 0;
      if (total === 0 && page === 0 && isByWordsAlone)
        await missed
          .count(q)
          .catch((error: unknown) => request.log.warn(error, 'A search is not counted.'));
      reply.header('X-Words-Found', isPartial ? 'some' : 'all');
      return sendPage(reply, items, { total, page, size });
    },
    async listSimilarTemplates(request, reply) {
      const { page = 0, size = LIST_PAGE_SIZE } = request.query;
      const { items, total } = await catalogue.similar(
        callerOfRequest(request),
        request.params.id,
        { page, size },
      );
      return sendPage(reply, items, { total, page, size });
    },
    async getTemplate(request, reply) {
      const { template, version } = await catalogue.template(
        callerOfRequest(request),
        request.params.id,
      );
      return sendVersioned(request, reply, { version, cache: CACHE.own }, () => template);
    },
    async getTemplateImage(request, reply) {
      const { type = 'strip', v } = request.query;
      if (type === 'source') return sendSource(request, reply, catalogue);
      const picture = await catalogue.picture(request.caller, request.params.id, type);
      // Answers for administrators must not stay in a shared cache.
      const isPublic = request.caller === null;
      return sendPicture(request, reply, picture, { named: v, isPublic });
    },
  };
}

/** Sent as a download, so that an uploaded drawing never opens as a page of this origin. */
async function sendSource(
  request: ContractRequest<'getTemplateImage'>,
  reply: FastifyReply,
  catalogue: CatalogueService,
): Promise<unknown> {
  const { id } = request.params;
  const source = await catalogue.source(request.caller, id);
  reply.header('Content-Disposition', `attachment; filename="template-${id}.svg"`);
  const answer = { version: versionOf(source), cache: CACHE.own, contentType: 'image/svg+xml' };
  return sendVersioned(request, reply, answer, () => source);
}
