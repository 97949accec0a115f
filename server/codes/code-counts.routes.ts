import { CACHE } from '../http/answers/conditional-answer.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import type { Handlers } from '../http/contract/contract.ts';
import type { SourcesService } from './sources.service.ts';

type Operations = 'getCodeCounts' | 'getSources' | 'nameSources';

/** What became of a coupon's codes, and the sources of its visits (SER-05, PUB-12). */
export function codeCountRoutes(sources: SourcesService): Pick<Handlers, Operations> {
  return {
    async getCodeCounts(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return sources.codeCounts(callerOfRequest(request), request.params.id);
    },
    async getSources(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return sources.read(callerOfRequest(request), request.params.id);
    },
    async nameSources(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return sources.save(callerOfRequest(request), request.params.id, request.body.names);
    },
  };
}
