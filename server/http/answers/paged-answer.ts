import type { FastifyReply } from 'fastify';
import { LIST_PAGE_SIZE } from '../../../src/domain/constants.ts';
import { CACHE } from './conditional-answer.ts';

interface Page {
  readonly page: number;
  readonly size: number;
}

/** Sends the page of a list that a request asks for; the totals go into headers (API-02). */
export async function sendPage<Item>(
  reply: FastifyReply,
  { page = 0, size = LIST_PAGE_SIZE }: Partial<Page>,
  find: (page: Page) => Promise<{ readonly items: readonly Item[]; readonly total: number }>,
  cache: (typeof CACHE)[keyof typeof CACHE] = CACHE.own,
): Promise<readonly Item[]> {
  const { items, total } = await find({ page, size });
  reply.headers({
    'X-Total-Count': String(total),
    'X-Page': String(page),
    'X-Page-Size': String(size),
    'Cache-Control': cache,
  });
  return items;
}
