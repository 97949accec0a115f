import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorNetwork } from './http/limits/visitor-network.ts';
import { isComplete } from './http/bodies/has-body.ts';
import { createLoopTurns } from './work/loop-turns.ts';
import { placeUntilAnswered } from './work/place-until-answered.ts';
import { asOwner } from './work/work-owner.ts';
import { createWorkQueue } from './work/work-queue.ts';

/** Bytes or characters. Handing a megabyte to the system takes milliseconds. */
const LARGE = 65_536;
/**
 * Calls with one token. Each call takes several turns of the event loop, and a turn is as long as the calls in it are
 * many, so the calls of one account would make each call of the others wait for all of them several times (SAFE-13).
 */
const WITH_ONE_TOKEN = {
  atOnce: Infinity,
  atOnceOfOne: 4,
  mostWaiting: Infinity,
  mostWaitingOfOne: 400,
};
/** ms. A file that is read for longer does not hold up its owner's next calls. */
const LONGEST_PLACE_MS = 500;

/**
 * Work of a call is done in the name of its account. Until the token is checked, and for visitors, the owner is the
 * visitor's network (SAFE-13). Large answers are sent one per turn of the event loop (SAFE-11).
 */
export function takeTurns(app: FastifyInstance): void {
  takePlaces(app);
  app.addHook('onRequest', (request, _reply, done) => asOwner(ownerOf(request), done));
  app.addHook('preParsing', (request, _reply, _body, done) => asOwner(ownerOf(request), done));
  app.addHook('preHandler', (request, _reply, done) => asOwner(ownerOf(request), done));
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

/** A call takes its place when its body is complete, so a slow sender holds none. */
function takePlaces(app: FastifyInstance): void {
  const queue = createWorkQueue(WITH_ONE_TOKEN);
  const waiting = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, { raw }) => {
    const { authorization } = request.headers;
    if (authorization === undefined) return;
    if (isComplete(request.raw)) await placeOf(authorization, raw);
    else waiting.add(request);
  });
  app.addHook('preHandler', async (request, { raw }) => {
    if (waiting.has(request)) await placeOf(request.headers.authorization ?? '', raw);
  });
  const placeOf = (token: string, response: ServerResponse): Promise<void> =>
    asOwner(token, () => placeUntilAnswered(queue, response, LONGEST_PLACE_MS));
}
