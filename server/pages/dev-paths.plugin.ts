import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';

const PATHS = '/dev/paths';
const ROOT = join(import.meta.dirname, '..', '..');
const SOURCES = join(ROOT, 'paths');
const SHEETS = ['report/paper.css', 'live/live.css'];
const SCRIPT = join(ROOT, 'dist', 'dev-paths', 'live.js');

/** The charts' widths are attributes, so inline styles are allowed. The page shows no foreign content. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  'img-src data:',
  "font-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const FONTS = {
  'public-sans': 'public-sans/files/public-sans-latin-wght-normal.woff2',
  'bricolage-grotesque': 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
} as const;

/** Shows the running product beside its machines, with a recorder of paths (QA-05). For local use only. */
export const devPaths: FastifyPluginAsync = async (app) => {
  const { resolve } = createRequire(import.meta.url);

  app.get(PATHS, async (_request, reply) =>
    guarded(reply)
      .type('text/html; charset=utf-8')
      .send(await readFile(join(SOURCES, 'live', 'live.html'), 'utf8')),
  );
  app.get(`${PATHS}/live.css`, async (_request, reply) => {
    const sheets = SHEETS.map((name) => readFile(join(SOURCES, name), 'utf8'));
    return guarded(reply)
      .type('text/css; charset=utf-8')
      .send((await Promise.all(sheets)).join('\n'));
  });
  app.get(`${PATHS}/live.js`, async (_request, reply) =>
    guarded(reply)
      .type('text/javascript; charset=utf-8')
      .send(await readFile(SCRIPT, 'utf8')),
  );
  for (const [name, path] of Object.entries(FONTS))
    app.get(`${PATHS}/${name}.woff2`, async (_request, reply) =>
      guarded(reply)
        .type('font/woff2')
        .send(await readFile(resolve(`@fontsource-variable/${path}`))),
    );
};

/**
 * Lets the paths page show the product in a frame: answers to frames of this origin may be framed. Call it with the
 * whole application, since the sign-in pages are framed too.
 */
export function allowOwnFrames(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const { headers } = request;
    if (headers['sec-fetch-dest'] !== 'iframe' || headers['sec-fetch-site'] !== 'same-origin')
      return;
    const policy = reply.getHeader('Content-Security-Policy');
    if (typeof policy === 'string')
      reply.header(
        'Content-Security-Policy',
        policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      );
    reply.header('X-Frame-Options', 'SAMEORIGIN');
  });
}

function guarded(reply: FastifyReply): FastifyReply {
  return reply
    .header('Content-Security-Policy', POLICY)
    .header('X-Frame-Options', 'DENY')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Referrer-Policy', 'no-referrer')
    .header('Cache-Control', 'no-store');
}
