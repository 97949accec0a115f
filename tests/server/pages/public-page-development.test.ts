import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { developmentPage } from '../../../server/pages/development-page.ts';
import { COUPON_ID, serveCoupon } from '../../support/public-page.ts';

let vite: ViteDevServer;

beforeAll(async () => {
  vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
});

afterAll(() => vite.close());

test('[PUB-01] in development the page comes from the sources, with all of its styles @long', async () => {
  const app = await serveCoupon(developmentPage(vite, '/src/public/entry.tsx'));
  const { statusCode, body } = await app.inject(`/r/${COUPON_ID}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('>Here is your coupon</h1>');
  for (const rule of [
    '--paper:',
    'conic-gradient(',
    'font-display: optional',
    '@page',
    ':root{--coupon-background:#3B1710;',
  ]) {
    expect(body).toContain(rule);
  }
});
