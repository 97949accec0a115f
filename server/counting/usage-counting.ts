import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createVisitCheck } from './counted-visit.ts';

/** Called for each use of a coupon. */
interface UsageCounter {
  readonly viewed: (couponId: string) => void;
  readonly passTaken: (couponId: string) => void;
  flush(): Promise<void>;
}

/** Counts a page that was sent without Fastify, if it is to be counted. */
type CountView = (couponId: string, headers: IncomingHttpHeaders) => void;

export const PAGE_ROUTE = '/r/:id';
/** The call by which a page from a shared cache counts itself. */
const VIEWS_ROUTE = '/r/:id/views';
const PASS = '/api/v1/media/coupons/:id/pkpass';
/** A killed process loses the counts of at most this time. The promise is ten seconds. */
const EVERY_MS = 2_000;

/**
 * Counts pages and passes after they are sent, and stores the counts every two seconds (OBS-02). A page from a shared
 * cache reaches no server, so with `isCached` the page counts itself by a call (PUB-11).
 */
export function countUsage(
  app: FastifyInstance,
  usage: UsageCounter,
  { isCached }: { readonly isCached: boolean },
): CountView {
  const isCounted = createVisitCheck();
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    const isPage = request.method === 'GET' && url === PAGE_ROUTE && isShown(reply);
    const isView = isCached ? url === VIEWS_ROUTE && reply.statusCode === 204 : isPage;
    const isTaking = request.method === 'GET' && url === PASS && reply.statusCode === 200;
    if (!isView && !isTaking) return;
    const id = idOf(request);
    if (id === null || !isCounted(request.headers)) return;
    if (isView) usage.viewed(id);
    else usage.passTaken(id);
  });

  const timer = setInterval(() => void usage.flush(), EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await usage.flush();
  });
  return (couponId, headers) => {
    if (!isCached && isCounted(headers)) usage.viewed(couponId);
  };
}

function idOf({ params }: FastifyRequest): string | null {
  if (typeof params !== 'object' || params === null || !('id' in params)) return null;
  return typeof params.id === 'string' ? params.id.toLowerCase() : null;
}

/** A browser also shows a page from its cache, so a 304 counts too. */
function isShown({ statusCode }: FastifyReply): boolean {
  return statusCode === 200 || statusCode === 304;
}
