import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;
/** Where a session of the provider ends. */
const SIGNS_OUT = /\/session\/end\/(?:confirm|success)$/;

/** What browsers are told with each answer of the provider, also with those that it writes past Fastify (SAFE-08). */
export function addBrowserProtections(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onRequest', async ({ url }, { raw }) => {
    protect(raw, isHttps);
    const [path = ''] = url.split('?');
    // Pictures are stored as "private"; drafts and settings of others in this browser stay.
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
