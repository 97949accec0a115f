import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../http/answers/content-encoding.ts';
import type { SentPage } from './sent-page.ts';

const RETRY_AFTER_SECONDS = 30;

/** The address is a secret: no search engine, no cache and no other host gets anything of what it shows. */
export function privately(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'x-content-type-options': 'nosniff',
  });
}

/** Sends a page whose address is a secret. */
export async function sendPrivately(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 200 | 404 | 409 | 410 | 422 | 429 | 503,
  page: SentPage,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = await page.bodyOf(encoding);
  privately(reply)
    .headers({ 'content-security-policy': page.policy, vary: 'accept-encoding' })
    .type('text/html; charset=utf-8');
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(body);
}
