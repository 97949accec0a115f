import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What is called for each use of a coupon. */
interface UsageCounter {
  readonly viewed: (couponId: string) => void;
  readonly passTaken: (couponId: string) => void;
  flush(): Promise<void>;
}

const PAGE = '/r/:id';
const PASS = '/api/v1/media/coupons/:id/pkpass';
const EVERY_MS = 2_000;

/** Counts pages shown and passes taken, after they were sent, and writes the counts down every two seconds (OBS-02). */
export function countUsage(app: FastifyInstance, usage: UsageCounter): void {
  app.addHook('onResponse', async (request, reply) => {
    const id = idOf(request);
    if (id === null || request.method !== 'GET' || isPrefetch(request)) return;
    if (request.routeOptions.url === PAGE && isShown(reply)) usage.viewed(id);
    if (request.routeOptions.url === PASS && reply.statusCode === 200) usage.passTaken(id);
  });

  const timer = setInterval(() => void usage.flush(), EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await usage.flush();
  });
}

function idOf({ params }: FastifyRequest): string | null {
  if (typeof params !== 'object' || params === null || !('id' in params)) return null;
  return typeof params.id === 'string' ? params.id.toLowerCase() : null;
}

/** A page that the browser has cached is shown all the same, so a 304 counts too. */
function isShown({ statusCode }: FastifyReply): boolean {
  return statusCode === 200 || statusCode === 304;
}

/** A page loaded in case somebody opens it; shown from the browser's memory later, it is not seen here at all. */
function isPrefetch({ headers }: FastifyRequest): boolean {
  return String(headers['sec-purpose'] ?? headers['purpose'] ?? '').includes('prefetch');
}
