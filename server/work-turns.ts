import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorNetwork } from './http/visitor-network.ts';
import { asOwner } from './work/work-owner.ts';

/** From here on heavy work of a call is done in the name of its account, else of the visitor's network (SAFE-13). */
export function takeTurns(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    asOwner(ownerOf(request), done);
  });
}

/** Outside of the contract's operations no request has a caller, not even null. */
function ownerOf({ caller, ip }: FastifyRequest): string {
  return caller ? `${caller.issuer} ${caller.subject}` : visitorNetwork(ip);
}
