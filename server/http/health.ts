import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';
import * as startWords from '../../src/words/server/start.gen.ts';

/**
 * `/healthz`: the process runs and can recover by itself (SAFE-02). `/readyz`: the process can serve calls; 503 as soon
 * as a stop is requested (API-13).
 */
export function addHealth(
  app: FastifyInstance,
  readiness: Readiness,
  isLost: () => boolean = () => false,
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isLost()) return { status: 'ok' };
    return reply.code(503).send({ status: 'failed', detail: startWords.databaseLost() });
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const isReady = await readiness.isReady();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}
