import type { FastifyReply } from 'fastify';
import type { Database } from '../db/database.ts';
import { CACHE, sendVersioned } from '../http/answers/conditional-answer.ts';
import { sendPage } from '../http/answers/paged-answer.ts';
import { sendPicture } from '../http/answers/picture-answer.ts';
import { versionOf } from '../http/answers/versions.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { handlersOf, type ContractRequest } from '../http/contract/contract.ts';
import type { MediaStore } from '../media/media-store.ts';
import { createCatalogueService, type CatalogueService } from './catalogue.service.ts';
import { informedImagesRoutes } from './informed-images.routes.ts';
import { keywordRoutes } from './keywords.routes.ts';
import { countMissedSearch, missedSearchRoutes } from './missed-searches.routes.ts';
import { templateAdministrationRoutes } from './template-administration.routes.ts';
import { synonymRoutes } from './synonyms.routes.ts';

interface Parts {
  readonly database: Database;
  readonly media: MediaStore;
}

/** Templates, keywords, synonyms and missed searches. */
export function catalogueRoutes({ database, media }: Parts) {
  const catalogue = createCatalogueService(database, media);
  const parts = { database, media, changed: catalogue.changed };
  return {
    ...templateRoutes(catalogue, database),
    ...templateAdministrationRoutes(parts),
    ...keywordRoutes(parts),
    ...missedSearchRoutes(database),
    ...synonymRoutes(parts),
    ...informedImagesRoutes(parts),
  };
}

/** Colors and templates (BROWSE-05, BROWSE-07); searches without a result are counted (PRE-06). */
function templateRoutes(catalogue: CatalogueService, database: Database) {
  return handlersOf({
    async listColors(_request, reply) {
      reply.header('Cache-Control', CACHE.own);
      return catalogue.colors();
    },
    async listTemplates(request, reply) {
      const { q = '', colors = [], keywords = [], order = 'newest' } = request.query;
      return sendPage(reply, request.query, async (page) => {
        const search = { q, colors, keywords, order, ...page };
        const found = await catalogue.search(callerOfRequest(request), search);
        const isByWordsAlone = colors.length === 0 && keywords.length === 0;
        if (found.total === 0 && page.page === 0 && isByWordsAlone)
          await countMissedSearch(database, q).catch((error: unknown) =>
            request.log.warn(error, 'A search is not counted.'),
          );
        reply.header('X-Words-Found', found.isPartial ? 'some' : 'all');
        return found;
      });
    },
    listSimilarTemplates: (request, reply) =>
      sendPage(reply, request.query, (page) =>
        catalogue.similar(callerOfRequest(request), request.params.id, page),
      ),
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
  });
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
