/** The page of a counter, `/till/{secret}` (TILL-02). It is the same for every secret, so it does not show which ones exist. */
import type { FastifyPluginCallback } from 'fastify';
import { writtenCode } from '../../src/domain/codes/code.ts';
import { CACHE } from '../http/answers/conditional-answer.ts';
import { CAMERA_PERMISSIONS } from '../http/security-headers.ts';
import type { Language } from '../../src/words/language.ts';
import { languageOf } from '../http/languages/request-language.ts';
import { sendAsset, type AssetFile, type AssetFiles } from './asset-files.ts';

interface TillPageOptions {
  /** The built page: `/till.html`, `/till.es.html` and their `/assets/`. */
  readonly files: AssetFiles;
}

/** zxing is WebAssembly; nothing else is compiled in the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export const tillPage: FastifyPluginCallback<TillPageOptions> = (app, { files }, done) => {
  const pages = { en: pageOf(files, 'en'), es: pageOf(files, 'es') };
  app.get<{ Params: { readonly '*': string } }>('/till/assets/*', (request, reply) => {
    const file = files.get(`/assets/${request.params['*']}`);
    if (file === undefined) return reply.code(404).send();
    const headers = { 'cache-control': CACHE.immutable, vary: 'accept-encoding' };
    return sendAsset(request, reply.headers(headers), file);
  });
  app.get('/till/:secret', { config: { spellings: { secret: writtenCode } } }, (request, reply) =>
    sendAsset(
      request,
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': POLICY,
        'permissions-policy': CAMERA_PERMISSIONS,
        // The address is the counter's key: no other host gets it.
        'referrer-policy': 'no-referrer',
        vary: 'accept-encoding, accept-language, cookie',
      }),
      pages[languageOf(request)],
    ),
  );
  done();
};

/** The built page in each language. */
const PAGES: Readonly<Record<Language, string>> = { en: '/till.html', es: '/till.es.html' };

function pageOf(files: AssetFiles, language: Language): AssetFile {
  const page = files.get(PAGES[language]);
  if (page === undefined)
    throw new Error(`The page of a counter was built without ${PAGES[language]}.`);
  return page;
}
