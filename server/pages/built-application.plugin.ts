import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { CACHE } from '../http/conditional-answer.ts';
import { encodedFor, type AssetFile, type AssetFiles } from './asset-files.ts';
import { isPageAddress } from './page-addresses.ts';
import { inlineScriptHashes, NONCE_PLACE, pagePolicy } from './page-policy.ts';

interface BuiltApplicationOptions {
  readonly files: AssetFiles;
  /** Origin of an external issuer; null for our own. */
  readonly issuerOrigin: string | null;
}

/** The built application from memory: its files, and its one page for every address of its own (SHELL-01). */
export const builtApplication: FastifyPluginAsync<BuiltApplicationOptions> = async (
  app,
  options,
) => {
  const page = options.files.get('/index.html');
  if (page === undefined) throw new Error('The built application has no index.html.');
  const sendPage = pageSender(page.plain.toString('utf8'), options.issuerOrigin);

  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    const file = path === '/index.html' ? undefined : options.files.get(path);
    if (file !== undefined) return sendFile(request, reply, path, file);
    return sendPage(reply.code(isPageAddress(path) ? 200 : 404));
  });
};

function pathOf(request: FastifyRequest): string {
  const [path = '/'] = request.url.split('?');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function pageSender(html: string, issuerOrigin: string | null) {
  const scripts = inlineScriptHashes(html);
  const parts = html.split(NONCE_PLACE);
  return (reply: FastifyReply): FastifyReply => {
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .header('Content-Security-Policy', pagePolicy({ scripts, nonce, issuerOrigin }))
      .header('Cache-Control', CACHE.none)
      .type('text/html; charset=utf-8')
      .send(parts.join(nonce));
  };
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  file: AssetFile,
): FastifyReply {
  // Vite names everything under /assets by its content.
  const cache = path.startsWith('/assets/') ? CACHE.immutable : CACHE.shared;
  reply.header('Cache-Control', cache).header('ETag', file.etag).header('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const { body, encoding } = encodedFor(file, request.headers['accept-encoding']);
  if (encoding !== null) reply.header('Content-Encoding', encoding);
  return reply.type(file.contentType).send(body);
}
