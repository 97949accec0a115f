import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import { languageOf } from '../http/languages/request-language.ts';
import { isPageAddress } from './page-addresses.ts';

/**
 * Serves the application through Vite during development: no build, and changed modules are replaced in the browser.
 */
export const developmentApplication: FastifyPluginAsync<{ readonly vite: ViteDevServer }> = async (
  app,
  { vite },
) => {
  app.get('/*', (request, reply) => {
    const [path = '/'] = request.url.split('?');
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => {
      if (error !== undefined) request.log.error({ err: error }, 'Vite failed');
      sendIndexPage(vite, request, path, reply.raw).catch((failure: unknown) => {
        request.log.error({ err: failure }, 'The page could not be made');
        reply.raw.destroy();
      });
    });
  });
};

async function sendIndexPage(
  vite: ViteDevServer,
  request: FastifyRequest,
  path: string,
  response: import('node:http').ServerResponse,
): Promise<void> {
  const source = await readFile(join(vite.config.root, 'index.html'), 'utf8');
  const page = source.replace('<html lang="en">', `<html lang="${languageOf(request)}">`);
  const html = await vite.transformIndexHtml(request.url, page);
  response.writeHead(isPageAddress(path) ? 200 : 404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(html);
}
