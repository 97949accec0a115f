import { getHeapStatistics } from 'node:v8';
import { finished } from 'node:stream';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { OverloadSettings } from '../configuration/limit-settings.ts';
import { sendProblem } from './problem-documents.ts';

/** Beyond this share of the heap's limit, collecting garbage is all the process would do. */
const HEAP_SHARE = 0.85;
const SAMPLE_MS = 1_000;

/** How much the server has taken on. */
export interface Load {
  /** Calls of gated scopes that are under way. */
  readonly active: number;
  /** True while further calls are better refused. */
  isOver(): boolean;
  /** Refuses calls of the scope with 503 at once while too much is under way (API-13). */
  gate(scope: FastifyInstance): void;
}

/** Watches the event loop, the heap, the calls under way and those that wait for the database. */
export async function watchLoad(
  app: FastifyInstance,
  { settings, waiting }: { readonly settings: OverloadSettings; readonly waiting: () => number },
): Promise<Load> {
  await app.register(underPressure, {
    maxEventLoopDelay: settings.eventLoopDelayMs,
    maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * HEAP_SHARE),
    sampleInterval: SAMPLE_MS,
    // It only measures; what is refused, and how, is said below.
    pressureHandler: () => undefined,
  });
  let active = 0;
  let settledAt = -Infinity;
  // A start holds the event loop for longer than any call may: what was measured of it says nothing of the load.
  app.addHook('onListen', () => {
    settledAt = performance.now() + 2 * SAMPLE_MS;
  });
  const isOver = (): boolean =>
    (performance.now() >= settledAt && app.isUnderPressure()) ||
    active >= settings.requestsAtOnce ||
    waiting() >= settings.databaseQueue;
  return {
    get active() {
      return active;
    },
    isOver,
    gate(scope) {
      scope.addHook('onRequest', async (request, reply) => {
        if (isOver()) return sendProblem(request, reply, 'unavailable');
        active += 1;
        finished(reply.raw, () => {
          active -= 1;
        });
        return undefined;
      });
    },
  };
}
