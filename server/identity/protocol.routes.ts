import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import type { Provider } from 'oidc-provider';
import { placeUntilAnswered } from '../work/place-until-answered.ts';
import { createWorkQueue } from '../work/work-queue.ts';
import * as signInWords from '../../src/words/server/sign-in.gen.ts';

/** For the provider's own answers. The provider adds the hash of its one script, which submits a form. */
const POLICY =
  "default-src 'none'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const RETRY_AFTER_SECONDS = 2;
/** Each takes some milliseconds of the event loop, so more at once would delay other calls (SAFE-13). */
const SIGN_INS = { atOnce: 3, atOnceOfOne: 2, mostWaiting: 200, mostWaitingOfOne: 50 };

/**
 * Passes every request under the prefix to oidc-provider unchanged. It has its own scope: Fastify does not parse bodies
 * here, and the provider writes the answer.
 */
export const protocolRoutes: FastifyPluginAsync<{
  readonly provider: Provider;
  readonly issuer: URL;
  readonly isPassing: (error: unknown) => boolean;
}> = async (app, { provider, issuer, isPassing }) => {
  const answer = provider.callback();
  const signIns = createWorkQueue(SIGN_INS);
  provider.on('server_error', (ctx, error) => {
    if (!isPassing(error)) {
      app.log.error({ err: error }, 'The identity provider failed to answer.');
      return;
    }
    ctx.status = 503;
    ctx.set('Retry-After', String(RETRY_AFTER_SECONDS));
    // Pages have their own policy.
    if (!ctx.response.is('html'))
      ctx.body = { error: 'temporarily_unavailable', error_description: signInWords.unavailable() };
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(null);
  });
  app.all('/*', async (request, reply) => {
    // A request with a body could hold its place by sending slowly.
    if (request.method === 'GET') await placeUntilAnswered(signIns, reply.raw);
    reply.hijack();
    addressToIssuer(request.raw, issuer);
    protect(reply.raw);
    answer(request.raw, reply.raw).catch((error: unknown) => {
      request.log.error({ err: error }, 'The identity provider failed to answer.');
      reply.raw.destroy();
    });
  });
};

/**
 * Requests may arrive under several host names or through a proxy, but the issuer has one address. The provider derives
 * addresses from the request, so the request gets the issuer's. Its path prefix comes from `originalUrl`.
 */
function addressToIssuer(raw: IncomingMessage & { originalUrl?: string }, issuer: URL): void {
  raw.originalUrl = raw.url ?? '/';
  raw.url = raw.originalUrl.slice(issuer.pathname.length) || '/';
  raw.headers.host = issuer.host;
  raw.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
  delete raw.headers['x-forwarded-host'];
}

function protect(raw: ServerResponse): void {
  raw.setHeader('Content-Security-Policy', POLICY);
  raw.setHeader('X-Content-Type-Options', 'nosniff');
  raw.setHeader('Referrer-Policy', 'no-referrer');
}
