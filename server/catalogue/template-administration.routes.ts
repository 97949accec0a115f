import { CACHE, sendVersioned, versionsRead } from '../http/answers/conditional-answer.ts';
import type { Handlers } from '../http/contract/contract.ts';
import type { TemplateAdministration } from './template-administration.service.ts';

type Operations =
  | 'getAdminTemplate'
  | 'createTemplate'
  | 'updateTemplate'
  | 'deleteTemplate'
  | 'removeTemplateKeyword';

/** Edits templates (ADMT-01); the contract names the role. */
export function templateAdministrationRoutes(
  templates: TemplateAdministration,
): Pick<Handlers, Operations> {
  return {
    async getAdminTemplate(request, reply) {
      const { template, version } = await templates.read(request.params.id);
      return sendVersioned(request, reply, { version, cache: CACHE.own }, () => template);
    },
    async createTemplate(request, reply) {
      const created = await templates.create(request.body);
      reply.header('Location', `/api/v1/template/admin/${created.id}`);
      return reply.code(201).header('Cache-Control', CACHE.none).send(created);
    },
    async updateTemplate(request, reply) {
      const read = versionsRead(request.headers['if-match']);
      const { template, version } = await templates.change(request.params.id, request.body, read);
      reply.header('ETag', `"${version}"`).header('Cache-Control', CACHE.none);
      return template;
    },
    async deleteTemplate(request, reply) {
      await templates.remove(request.params.id);
      return reply.code(204).send();
    },
    async removeTemplateKeyword(request, reply) {
      await templates.removeKeyword(request.params.id, request.params.keyword);
      return reply.code(204).send();
    },
  };
}
