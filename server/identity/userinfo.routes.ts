import type { FastifyPluginAsync } from 'fastify';
import { TokenRefused, type TokenVerifier } from './verify-token.ts';

/**
 * The userinfo endpoint in the discovery document. oidc-provider's own answers 401 to access tokens for the API, and
 * the application has no other token.
 */
export const userinfoRoutes: FastifyPluginAsync<{ readonly verify: TokenVerifier }> = async (
  app,
  { verify },
) => {
  app.route({
    method: ['GET', 'POST'],
    url: '/me',
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      try {
        const header = request.headers.authorization ?? '';
        const [, token = ''] = /^Bearer +([\w.~+/=-]+)$/i.exec(header) ?? [];
        const { subject: sub, email, name, roles } = await verify(token);
        return { sub, email, name, realm_access: { roles } };
      } catch (error) {
        if (!(error instanceof TokenRefused)) throw error;
        reply.header('WWW-Authenticate', 'Bearer error="invalid_token"');
        return reply.code(401).send({ error: 'invalid_token' });
      }
    },
  });
};
