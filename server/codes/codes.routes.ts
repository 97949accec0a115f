import { callerOfRequest } from '../http/contract/authentication.ts';
import { CACHE } from '../http/answers/conditional-answer.ts';
import type { Handlers } from '../http/contract/contract.ts';
import type { CodesService } from './codes.service.ts';

type Operations =
  'listCodeSeries' | 'createCodeSeries' | 'addCodeRows' | 'finishCodeSeries' | 'deleteCodeSeries';

/** Codes for households of a marketer's own coupons (SER-01, SER-03). */
export function codeRoutes(codes: CodesService): Pick<Handlers, Operations> {
  return {
    async listCodeSeries(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return codes.list(callerOfRequest(request), request.params.id);
    },
    async createCodeSeries(request, reply) {
      reply.code(201).header('Cache-Control', CACHE.none);
      return codes.create(callerOfRequest(request), request.params.id, request.body);
    },
    async addCodeRows(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return codes.addRows(callerOfRequest(request), request.params, request.body);
    },
    async finishCodeSeries(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return codes.finish(callerOfRequest(request), request.params);
    },
    async deleteCodeSeries(request, reply) {
      await codes.remove(callerOfRequest(request), request.params);
      return reply.code(204).send();
    },
  };
}
