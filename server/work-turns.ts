import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorNetwork } from './http/limits/visitor-network.ts';
import { createLoopTurns } from './work/loop-turns.ts';
import { asOwner } from './work/work-owner.ts';

/** Bytes or characters. Handing a megabyte to the system takes milliseconds. */
const LARGE = 65_536;

/**
 * Work of a call is done in the name of its account. Until the token is checked, and for visitors, the owner is the
 * visitor's network (SAFE-13). Large answers are sent one per turn of the event loop (SAFE-11).
 */
export function takeTurns(app: FastifyInstance): void {
  for (const name of ['onRequest', 'preHandler'] as const) {
    app.addHook(name, (request: FastifyRequest, _reply: unknown, done: () => void) => {
      asOwner(ownerOf(request), done);
    });
  }
  const turns = createLoopTurns({ most: 1 });
  app.addHook('onSend', (request: FastifyRequest, _reply, payload: unknown, done: () => void) => {
    if (sizeOf(payload) > LARGE) turns.later(done, ownerOf(request));
    else done();
  });
}

/** Requests outside of the contract's operations have no caller, not even null. */
function ownerOf({ caller, ip }: FastifyRequest): string {
  return caller ? `${caller.issuer} ${caller.subject}` : visitorNetwork(ip);
}

/** 0 for streams, which send themselves in pieces. */
function sizeOf(payload: unknown): number {
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
}
