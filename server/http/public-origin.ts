import type { FastifyInstance } from 'fastify';

/** Called by monitoring under any host name. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** Redirects visitors who used another host name to the public one. Sign-in and links belong to it (SHELL-14). */
export function redirectToPublicOrigin(app: FastifyInstance, publicUrl: string): void {
  const host = new URL(publicUrl).host;
  app.addHook('onRequest', async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || request.host === host || PROBES.has(request.url)) return undefined;
    return reply.redirect(`${publicUrl}${request.url}`, 307);
  });
}
