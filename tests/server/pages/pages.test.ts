import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdentityProvider } from '../../../server/identity/provider.ts';
import { readAssetFiles } from '../../../server/pages/asset-files.ts';
import { builtApplication } from '../../../server/pages/built-application.plugin.ts';
import { refusalIn } from '../support/answers.ts';
import { PROVIDER } from '../support/identity-fixture.ts';
import { MARA, openServices, sharedServices } from '../support/services-fixture.ts';
import { temporaryFolder } from '../support/wallet-fixture.ts';

const SCRIPT = 'document.documentElement.dataset.theme = "dark";';
const PAGE = `<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><script>${SCRIPT}</script><script type="module" src="/assets/index-abc.js"></script><title>Any</title></head><body><div id="root"></div></body></html>`;
const CODE = `export const words = ${JSON.stringify('tearline '.repeat(300))};`;

const PAINT = {
  title: 'Landing',
  markup: '<h1>Painted</h1>',
  css: 'h1{color:red}',
  script: 'awaken()',
};
const QUESTION = { ...PAINT, title: 'Create coupon', script: 'decide()' };

const app = Fastify();
beforeAll(async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'assets'));
  const files = {
    'index.html': PAGE,
    'index.es.html': PAGE.replace('Any', 'Cualquiera'),
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/index-abc.js': CODE,
    'assets/analytics-abc.js': CODE,
    'assets/index-abc.js.br': brotliCompressSync(CODE),
    'assets/index-abc.js.gz': gzipSync(CODE),
  };
  for (const [path, content] of Object.entries(files)) await writeFile(join(folder, path), content);
  await app.register(builtApplication, {
    limit: async (request, reply) =>
      request.headers['x-greedy'] === undefined ? undefined : reply.code(429).send(),
    files: await readAssetFiles(folder),
    issuerOrigin: 'https://sign-in.example',
    firstPaints: {
      en: { landing: PAINT, wizard: QUESTION },
      es: { landing: { ...PAINT, title: 'Inicio' }, wizard: QUESTION },
    },
    analytics: true,
  });
});
afterAll(() => app.close());

test.each([
  [{ 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }, 'Inicio', 'Cualquiera'],
  [{ 'accept-language': 'fr,en;q=0.8,es;q=0.5' }, 'Landing', 'Any'],
  [{ 'accept-language': 'es;q=0, en;q=0.1' }, 'Landing', 'Any'],
  [{ 'accept-language': 'es', cookie: 'a=1; tearline_language=en' }, 'Landing', 'Any'],
  [{ cookie: 'tearline_language=es' }, 'Inicio', 'Cualquiera'],
  [{ cookie: 'tearline_language=<script>' }, 'Landing', 'Any'],
])(
  '[SHELL-19] the page is in the chosen language, else the browser’s: %o',
  async (headers, home, other) => {
    const titleAt = async (url: string) => {
      const { body, headers: sent } = await app.inject({ url, headers });
      expect(sent['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
      return /<title>(.*)<\/title>/u.exec(body)?.[1];
    };
    expect([await titleAt('/'), await titleAt('/dashboard')]).toEqual([home, other]);
  },
);

test.each([
  ['/', 200],
  ['/login?to=%2F', 200],
  ['/dashboard', 200],
  ['/search/free%20rolls', 200],
  ['/create/design', 200],
  ['/project/edit/1', 200],
  ['/share/1', 200],
  ['/admin/keywords', 200],
  ['/nothing', 404],
  ['/create/a/b', 404],
  ['/admin', 404],
  ['/index.html', 404],
  ['/assets/gone-abc.js', 404],
  ['/..%2fpackage.json', 404],
])('[SHELL-01] %s is the page with status %i', async (url, status) => {
  const { statusCode, headers } = await app.inject({ url });
  expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
});

test('[SAFE-01] pages are limited by address, and their files are not', async () => {
  const statusOf = async (url: string) =>
    (await app.inject({ url, headers: { 'x-greedy': '1' } })).statusCode;
  expect([await statusOf('/'), await statusOf('/nothing')]).toEqual([429, 429]);
  expect(await statusOf('/assets/index-abc.js')).toBe(200);
});

test('[HOME-01] only the landing page is rendered, with the script that counts its visits', async () => {
  const landing = await app.inject({ url: '/?a=1' });
  const other = await app.inject({ url: '/faqs' });
  expect(landing.body).toContain(
    '<div id="root" data-first-paint="landing"><h1>Painted</h1></div><script data-visits="/assets/analytics-abc.js">awaken()</script>',
  );
  expect(landing.body).toContain('<title>Landing</title>');
  expect(other.body).toContain('<div id="root"></div>');
});

test.each([
  ['/create/0b8f6a5e-2f3c-4f0e-9d1e-6a7c1c1f2a3b', true],
  ['/create/0B8F6A5E-2F3C-4F0E-9D1E-6A7C1C1F2A3B', true],
  ['/create/0b8f6a5e-2f3c-4f0e-9d1e-6a7c1c1f2a3b?step=coupon', false],
  ['/create/design', false],
  ['/create', false],
  ['/dashboard', false],
  ['/campaign/0b8f6a5e-2f3c-4f0e-9d1e-6a7c1c1f2a3b', false],
])(
  '[WIZ-17] the first question of a new coupon waits beside an empty root, for people who signed in: %s',
  async (url, isPainted) => {
    const bodyFor = async (cookie: string) => (await app.inject({ url, headers: { cookie } })).body;
    const painted =
      '<div id="root"></div><template data-paint><h1>Painted</h1></template><script>decide()</script>';
    expect((await bodyFor('tearline_signed_in=1')).includes(painted)).toBe(isPainted);
    expect(await bodyFor('a=1')).not.toContain('Painted');
  },
);

test('[SAFE-08] the application’s page has a policy without eval or inline scripts, and a new nonce in each response', async () => {
  const first = await app.inject({ url: '/' });
  const second = await app.inject({ url: '/' });
  const nonce = /nonce="([\w-]+)"/.exec(first.body)?.[1] ?? '';
  expect(nonce).toMatch(/^[\w-]{22}$/);
  expect(second.body).not.toContain(nonce);
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).toContain("connect-src 'self' data: blob: https://sign-in.example");
  expect(policy).not.toMatch(/unsafe-(eval|inline)/);
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default$/);
  expect(first.headers['cache-control']).toBe('no-store');
});

test('the files of the application come from memory in the best encoding; those with a content hash are cached for ever', async () => {
  const url = '/assets/index-abc.js';
  const brotli = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(CODE);
  const plain = await app.inject({ url });
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, CODE]);
  const held = await app.inject({ url, headers: { 'if-none-match': plain.headers.etag } });
  expect([held.statusCode, held.body]).toEqual([304, '']);
  const icon = await app.inject({ url: '/icon.svg' });
  expect(icon.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

const services = sharedServices({ COPYRIGHT_YEAR: '2031' });

test.each(['/config.json', '/api/v1/template', '/authentication/silent_callback'])(
  '[SAFE-08] other origins cannot open, embed or frame %s',
  async (url) => {
    expect((await services.visit(url)).headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-frame-options': url.startsWith('/authentication/') ? 'SAMEORIGIN' : 'DENY',
    });
  },
);

test('[SAFE-08] over https, and only then, browsers are told to use nothing else for a year', async () => {
  const publicUrl = 'https://tearline.test';
  const provider = { ...PROVIDER, publicUrl, database: services.database };
  const { plugin: identity } = await openIdentityProvider(provider);
  const safe = await openServices({ PUBLIC_URL: publicUrl }, { onDatabaseOf: services, identity });
  for (const url of ['/config.json', '/api/v1/template', '/idp/jwks']) {
    const both = await Promise.all([safe, services].map((one) => one.visit(url)));
    const told = both.map(({ headers }) => headers['strict-transport-security']);
    expect([url, ...told]).toEqual([url, 'max-age=31536000', undefined]);
  }
  await safe.close();
});

test('[SAFE-08] a picture has the headers that browsers read from pictures, and no others', async () => {
  const listed = await services.get(MARA, '/api/v1/template');
  const [{ thumbnail }] = listed.json<[{ thumbnail: string }]>();
  expect((await services.visit(thumbnail)).headers).toMatchObject({
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  });
  for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'referrer-policy'])
    expect((await services.visit(thumbnail)).headers).not.toHaveProperty(name);
});

test('[SHELL-14] serves the configuration to a build', async () => {
  const response = await services.visit('/config.json');
  expect(response.json()).toMatchObject({
    issuer: 'http://tearline.test/idp',
    clientId: 'ic_app',
    copyrightYear: 2031,
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

test.each(['en', 'es'])(
  '[SHELL-14] [SHELL-19] sends the configuration compressed, in %s',
  async (language) => {
    const ask = (encoding: string) => {
      const headers = { 'accept-language': language, 'accept-encoding': encoding };
      return services.visit('/config.json', { headers });
    };
    const whole = await ask('identity');
    const small = await ask('gzip, br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(whole.body);
    expect(whole.body).toContain(language === 'es' ? 'Enviar una carta' : 'Mail a letter');
  },
);

test('[OBS-01] refuses visit reports if visits are not counted', async () => {
  const report = { method: 'POST', payload: { views: ['/'], vitals: [] } } as const;
  expect((await services.visit('/visits', report)).statusCode).toBe(404);
});

test('[SHELL-01] a path that cannot be decoded is an unknown page, or an invalid request to the API', async () => {
  for (const url of ['/%', '/search/100%', '/create/%zz?step=logo', '/r/%c0%ae'])
    expect(refusalIn(await services.visit(url))).toEqual(['404 not-found']);
  expect(refusalIn(await services.visit('/api/v1/template/%'))).toEqual(['400 invalid-request']);
  expect((await services.visit('/config.json?q=%')).statusCode).toBe(200);
});

test('[API-03] distinguishes unknown operations from unknown methods', async () => {
  const unknown = await services.visit('/api/v1/nothing');
  expect(refusalIn(unknown)).toEqual(['404 not-found']);
  const method = await services.visit('/api/v1/template', { method: 'DELETE' });
  expect(refusalIn(method)).toEqual(['405 method-not-allowed']);
  expect(method.headers['allow']).toBe('GET');
});

test('[API-13] gives each request an id that its problem document has', async () => {
  const response = await services.visit('/api/account');
  expect(response.json()).toMatchObject({ instance: response.headers['x-request-id'] });
});
