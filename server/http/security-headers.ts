import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Headers for every answer of a scope; what makes a browser insist on https only where the product is served so. */
export async function addSecurityHeaders(
  scope: FastifyInstance,
  { isHttps, policy }: { readonly isHttps: boolean; readonly policy: 'data' | 'own' },
): Promise<void> {
  await scope.register(helmet, {
    contentSecurityPolicy:
      policy === 'own'
        ? false
        : {
            useDefaults: false,
            directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
          },
    strictTransportSecurity: isHttps && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xPoweredBy: false,
  });
}
