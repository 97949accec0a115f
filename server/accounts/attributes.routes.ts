import { callerOfRequest } from '../http/contract/authentication.ts';
import { CACHE } from '../http/answers/conditional-answer.ts';
import type { Handlers } from '../http/contract/contract.ts';
import type { AttributeService } from './attributes.service.ts';

type Operations = 'listAttributes' | 'getAttribute' | 'saveAttribute' | 'deleteAttribute';

/** Attributes of an account (API-10). */
export function attributeRoutes(attributes: AttributeService): Pick<Handlers, Operations> {
  return {
    async listAttributes(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return attributes.list(callerOfRequest(request));
    },
    async getAttribute(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return attributes.read(callerOfRequest(request), request.params.id);
    },
    async saveAttribute(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return attributes.save(callerOfRequest(request), request.params.id, request.body);
    },
    async deleteAttribute(request, reply) {
      await attributes.remove(callerOfRequest(request), request.params.id);
      return reply.code(204).send();
    },
  };
}
