/** The page of a counter, `/till/{secret}` (TILL-02). It is the same for every secret, so it does not show which ones exist. */
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { CACHE } from '../http/answers/conditional-answer.ts';
import { CAMERA_PERMISSIONS } from '../http/security-headers.ts';
import { encodedFor, type AssetFile, type AssetFiles } from './asset-files.ts';

interface TillPageOptions {
  /** The built page: `/till.html` and its `/assets/`. */
  readonly files: AssetFiles;
}

/** zxing is WebAssembly; nothing else is compiled in the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export const tillPage: FastifyPluginCallback<TillPageOptions> = (app, { files }, done) => {
  const page = files.get('/till.html');
  if (page === undefined) throw new Error('The built page of a counter has no till.html.');
  app.get<{ Params: { readonly name: string } }>('/till/assets/:name', (request, reply) => {
    const file = files.get(`/assets/${request.params.name}`);
    if (file === undefined) return reply.code(404).send();
    return sendFile(request, reply.header('cache-control', CACHE.immutable), file);
  });
  app.get('/till/:secret', (request, reply) =>
    sendFile(
      request,
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': POLICY,
        'permissions-policy': CAMERA_PERMISSIONS,
        // The address is the counter's key: no other host gets it.
        'referrer-policy': 'no-referrer',
      }),
      page,
    ),
  );
  done();
};

function sendFile(request: FastifyRequest, reply: FastifyReply, file: AssetFile): FastifyReply {
  const { body, encoding } = encodedFor(file, request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').type(file.contentType).send(body);
}
