/** The page of a counter (TILL-02). */
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AssetFile } from '../../../server/pages/asset-files.ts';
import { tillPage } from '../../../server/pages/till-page.plugin.ts';

const file = (text: string, contentType: string): AssetFile => ({
  contentType,
  etag: '"1"',
  plain: Buffer.from(text),
  br: null,
  gzip: null,
});

const app = Fastify();
beforeAll(async () => {
  const files = new Map([
    ['/till.html', file('<!doctype html>', 'text/html; charset=utf-8')],
    ['/till.es.html', file('<!doctype html><html lang="es">', 'text/html; charset=utf-8')],
    ['/assets/es/till.js', file('1', 'text/javascript; charset=utf-8')],
    ['/assets/till.js', file('0', 'text/javascript; charset=utf-8')],
  ]);
  await app.register(tillPage, { files });
});
afterAll(() => app.close());

test('[TILL-02] is the same for every address, may use the camera, and tells nobody its address', async () => {
  const { headers, body } = await app.inject('/till/Q4W8N2X7KD5M9RHT');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=(self)'),
    'content-security-policy': expect.stringContaining("script-src 'self' 'wasm-unsafe-eval'"),
  });
  expect((await app.inject('/till/another')).body).toBe(body);
});

test('[TILL-02] has its files beside it', async () => {
  const { statusCode, headers } = await app.inject('/till/assets/till.js');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect((await app.inject('/till/assets/other.js')).statusCode).toBe(404);
});

test('[SHELL-19] has the language of the phone, with files of its own', async () => {
  const url = '/till/Q4W8N2X7KD5M9RHT';
  const spanish = { 'accept-language': 'es-US,es;q=0.9' };
  const { body, headers } = await app.inject({ url, headers: spanish });
  expect([body, headers.vary]).toEqual([
    '<!doctype html><html lang="es">',
    'accept-encoding, accept-language, cookie',
  ]);
  expect((await app.inject('/till/assets/es/till.js')).body).toBe('1');
});
