import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as pageWords from '../../src/words/server/pages.gen.ts';

const API_REFERENCE = '/dev/api';

/** Shows the contract with RapiDoc from our own origin, to read and to try. For local use only (API-01). */
export const apiReference: FastifyPluginAsync = async (app) => {
  const { resolve } = createRequire(import.meta.url);
  const viewer = await readFile(resolve('rapidoc/dist/rapidoc-min.js'));
  const font = await readFile(
    resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
  );
  const contract = await readFile(new URL('../../openapi/tearline.yaml', import.meta.url));

  app.get(API_REFERENCE, async (_request, reply) =>
    guarded(reply).type('text/html; charset=utf-8').send(referencePage()),
  );
  app.get(`${API_REFERENCE}/viewer.js`, async (_request, reply) =>
    guarded(reply).type('text/javascript; charset=utf-8').send(viewer),
  );
  app.get(`${API_REFERENCE}/public-sans.woff2`, async (_request, reply) =>
    guarded(reply).type('font/woff2').send(font),
  );
  app.get(`${API_REFERENCE}/tearline.yaml`, async (_request, reply) =>
    guarded(reply).type('application/yaml; charset=utf-8').send(contract),
  );
};

/** The product's colors, each light and dark. */
const COLORS = {
  'bg-color': ['#fbf8f2', '#14171f'],
  'text-color': ['#16213a', '#eef1f7'],
  'primary-color': ['#c8321f', '#ff7a66'],
  'nav-bg-color': ['#efe8da', '#1c212c'],
  'nav-text-color': ['#16213a', '#eef1f7'],
  'nav-hover-bg-color': ['#ffffff', '#2b313e'],
  'nav-hover-text-color': ['#16213a', '#eef1f7'],
} as const;

const SCRIPT = `
const colors = ${JSON.stringify(COLORS)};
const night = matchMedia('(prefers-color-scheme: dark)');
const paint = () => {
  const viewer = document.querySelector('rapi-doc');
  viewer.setAttribute('theme', night.matches ? 'dark' : 'light');
  for (const [name, [light, dark]] of Object.entries(colors))
    viewer.setAttribute(name, night.matches ? dark : light);
};
night.addEventListener('change', paint);
paint();
`;

function referencePage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${pageWords.services()} · Tearline</title>
<link rel="icon" href="data:,">
<style>
@font-face { font-family: 'Public Sans Variable'; src: url(${API_REFERENCE}/public-sans.woff2) format('woff2'); font-weight: 100 900; }
body { margin: 0; }
</style>
<script type="module" src="${API_REFERENCE}/viewer.js"></script>
</head>
<body>
<rapi-doc spec-url="${API_REFERENCE}/tearline.yaml" render-style="read" schema-style="table"
  show-header="false" allow-server-selection="false" allow-spec-file-download="false"
  show-method-in-nav-bar="as-colored-text" load-fonts="false"
  regular-font="'Public Sans Variable', system-ui, sans-serif" mono-font="ui-monospace, monospace"></rapi-doc>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/** RapiDoc writes its own styles. */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function guarded(reply: FastifyReply): FastifyReply {
  return reply.header('Content-Security-Policy', POLICY).header('Cache-Control', 'no-cache');
}
