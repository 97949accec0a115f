import { brotliCompressSync } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import type { Configuration } from '../../src/domain/configuration.ts';
import { chooseEncoding } from '../http/answers/content-encoding.ts';

/** Coupons are for people with the link, so search engines must not index them (SHELL-04). */
const ROBOTS = 'User-agent: *\nDisallow: /r/\nDisallow: /api/\nDisallow: /idp/\n';

/** Addresses of the site as a whole (SHELL-04, SHELL-05, SHELL-14). */
export const siteRoutes: FastifyPluginAsync<{ readonly runtime: Configuration }> = async (
  app,
  { runtime },
) => {
  const compressed = new Map<string, Buffer>();
  app.get('/config.json', ({ headers }, reply) => {
    // It has sentences in the language of the request.
    const configuration = JSON.stringify(runtime);
    reply
      .header('Cache-Control', 'no-store')
      .header('Vary', 'Accept-Encoding')
      .type('application/json; charset=utf-8');
    if (chooseEncoding(headers['accept-encoding']) !== 'br') return reply.send(configuration);
    // Every first screen waits for it, with 2 kB less.
    const inBrotli = compressed.get(configuration) ?? brotliCompressSync(configuration);
    compressed.set(configuration, inBrotli);
    return reply.header('Content-Encoding', 'br').send(inBrotli);
  });
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(ROBOTS),
  );
  app.get('/campaign-builder', (_request, reply) => reply.redirect(runtime.mailerPortalUrl, 302));
};
