import type { FastifyPluginAsync } from 'fastify';
import type { Configuration } from '../../src/domain/configuration.ts';

/** Coupons are for people with the link, so search engines must not index them (SHELL-04). */
const ROBOTS = 'User-agent: *\nDisallow: /r/\nDisallow: /api/\nDisallow: /idp/\n';

/** Addresses of the site as a whole (SHELL-04, SHELL-05, SHELL-14). */
export const siteRoutes: FastifyPluginAsync<{ readonly runtime: Configuration }> = async (
  app,
  { runtime },
) => {
  app.get('/config.json', (_request, reply) =>
    reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8').send(runtime),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(ROBOTS),
  );
  app.get('/campaign-builder', (_request, reply) => reply.redirect(runtime.mailerPortalUrl, 302));
};
