import { CACHE } from '../http/answers/conditional-answer.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import type { Handlers } from '../http/contract/contract.ts';
import type { HouseholdCodesService } from './household-codes.service.ts';

type Operations = 'findCodes' | 'switchCode' | 'replaceCode';

/** Single codes of a marketer's own coupons (SER-06). */
export function householdCodeRoutes(codes: HouseholdCodesService): Pick<Handlers, Operations> {
  return {
    async findCodes(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return codes.find(callerOfRequest(request), request.params.id, request.query.text);
    },
    async switchCode(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return codes.switch(callerOfRequest(request), request.params, request.body.state);
    },
    async replaceCode(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return codes.replace(callerOfRequest(request), request.params);
    },
  };
}
