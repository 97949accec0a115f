import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorNetwork } from './http/limits/visitor-network.ts';
import { asOwner } from './work/work-owner.ts';

/**
 * Work of a call is done in the name of its account. Until the token is checked, and for visitors, the owner is the
 * visitor's network (SAFE-13).
 */
export function takeTurns(app: FastifyInstance): void {
  for (const name of ['onRequest', 'preHandler'] as const) {
    app.addHook(name, (request: FastifyRequest, _reply: unknown, done: () => void) => {
      asOwner(ownerOf(request), done);
    });
  }
}

/** Requests outside of the contract's operations have no caller, not even null. */
function ownerOf({ caller, ip }: FastifyRequest): string {
  return caller ? `${caller.issuer} ${caller.subject}` : visitorNetwork(ip);
}
