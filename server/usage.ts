import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { createCodeUsage } from './codes/code-usage.ts';
import { createCouponUsage } from './coupons/reading/coupon-usage.service.ts';
import type { Database } from './db/database.ts';
import { parseCode } from '../src/domain/codes/code.ts';
import { sourceOf } from '../src/domain/codes/source-name.ts';
import { isUuid } from '../src/domain/uuid.ts';

/**
 * Counts the pages and passes of coupons and of their codes after they are sent, and stores the counts every two seconds
 * (OBS-02, SER-05). A page from a shared cache reaches no server, so with `isCached` the page counts itself by a call
 * (PUB-11).
 */
export function openUsage(
  app: FastifyInstance,
  database: Database,
  { isCached }: { readonly isCached: boolean },
) {
  const coupons = createCouponUsage(database, app.log);
  const codes = createCodeUsage(database, app.log);
  countCoupons(app, coupons, isCached);
  countCodes(app, codes);
  const flush = () => Promise.all([coupons.flush(), codes.flush()]);
  const timer = setInterval(() => void flush(), EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return {
    /** An offer of a coupon, or of a code, was saved. */
    passTaken(id: string): void {
      coupons.passTaken(id);
      codes.offerSaved(id);
    },
  };
}

const PAGE_ROUTE = '/r/:id';
/** The call by which a page from a shared cache counts itself. */
const VIEWS_ROUTE = '/r/:id/views';
const PASS = '/api/v1/media/coupons/:id/pkpass';
const CODE_ROUTE = '/c/:code';
const CODE_PASS = '/c/:code/pass';
/** A killed process loses the counts of at most this time. The promise is ten seconds. */
const EVERY_MS = 2_000;

function countCoupons(
  app: FastifyInstance,
  usage: ReturnType<typeof createCouponUsage>,
  isCached: boolean,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    const isPage = request.method === 'GET' && url === PAGE_ROUTE && isShown(reply);
    const isView = isCached ? url === VIEWS_ROUTE && reply.statusCode === 204 : isPage;
    const isTaking = request.method === 'GET' && url === PASS && reply.statusCode === 200;
    if (!isView && !isTaking) return;
    const id = idOf(request);
    if (id === null || !isCountedVisit(request)) return;
    if (isView) usage.viewed(id, sourceOf(request.url));
    else usage.passTaken(id);
  });
}

/** No cache stores the page of a code, so each visit is seen here (SER-05). */
function countCodes(app: FastifyInstance, codes: ReturnType<typeof createCodeUsage>): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    if (url !== CODE_ROUTE && url !== CODE_PASS) return;
    if (request.method !== 'GET' || reply.statusCode !== 200) return;
    const code = parseCode((request.params as Readonly<Record<string, string>>)['code'] ?? '');
    if (code === null || !isCountedVisit(request)) return;
    if (url === CODE_ROUTE) codes.opened(code, sourceOf(request.url));
    else codes.added(code);
  });
}

function idOf({ params }: FastifyRequest): string | null {
  if (typeof params !== 'object' || params === null || !('id' in params)) return null;
  return typeof params.id === 'string' && isUuid(params.id) ? params.id.toLowerCase() : null;
}

/** A browser also shows a page from its cache, so a 304 counts too. */
function isShown({ statusCode }: FastifyReply): boolean {
  return statusCode === 200 || statusCode === 304;
}

/**
 * Returns whether a request counts (OBS-02). Robots, prefetches and visitors with Global Privacy Control do not count.
 * Every browser sends a user agent.
 */
function isCountedVisit({ headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? '';
  return headers['sec-gpc'] !== '1' && !isPrefetch(headers) && agent !== '' && !isbot(agent);
}

/** A prefetched page that is shown later sends no request. */
function isPrefetch(headers: FastifyRequest['headers']): boolean {
  return (
    says(headers['sec-purpose'], 'prefetch') ||
    says(headers['purpose'], 'prefetch') ||
    says(headers['x-moz'], 'prefetch') ||
    says(headers['x-purpose'], 'preview')
  );
}

function says(header: string | string[] | undefined, word: string): boolean {
  return header !== undefined && String(header).toLowerCase().includes(word);
}
