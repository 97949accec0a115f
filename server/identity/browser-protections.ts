import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;
/** The addresses that end a session of the provider. */
const SIGNS_OUT = /\/session\/end\/(?:confirm|success)$/;

/** Adds security headers to each answer of the provider, including those that bypass Fastify (SAFE-08). */
export function addBrowserProtections(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onRequest', async ({ url }, { raw }) => {
    protect(raw, isHttps);
    const [path = ''] = url.split('?');
    // Pictures are cached as "private". Drafts and settings of other users in this browser stay.
    if (SIGNS_OUT.test(path)) raw.setHeader('Clear-Site-Data', '"cache"');
  });
}

function protect(raw: ServerResponse, isHttps: boolean): void {
  raw.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  raw.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  raw.setHeader(
    'Permissions-Policy',
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), usb=()',
  );
  if (isHttps) raw.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
}
