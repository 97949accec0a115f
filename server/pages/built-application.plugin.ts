import { randomBytes } from 'node:crypto';
import type {
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import { chooseEncoding } from '../http/answers/content-encoding.ts';
import type { Language } from '../../src/words/language.ts';
import { languageOf } from '../http/languages/request-language.ts';
import { SIGN_IN_HINT } from '../../src/domain/start-limits.ts';
import { UUID_PATTERN } from '../../src/domain/uuid.ts';
import { CACHE } from '../http/answers/conditional-answer.ts';
import { sendAsset, type AssetFile, type AssetFiles } from './asset-files.ts';
import { type FirstPaints, pageWithLanding, pageWithQuestion } from './first-paint.ts';
import { isPageAddress } from './page-addresses.ts';
import { withoutPageHeaders } from '../http/security-headers.ts';
import { inlineScriptHashes, NONCE_PLACE, pagePolicy } from './page-policy.ts';
import { packPage } from './sent-page.ts';
import { WorkRefused } from '../work/work-queue.ts';

interface BuiltApplicationOptions {
  readonly files: AssetFiles;
  /** Origin of an external issuer; null for the embedded one. */
  readonly issuerOrigin: string | null;
  /** In each language. */
  readonly firstPaints: Readonly<Record<Language, FirstPaints>>;
  /** Whether visits are counted (OBS-01). */
  readonly analytics: boolean;
  /** Refuses callers of too many pages. Files are not counted: a first screen has twenty. */
  readonly limit: onRequestAsyncHookHandler;
}

/** Serves the built application from memory: its files, and its one page for each of its addresses (SHELL-01). */
export const builtApplication: FastifyPluginAsync<BuiltApplicationOptions> = async (
  app,
  options,
) => {
  const senders = { en: sendersOf(options, 'en'), es: sendersOf(options, 'es') };
  app.addHook('onRequest', async function limitPages(request, reply) {
    return isFile(pathOf(request), options.files)
      ? undefined
      : options.limit.call(this, request, reply);
  });

  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    const file = options.files.get(path);
    if (file !== undefined && isFile(path, options.files))
      return sendFile(request, reply, path, file);
    const { sendPage, sendLanding, sendQuestion } = senders[languageOf(request)];
    if (path === '/' && !hadSession(request)) return sendLanding(request, reply);
    if (NEW_COUPON.test(request.url) && hadSession(request)) return sendQuestion(request, reply);
    return sendPage(request, reply.code(isPageAddress(path) ? 200 : 404));
  });
};

/** The built page in each language. */
const PAGES: Readonly<Record<Language, string>> = { en: '/index.html', es: '/index.es.html' };

function isFile(path: string, files: AssetFiles): boolean {
  return files.has(path) && !Object.values(PAGES).includes(path);
}

/** A coupon from a template, at its first step: without a query. */
const NEW_COUPON = new RegExp(`^/create/${UUID_PATTERN}$`, 'i');

function sendersOf(
  { files, issuerOrigin, firstPaints, analytics }: BuiltApplicationOptions,
  language: Language,
) {
  const page = files.get(PAGES[language]);
  if (page === undefined) throw new Error(`The built application has no ${PAGES[language]}.`);
  const html = page.plain.toString('utf8');
  const counting = analytics ? countingPart(files) : null;
  const { landing, wizard } = firstPaints[language];
  return {
    sendPage: pageSender(html, issuerOrigin),
    sendLanding: pageSender(pageWithLanding(html, landing, counting), issuerOrigin),
    sendQuestion: pageSender(pageWithQuestion(html, wizard), issuerOrigin),
  };
}

/** Returns the address of the analytics script. */
function countingPart(files: AssetFiles): string | null {
  return [...files.keys()].find((path) => /^\/assets\/analytics-[^/]+\.js$/u.test(path)) ?? null;
}

/** Who signed in earlier never sees the landing page: it would be 21 kB of markup for nothing. */
function hadSession({ headers }: FastifyRequest): boolean {
  return headers.cookie?.includes(`${SIGN_IN_HINT}=1`) ?? false;
}

function pathOf(request: FastifyRequest): string {
  const [path = '/'] = request.url.split('?');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Each answer has its own nonce, so it is compressed on request; plain if too many are asked for at once. */
function pageSender(html: string, issuerOrigin: string | null) {
  const scripts = inlineScriptHashes(html);
  const parts = html.split(NONCE_PLACE);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64url');
    const policy = pagePolicy({ scripts, nonce, issuerOrigin });
    reply
      .header('Content-Security-Policy', policy)
      .header('Cache-Control', CACHE.none)
      .header('Vary', 'Accept-Encoding, Accept-Language, Cookie')
      .type('text/html; charset=utf-8');
    const html = parts.join(nonce);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return reply.send(html);
    try {
      const body = await packPage({ html, policy }).bodyOf(encoding);
      return reply.header('Content-Encoding', encoding).send(body);
    } catch (error) {
      if (error instanceof WorkRefused) return reply.send(html);
      throw error;
    }
  };
}

function sendFile(request: FastifyRequest, reply: FastifyReply, path: string, file: AssetFile) {
  // Files under /assets have a content hash in their names.
  const cache = path.startsWith('/assets/') ? CACHE.immutable : CACHE.shared;
  withoutPageHeaders(reply)
    .header('Cache-Control', cache)
    .header('ETag', file.etag)
    .header('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  return sendAsset(request, reply, file);
}
