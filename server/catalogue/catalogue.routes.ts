import type { FastifyReply } from 'fastify';
import type { Database } from '../db/database.ts';
import { CACHE, sendVersioned, versionsRead } from '../http/answers/conditional-answer.ts';
import { sendPage } from '../http/answers/paged-answer.ts';
import { sendPicture } from '../http/answers/picture-answer.ts';
import { versionOf } from '../http/answers/versions.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { handlersOf, type ContractRequest } from '../http/contract/contract.ts';
import type { MediaStore } from '../media/media-store.ts';
import { createCatalogueService, type CatalogueService } from './catalogue.service.ts';
import { createInformedImagesService } from './informed-images.service.ts';
import { createKeywordService, type KeywordService } from './keywords.service.ts';
import { createMissedSearchService, type MissedSearchService } from './missed-searches.service.ts';
import {
  createTemplateAdministration,
  type TemplateAdministration,
} from './template-administration.service.ts';
import { createSynonymService } from './words/synonyms.service.ts';

interface Parts {
  readonly database: Database;
  readonly media: MediaStore;
}

/** Templates, keywords, synonyms and missed searches. */
export function catalogueRoutes({ database, media }: Parts) {
  const catalogue = createCatalogueService(database, media);
  const missed = createMissedSearchService(database);
  const parts = { database, media, changed: catalogue.changed };
  const synonyms = createSynonymService(parts);
  const informed = createInformedImagesService(parts);
  return {
    ...templateRoutes(catalogue, missed),
    ...administrationRoutes(createTemplateAdministration(parts)),
    ...keywordRoutes(createKeywordService(parts)),
    // Searches that found nothing (PRE-06), synonyms (BROWSE-14), Ride-Along designs and their archives (API-09).
    ...handlersOf({
      listMissedSearches: (request, reply) => sendPage(reply, request.query, missed.list),
      dismissMissedSearch: (request) => missed.dismiss(request.params.term),
      listSynonyms: (request, reply) => sendPage(reply, request.query, synonyms.list),
      saveSynonym: ({ params, body }) => synonyms.save(params.word, body.meanings),
      deleteSynonym: (request) => synonyms.remove(request.params.word),
      async getInformedImages(request, reply) {
        const caller = callerOfRequest(request);
        const { informedImages, version } = await informed.read(caller, request.params.id);
        return sendVersioned(request, reply, { version, cache: CACHE.own }, () => informedImages);
      },
      getRideAlongArchive: (request) =>
        informed.archive(callerOfRequest(request), request.params.id),
      makeRideAlongArchive: (request) =>
        informed.archiveOf(callerOfRequest(request), request.params.id, request.body),
    }),
  };
}

/** Colors and templates (BROWSE-05, BROWSE-07); searches without a result are counted (PRE-06). */
function templateRoutes(catalogue: CatalogueService, missed: Pick<MissedSearchService, 'count'>) {
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
          await missed
            .count(q)
            .catch((error: unknown) => request.log.warn(error, 'A search is not counted.'));
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

/** Edits templates (ADMT-01); the contract names the role. */
function administrationRoutes(templates: TemplateAdministration) {
  return handlersOf({
    async getAdminTemplate(request, reply) {
      const { template, version } = await templates.read(request.params.id);
      return sendVersioned(request, reply, { version, cache: CACHE.own }, () => template);
    },
    async createTemplate(request, reply) {
      const created = await templates.create(request.body);
      reply.header('Location', `/api/v1/template/admin/${created.id}`);
      return created;
    },
    async updateTemplate(request, reply) {
      const read = versionsRead(request.headers['if-match']);
      const { template, version } = await templates.change(request.params.id, request.body, read);
      reply.header('ETag', `"${version}"`);
      return template;
    },
    deleteTemplate: (request) => templates.remove(request.params.id),
    removeTemplateKeyword: ({ params }) => templates.removeKeyword(params.id, params.keyword),
  });
}

/** Suggests keywords (BROWSE-02) and edits them (ADMK-01). */
function keywordRoutes(keywords: KeywordService) {
  return handlersOf({
    async listPopularKeywords(_request, reply) {
      reply.header('Cache-Control', CACHE.own);
      return keywords.popular();
    },
    listKeywords: (request, reply) =>
      sendPage(reply, request.query, (page) => keywords.list(request.query.name ?? '', page)),
    async createKeyword(request, reply) {
      const created = await keywords.create(request.body);
      reply.header('Location', `/api/v1/keyword/admin/${encodeURIComponent(created.name)}`);
      return created;
    },
    getKeyword: (request) => keywords.read(request.params.name),
    updateKeyword: ({ params, body }) => keywords.replace(params.name, body),
    deleteKeyword: (request) => keywords.remove(request.params.name),
    async getKeywordImage(request, reply) {
      const picture = await keywords.picture(request.caller, request.params.name);
      const isPublic = request.caller === null;
      return sendPicture(request, reply, picture, { named: request.query.v, isPublic });
    },
  });
}
