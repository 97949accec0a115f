import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAssetFiles } from '../../../server/pages/asset-files.ts';
import { builtApplication } from '../../../server/pages/built-application.plugin.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

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

describe('the built application', () => {
  let app: FastifyInstance;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tearline-client-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), PAGE);
    await writeFile(join(folder, 'index.es.html'), PAGE.replace('Any', 'Cualquiera'));
    await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(folder, 'assets/index-abc.js'), CODE);
    await writeFile(join(folder, 'assets/analytics-abc.js'), CODE);
    await writeFile(join(folder, 'assets/index-abc.js.br'), brotliCompressSync(CODE));
    await writeFile(join(folder, 'assets/index-abc.js.gz'), gzipSync(CODE));
    app = Fastify();
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
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

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
    '/',
    '/login?to=%2F',
    '/dashboard',
    '/search/free%20rolls',
    '/create/design',
    '/project/edit/1',
    '/share/1',
    '/admin/keywords',
  ])('[SHELL-01] %s is a page', async (url) => {
    const response = await app.inject({ url });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  });

  test.each([
    '/nothing',
    '/create/a/b',
    '/admin',
    '/index.html',
    '/assets/gone-abc.js',
    '/..%2fpackage.json',
  ])('[SHELL-01] %s is the page with status 404', async (url) => {
    const response = await app.inject({ url });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
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
      const bodyFor = async (cookie: string) =>
        (await app.inject({ url, headers: { cookie } })).body;
      const painted =
        '<div id="root"></div><template data-paint><h1>Painted</h1></template><script>decide()</script>';
      expect((await bodyFor('tearline_signed_in=1')).includes(painted)).toBe(isPainted);
      expect(await bodyFor('a=1')).not.toContain('Painted');
    },
  );

  test('its page has a policy without eval or inline scripts, and a new nonce in each response', async () => {
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

  test('its files come from memory in the best encoding; those with a content hash are cached for ever', async () => {
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
    const held = await app.inject({
      url,
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    expect([held.statusCode, held.body]).toEqual([304, '']);
    const icon = await app.inject({ url: '/icon.svg' });
    expect(icon.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});

const services = sharedServices({ COPYRIGHT_YEAR: '2031' });

const get = (url: string, host = 'tearline.test') =>
  services.app.inject({ url, headers: { host } });

test.each(['/config.json', '/api/v1/template', '/authentication/silent_callback'])(
  '[SAFE-08] other origins cannot open, embed or frame %s',
  async (url) => {
    expect((await get(url)).headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-frame-options': url.startsWith('/authentication/') ? 'SAMEORIGIN' : 'DENY',
    });
  },
);

test('[SAFE-08] a picture has the headers that browsers read from pictures, and no others', async () => {
  const listed = await services.call(MARA, { url: '/api/v1/template' });
  const [{ thumbnail }] = listed.json<[{ thumbnail: string }]>();
  expect((await get(thumbnail)).headers).toMatchObject({
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  });
  for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'referrer-policy'])
    expect((await get(thumbnail)).headers).not.toHaveProperty(name);
});

test('[SHELL-14] serves the configuration to a build', async () => {
  const response = await get('/config.json');
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
    const headers = { host: 'tearline.test', 'accept-language': language };
    const ask = (encoding: string) =>
      services.app.inject({
        url: '/config.json',
        headers: { ...headers, 'accept-encoding': encoding },
      });
    const whole = await ask('identity');
    const small = await ask('gzip, br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(whole.body);
    expect(whole.body).toContain(language === 'es' ? 'Enviar una carta' : 'Mail a letter');
  },
);

test('[OBS-01] refuses visit reports if visits are not counted', async () => {
  const report = {
    method: 'POST',
    url: '/visits',
    payload: { views: ['/'], vitals: [] },
  } as const;
  const response = await services.app.inject({ ...report, headers: { host: 'tearline.test' } });
  expect(response.statusCode).toBe(404);
});

test('[API-03] distinguishes unknown operations from unknown methods', async () => {
  const unknown = await get('/api/v1/nothing');
  expect(unknown.json()).toMatchObject({ type: '/problems/not-found', status: 404 });
  const method = await services.app.inject({
    method: 'DELETE',
    url: '/api/v1/template',
    headers: { host: 'tearline.test' },
  });
  expect(method.json()).toMatchObject({ type: '/problems/method-not-allowed', status: 405 });
  expect(method.headers['allow']).toBe('GET');
});

test('[API-13] gives each request an id that its problem document has', async () => {
  const response = await get('/api/account');
  expect(response.json()).toMatchObject({ instance: response.headers['x-request-id'] });
});
