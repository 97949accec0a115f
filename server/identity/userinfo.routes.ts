import type { FastifyPluginAsync } from 'fastify';
import { type Claims, TokenRefused, type TokenVerifier } from './verify-token.ts';

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
        return userinfoOf(await verify(bearerOf(request.headers.authorization)));
      } catch (error) {
        if (!(error instanceof TokenRefused)) throw error;
        reply.header('WWW-Authenticate', 'Bearer error="invalid_token"');
        return reply.code(401).send({ error: 'invalid_token' });
      }
    },
  });
};

function bearerOf(header: string | undefined): string {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(header ?? '')?.[1] ?? '';
}

function userinfoOf({ subject, email, name, roles }: Claims) {
  return { sub: subject, email, name, realm_access: { roles } };
}
