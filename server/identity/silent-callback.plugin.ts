import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import * as commonWords from '../../src/words/common.gen.ts';

/** Does what oidc-client-ts does in the iframe (`signinSilentCallback`) without loading the application. */
const TELL_PARENT =
  "parent.postMessage({source:'oidc-client',url:location.href,keepOpen:false},location.origin)";
const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(TELL_PARENT).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The page at the end of a silent renewal (AUTH-01). It is under 1 kB and the only page that may be framed. */
export const silentCallback: FastifyPluginAsync = async (app) => {
  const page = `<!doctype html><html lang="en"><title>${commonWords.renewingSignIn()}</title><script>${TELL_PARENT}</script></html>`;
  app.get('/authentication/silent_callback', (_request, reply) =>
    reply
      .header('Content-Security-Policy', POLICY)
      .header('X-Frame-Options', 'SAMEORIGIN')
      .header('Referrer-Policy', 'no-referrer')
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page),
  );
};
