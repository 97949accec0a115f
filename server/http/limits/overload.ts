import { createAmounts } from '../../work/amounts.ts';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OverloadSettings } from '../../configuration/limit-settings.ts';
import { isComplete } from '../bodies/has-body.ts';
import { sendProblem } from '../problems/problem-documents.ts';
import { watchPressure } from './pressure.ts';
import { visitorNetwork } from './visitor-network.ts';

const SAMPLE_MS = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether event loop or heap were over their limits in the last second. */
    isUnderPressure(): boolean;
  }
}

/** The load of the server. */
export type Load = ReturnType<typeof watchLoad>;

/** Watches the event loop, the heap, calls under way and calls that wait for the database. */
export function watchLoad(
  app: FastifyInstance,
  { settings, waiting }: { readonly settings: OverloadSettings; readonly waiting: () => number },
) {
  const pressure = watchPressure(settings.eventLoopDelayMs, SAMPLE_MS);
  app.decorate('isUnderPressure', pressure.isOver);
  app.addHook('onClose', async () => pressure.stop());
  const calls = createCalls(settings.requestsAtOnce);
  let settledAt = -Infinity;
  // A start blocks the event loop longer than any call may, so its measurements do not show the load.
  app.addHook('onListen', () => {
    settledAt = performance.now() + 2 * SAMPLE_MS;
  });
  const isFull = (): boolean =>
    (performance.now() >= settledAt && app.isUnderPressure()) ||
    calls.active >= settings.requestsAtOnce;
  const isDatabaseFull = (): boolean => waiting() >= settings.databaseQueue;
  const isOver = (): boolean => isFull() || isDatabaseFull();
  return {
    /** Calls under way in gated scopes: the body is complete, and the answer is not handed over yet (SAFE-11). */
    get active(): number {
      return calls.active;
    },
    /** True while further calls should be refused. */
    isOver,
    /** Answers calls of the scope with 503 at once during overload (API-13). */
    gate(scope: FastifyInstance): void {
      const counted = new WeakSet<FastifyRequest>();
      const refuses = ({ ip }: FastifyRequest): boolean =>
        isFull() || !calls.hasPlace(ip) || (isDatabaseFull() && !calls.areFew(ip));
      const count = (request: FastifyRequest, reply: FastifyReply): void => {
        counted.add(request);
        calls.begin(request.ip, reply.raw);
      };
      scope.addHook('onRequest', async (request, reply) => {
        if (refuses(request)) return sendProblem(request, reply, 'unavailable');
        if (isComplete(request.raw)) count(request, reply);
        return undefined;
      });
      scope.addHook('preValidation', async (request, reply) => {
        if (counted.has(request)) return undefined;
        if (refuses(request)) return sendProblem(request, reply, 'unavailable');
        count(request, reply);
        return undefined;
      });
    },
  };
}

/**
 * Counts calls under way, in total and by network. A network may have at most as many as are free for others (SAFE-11).
 * While the database's queue is full, only a network with fewer calls than the average gets another one, or any network
 * if other work has filled the queue.
 */
function createCalls(most: number) {
  const calls = createAmounts();
  const callsOf = (address: string): number => calls.of(visitorNetwork(address));
  return {
    get active() {
      return calls.total;
    },
    hasPlace: (address: string): boolean => callsOf(address) < most - calls.total,
    areFew: (address: string): boolean =>
      calls.total === 0 || callsOf(address) < calls.total / calls.names,
    /** A call counts until its answer is handed over; a slow reader does not block others. */
    begin(address: string, response: ServerResponse): void {
      const network = visitorNetwork(address);
      let isOver = false;
      const end = (): void => {
        if (!isOver) calls.add(network, -1);
        isOver = true;
      };
      calls.add(network, 1);
      response.once('prefinish', end).once('close', end);
    },
  };
}
