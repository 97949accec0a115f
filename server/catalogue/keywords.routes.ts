import { LIST_PAGE_SIZE } from '../../src/domain/constants.ts';
import { CACHE } from '../http/answers/conditional-answer.ts';
import type { Handlers } from '../http/contract/contract.ts';
import { sendPage } from '../http/answers/paged-answer.ts';
import { sendPicture } from '../http/answers/picture-answer.ts';
import type { KeywordService } from './keywords.service.ts';

type Operations =
  | 'listPopularKeywords'
  | 'listKeywords'
  | 'createKeyword'
  | 'getKeyword'
  | 'updateKeyword'
  | 'deleteKeyword'
  | 'getKeywordImage';

/** Suggests keywords (BROWSE-02) and edits them (ADMK-01). */
export function keywordRoutes(keywords: KeywordService): Pick<Handlers, Operations> {
  return {
    async listPopularKeywords(_request, reply) {
      reply.header('Cache-Control', CACHE.own);
      return keywords.popular();
    },
    async listKeywords(request, reply) {
      const { name = '', page = 0, size = LIST_PAGE_SIZE } = request.query;
      const { items, total } = await keywords.list(name, { page, size });
      return sendPage(reply, items, { total, page, size });
    },
    async createKeyword(request, reply) {
      const created = await keywords.create(request.body);
      const address = `/api/v1/keyword/admin/${encodeURIComponent(created.name)}`;
      reply.header('Location', address).header('Cache-Control', CACHE.none);
      return reply.code(201).send(created);
    },
    async getKeyword(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return keywords.read(request.params.name);
    },
    async updateKeyword(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return keywords.replace(request.params.name, request.body);
    },
    async deleteKeyword(request, reply) {
      await keywords.remove(request.params.name);
      return reply.code(204).send();
    },
    async getKeywordImage(request, reply) {
      const picture = await keywords.picture(request.caller, request.params.name);
      const isPublic = request.caller === null;
      return sendPicture(request, reply, picture, { named: request.query.v, isPublic });
    },
  };
}
