import type { FastifyInstance } from 'fastify';
import { RequestFailure } from './problems/problems.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';

/** Called by monitoring under any host name. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** Redirects visitors who used another host name to the public one. Sign-in and links belong to it (SHELL-14). */
export function redirectToPublicOrigin(app: FastifyInstance, publicUrl: string): void {
  const host = new URL(publicUrl).host;
  app.addHook('onRequest', async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || request.host === host || PROBES.has(request.url)) return undefined;
    return reply.redirect(`${publicUrl}${request.originalUrl}`, 307);
  });
}

/** Refuses requests with no Host header or with several. With two, Node uses the first; some proxies use the last. */
export function refuseOddHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter(isHost).length;
    if (hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')) return;
    const detail = hosts > 1 ? problemWords.severalHeaders() : problemWords.missingHeader();
    throw RequestFailure.at('/Host', detail);
  });
}

/** Names and values of raw headers alternate. */
function isHost(text: string, index: number): boolean {
  return index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
}
