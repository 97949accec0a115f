import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseCode } from '../../src/domain/codes/code.ts';
import { sourceOf } from '../../src/domain/codes/source-name.ts';
import { isUuid } from '../../src/domain/uuid.ts';
import { isCountedVisit } from './counted-visit.ts';

/** Called for each use of a coupon. */
interface UsageCounter {
  /** With the source that the address names; null for none. */
  readonly viewed: (couponId: string, source: string | null) => void;
  readonly passTaken: (couponId: string) => void;
  flush(): Promise<void>;
}

/** Called for each use of a household's code. */
interface CodeCounter {
  readonly opened: (code: Uint8Array, source: string | null) => void;
  readonly added: (code: Uint8Array) => void;
  flush(): Promise<void>;
}

const PAGE_ROUTE = '/r/:id';
/** The call by which a page from a shared cache counts itself. */
const VIEWS_ROUTE = '/r/:id/views';
const PASS = '/api/v1/media/coupons/:id/pkpass';
const CODE_ROUTE = '/c/:code';
const CODE_PASS = '/c/:code/pass';
/** A killed process loses the counts of at most this time. The promise is ten seconds. */
const EVERY_MS = 2_000;

/**
 * Counts pages and passes after they are sent, and stores the counts every two seconds (OBS-02). A page from a shared
 * cache reaches no server, so with `isCached` the page counts itself by a call (PUB-11).
 */
export function countUsage(
  app: FastifyInstance,
  usage: UsageCounter,
  { isCached, codes }: { readonly isCached: boolean; readonly codes?: CodeCounter },
): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    const isPage = request.method === 'GET' && url === PAGE_ROUTE && isShown(reply);
    const isView = isCached ? url === VIEWS_ROUTE && reply.statusCode === 204 : isPage;
    const isTaking = request.method === 'GET' && url === PASS && reply.statusCode === 200;
    if (!isView && !isTaking) return;
    const id = idOf(request);
    if (id === null || !isCountedVisit(request.headers)) return;
    if (isView) usage.viewed(id, sourceOf(request.url));
    else usage.passTaken(id);
  });

  if (codes !== undefined) countCodes(app, codes);

  const flush = () => Promise.all([usage.flush(), codes?.flush()]);
  const timer = setInterval(() => void flush(), EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
}

/** No cache stores the page of a code, so each visit is seen here (SER-05). */
function countCodes(app: FastifyInstance, codes: CodeCounter): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    if (url !== CODE_ROUTE && url !== CODE_PASS) return;
    if (request.method !== 'GET' || reply.statusCode !== 200) return;
    const code = parseCode((request.params as Readonly<Record<string, string>>)['code'] ?? '');
    if (code === null || !isCountedVisit(request.headers)) return;
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
