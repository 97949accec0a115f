import type { FastifyReply } from 'fastify';
import { CACHE } from './conditional-answer.ts';

/** Sends one page of a list; the totals go into headers (API-02). */
export function sendPage<Item>(
  reply: FastifyReply,
  items: readonly Item[],
  {
    total,
    page,
    size,
    cache = CACHE.own,
  }: {
    readonly total: number;
    readonly page: number;
    readonly size: number;
    readonly cache?: (typeof CACHE)[keyof typeof CACHE];
  },
): readonly Item[] {
  reply.headers({
    'X-Total-Count': String(total),
    'X-Page': String(page),
    'X-Page-Size': String(size),
    'Cache-Control': cache,
  });
  return items;
}
