import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorNetwork } from './http/limits/visitor-network.ts';
import { asOwner } from './work/work-owner.ts';

/** Heavy work of a call is done in the name of its account, or of the visitor's network without one (SAFE-13). */
export function takeTurns(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    asOwner(ownerOf(request), done);
  });
}

/** Requests outside of the contract's operations have no caller, not even null. */
function ownerOf({ caller, ip }: FastifyRequest): string {
  return caller ? `${caller.issuer} ${caller.subject}` : visitorNetwork(ip);
}
