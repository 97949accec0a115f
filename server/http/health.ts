import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as startWords from '../../src/words/server/start.gen.ts';

const REMEMBERED_MS = 1_000;
const PATIENCE_MS = 3_000;

interface HealthOptions {
  /** Each returns true while its part replies. */
  readonly checks: readonly (() => Promise<boolean>)[];
  /** Aborted when a stop is requested. */
  readonly stopping?: AbortSignal | undefined;
  /** Whether the process cannot recover by itself. */
  readonly isLost?: (() => boolean) | undefined;
}

/**
 * `/healthz`: the process runs and can recover by itself (SAFE-02). `/readyz`: every part replies within three seconds;
 * 503 as soon as a stop is requested (API-13). A result is reused for a second, so that frequent calls do not load the
 * parts.
 */
export function addHealth(app: FastifyInstance, { checks, stopping, isLost }: HealthOptions): void {
  let asked = { at: -Infinity, answer: Promise.resolve(false) };
  app.get('/healthz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (isLost?.() !== true) return { status: 'ok' };
    return reply.code(503).send({ status: 'failed', detail: startWords.databaseLost() });
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const at = performance.now();
    if (at - asked.at > REMEMBERED_MS) asked = { at, answer: allReply(checks) };
    const isReady = stopping?.aborted !== true && (await asked.answer) && !stopping?.aborted;
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}

async function allReply(checks: HealthOptions['checks']): Promise<boolean> {
  const replies = Promise.all(checks.map((check) => check().catch(() => false)));
  const found = await Promise.race([replies, pause(PATIENCE_MS, [false], { ref: false })]);
  return found.every(Boolean);
}
