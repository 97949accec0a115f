import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

const YEAR_SECONDS = 31_536_000;

/** The product uses none of these browser features (SAFE-08). */
const PERMISSIONS =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()';

/** The page of a counter scans with the camera (TILL-02). */
export const CAMERA_PERMISSIONS = PERMISSIONS.replace('camera=()', 'camera=(self)');

/** Adds to every answer the id by which the log names it; no browser guesses another content type. */
export function addRequestHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'X-Request-Id': request.id, 'X-Content-Type-Options': 'nosniff' });
  });
}

/** Adds headers to every answer of a scope. HSTS is sent only if the product is served over https. */
export async function addSecurityHeaders(
  scope: FastifyInstance,
  { isHttps, policy }: { readonly isHttps: boolean; readonly policy: 'data' | 'own' },
): Promise<void> {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', PERMISSIONS);
  });
  if (policy === 'data') keepUnstored(scope);
  const headers = helmetHeaders({
    contentSecurityPolicy:
      policy === 'own'
        ? false
        : {
            useDefaults: false,
            directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
          },
    strictTransportSecurity: isHttps && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xPoweredBy: false,
    // For Internet Explorer, Flash, and a filter that browsers no longer have.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // The browser's own default for pages served over https.
    xDnsPrefetchControl: false,
  });
  scope.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeaders(headers);
  });
}

/**
 * Helmet's headers never change, so they are read once. Its plugin for Fastify gives each reply a function, and V8 then
 * keeps every request until its next full collection.
 */
function helmetHeaders(options: HelmetOptions): Map<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, () => undefined);
  return new Map(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}

const PAGE_ONLY = [
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
];

/** Removes what browsers read only from pages. A first screen has up to twenty files, with 270 bytes of this in each. */
export function withoutPageHeaders(reply: FastifyReply): FastifyReply {
  for (const name of PAGE_ONLY) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
  return reply;
}

/** An answer without `Cache-Control` is not stored (SAFE-07). */
function keepUnstored(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
}
