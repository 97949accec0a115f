import { extname } from 'node:path';
import type {
  FastifyBaseLogger,
  FastifyPluginCallback,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { chooseEncoding } from '../http/answers/content-encoding.ts';
import { knownTag } from '../http/answers/conditional-answer.ts';
import { tagCoupon } from '../http/answers/coupon-tag.ts';
import { withoutPageHeaders } from '../http/security-headers.ts';
import { createPromiseCache } from '../work/promise-cache.ts';
import { createWorkQueue, WorkRefused } from '../work/work-queue.ts';
import { withoutOwnCode } from '../../src/domain/codes/code-values.ts';
import { composeBusiness, type BusinessFacts } from '../../src/domain/coupon/coupon-face.ts';
import { offerPhase, type OfferPhase } from '../../src/domain/coupon/offer-phase.ts';
import { isWrittenUuid, writtenUuid } from '../../src/domain/uuid.ts';
import * as couponPageWords from '../../src/words/coupon-page.gen.ts';
import { couponView, type PublicCoupon, type ViewSurroundings } from './coupon-view.ts';
import { createPageCache } from './page-cache.ts';
import type { PublicPageSource } from './page-source.ts';
import { createRendering, MISSING } from './rendered-page.ts';
import { preparePage, type PreparedPage } from './sent-page.ts';

/** A public coupon, or why there is none. */
export type ShownCoupon = (
  | { readonly state: 'active'; readonly coupon: PublicCoupon }
  | { readonly state: 'inactive'; readonly business: BusinessFacts }
  | { readonly state: 'unknown' }
) & {
  /** Milliseconds for which this view is known to be current without asking the database; half a minute if absent. */
  trustedMs?(): number;
};

/** What the page needs from the rest of the server. */
export interface PublicCouponOptions extends Pick<
  ViewSurroundings,
  'publicUrl' | 'shareBase' | 'badges' | 'drawBarcode'
> {
  readonly page: PublicPageSource;
  readonly coupons: Pick<ViewSurroundings, 'saveToken'> & {
    findCoupon(id: string): Promise<ShownCoupon>;
  };
  readonly now?: () => Date;
  /** Whether a shared cache is in front that is told of each change (PUB-11). */
  readonly isCached?: boolean;
  /** Returns whether the server is overloaded. Pages then come from memory, without a database query. */
  readonly isOverloaded?: () => boolean;
}

/** Bytes: some ten thousand coupons. One page takes about 9 kB as Brotli and 10 as gzip. */
const MOST_BYTES = 192_000_000;
/** Codes of links; one takes 3 kB. */
const MOST_LINKS = 2_000;
/** Making a page takes a few milliseconds of a core. Beyond a wait of one or two seconds visitors get a 503. */
const MAKING = { atOnce: 8, mostWaiting: 256 };
/** Time that a shared cache may store a page, so that a deactivated coupon disappears within a minute (PUB-10). */
const SHARED_SECONDS = 30;
/** A cache may bridge an outage for a day if it is told of changes; it has then dropped what has changed (PUB-11). */
const BRIDGED_SECONDS = 86_400;
const FOR_A_DAY = 'public, max-age=86400';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
/**
 * Maximum age of a page from memory while the database is unreachable. With the 30 s of shared caches that is one
 * minute.
 */
const TRUSTED_MS = 30_000;
const ASSET_TYPES = new Map([
  ['.woff2', 'font/woff2'],
  ['.svg', 'image/svg+xml'],
]);
const RETRY_AFTER_SECONDS = 2;
const phases = new WeakMap<PublicCoupon, OfferPhase>();
const UNKNOWN = { state: 'unknown' } as const;
const OF_COUPON = { config: { spellings: { id: writtenUuid } } };

/** `/r/{uuid}`, a coupon's page, its code for other devices, and its few files (PUB-01 to PUB-07). */
export const publicCoupon: FastifyPluginCallback<PublicCouponOptions> = (app, options, done) => {
  const answer = createAnswer(options);
  const links = createPromiseCache<PreparedPage>({ most: MOST_LINKS });

  app.get<{ Params: { id: string } }>('/r/:id', OF_COUPON, async (request, reply) => {
    const { id } = request.params;
    if (isWrittenUuid(id)) tagCoupon(reply, id);
    return send(request, reply, await answer(id, request.log));
  });

  app.post<{ Params: { id: string } }>('/r/:id/views', OF_COUPON, async (request, reply) => {
    if (options.isCached !== true || !isWrittenUuid(request.params.id)) return reply.callNotFound();
    return reply.code(204).header('cache-control', 'no-store').send();
  });

  app.get<{ Params: { id: string } }>('/r/:id/link', OF_COUPON, async (request, reply) => {
    const { id } = request.params;
    if (!isWrittenUuid(id)) return reply.callNotFound();
    const picture = await links.get(id, async () => {
      const html = await options.drawBarcode('QR', `${options.shareBase}${id}`);
      return preparePage({ html, policy: '' });
    });
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return withoutPageHeaders(reply)
      .type('image/svg+xml')
      .headers({ 'cache-control': FOR_A_DAY, vary: 'accept-encoding' })
      .send(await picture.bodyOf(encoding));
  });

  // Longer or deeper addresses are mistyped links to a coupon.
  app.get('/r/*', async (request, reply) => send(request, reply, await answer('', request.log)));

  app.get<{ Params: { file: string } }>('/r/assets/:file', (request, reply) => {
    const content = options.page.asset(request.params.file);
    const type = ASSET_TYPES.get(extname(request.params.file));
    if (content === null || type === undefined) return reply.callNotFound();
    return withoutPageHeaders(reply).type(type).header('cache-control', FOR_A_YEAR).send(content);
  });

  done();
};

/** A coupon's page and the time from which it is outdated: ms since 1970, infinite without an expiration date. */
interface CouponPage {
  readonly page: PreparedPage;
  readonly rightUntil: number;
}

interface Answer {
  readonly status: 200 | 404 | 410 | 503;
  readonly cacheControl: string;
  readonly page: PreparedPage;
}

function createAnswer(options: PublicCouponOptions) {
  const mostBytes = options.page.isFinal ? MOST_BYTES : 0;
  const pages = createPageCache<CouponPage>({ mostBytes, bytesOf: ({ page }) => page.bytes });
  const rendering = createRendering(options.page, options.badges);
  const now = options.now ?? (() => new Date());
  const shared = createSharedCaching(options.isCached === true);
  const currentPage = createCurrentPage({ ...options, ...rendering, pages, now, shared });

  const keptPage = async (id: string): Promise<Answer | null> => {
    const kept = await pages.recent(id)?.catch(() => null);
    const moment = now();
    return kept && kept.rightUntil >= moment.getTime() ? shownPage(kept, moment, shared) : null;
  };
  const keptOrBusy = async (id: string): Promise<Answer> =>
    (await keptPage(id)) ?? unstored(503, await rendering.missing(true));

  return async (id: string, log: FastifyBaseLogger): Promise<Answer> => {
    try {
      if (options.isOverloaded?.() === true) return await keptOrBusy(id);
      return await currentPage(id);
    } catch (error) {
      if (!(error instanceof WorkRefused)) log.error(error, 'The public page could not be made.');
      return keptOrBusy(id);
    }
  };
}

type CurrentPageOptions = Pick<ReturnType<typeof createRendering>, 'prepare' | 'missing'> &
  Omit<PublicCouponOptions, 'now'> & {
    readonly pages: ReturnType<typeof createPageCache<CouponPage>>;
    readonly now: () => Date;
    readonly shared: ReturnType<typeof createSharedCaching>;
  };

function createCurrentPage({
  pages,
  prepare,
  missing,
  now,
  shared,
  ...options
}: CurrentPageOptions) {
  const making = createWorkQueue(MAKING);

  const activePage = async (found: ShownCoupon & { readonly state: 'active' }): Promise<Answer> => {
    const { coupon } = found;
    const moment = now();
    const trustedMs = found.trustedMs?.() ?? TRUSTED_MS;
    const version = { name: pageVersionOf(coupon, moment), trustedMs };
    const made = await pages.get(coupon.id, version, () =>
      making.run(async () => {
        const view = await viewOf(options, coupon, moment);
        return { page: await prepare(view), rightUntil: view.phase.until };
      }),
    );
    return shownPage(made, moment, shared);
  };

  /** Cached with the coupon pages under one size limit. It is never shown while it cannot be checked. */
  const inactivePage = async (id: string, business: BusinessFacts): Promise<Answer> => {
    const version = { name: `inactive ${JSON.stringify(business)}`, trustedMs: 0 };
    const { language } = business;
    const view = { ...MISSING, language, business: composeBusiness(business) };
    const { page } = await pages.get(id, version, () =>
      making.run(async () => ({ page: await prepare(view), rightUntil: Infinity })),
    );
    return { status: 410, cacheControl: shared(Infinity), page };
  };

  return async (id: string): Promise<Answer> => {
    const found = isWrittenUuid(id) ? await options.coupons.findCoupon(id) : UNKNOWN;
    if (found.state === 'active') return activePage(found);
    if (found.state === 'inactive') return inactivePage(id, found.business);
    pages.forget(id);
    return unstored(404, await missing(false));
  };
}

function viewOf(options: Omit<PublicCouponOptions, 'now'>, coupon: PublicCoupon, now: Date) {
  const surroundings = { ...options, now, saveToken: options.coupons.saveToken };
  return coupon.householdsOnly === true
    ? householdsView(coupon, surroundings)
    : couponView(coupon, surroundings);
}

/** The coupon without its code and without the ways into wallets, as an expired one (SER-01). */
async function householdsView(coupon: PublicCoupon, surroundings: ViewSurroundings) {
  const saveToken = async () => null;
  const view = await couponView(withoutOwnCode(coupon), { ...surroundings, saveToken });
  if (view.phase.name === 'expired') return view;
  const notice = { words: couponPageWords.eachHousehold(coupon.language), date: null };
  return { ...view, phase: { ...view.phase, name: 'expired', notice } as const };
}

/** No cache may store a page beyond the end of its offer, since the page then shows that it has expired (PUB-09). */
function shownPage(
  { page, rightUntil }: CouponPage,
  now: Date,
  shared: (secondsLeft: number) => string,
): Answer {
  const secondsLeft = Math.max(0, Math.floor((rightUntil - now.getTime()) / 1_000));
  return { status: 200, cacheControl: shared(secondsLeft), page };
}

/** Caches must not store an answer that may change at any moment. */
function unstored(status: 404 | 503, page: PreparedPage): Answer {
  return { status, cacheControl: 'no-store', page };
}

/** Returns the header of a page that stays valid for so many seconds. */
function createSharedCaching(isCached: boolean): (secondsLeft: number) => string {
  return (secondsLeft) => {
    const fresh = Math.min(SHARED_SECONDS, secondsLeft);
    const parts = ['public', 'max-age=0', `s-maxage=${fresh}`];
    const bridged = Math.min(BRIDGED_SECONDS, secondsLeft - fresh);
    if (isCached) parts.push(`stale-if-error=${bridged}`);
    return parts.join(', ');
  };
}

/** A page changes with its coupon and with each phase of the offer; reading its dates takes a fifth of an answer. */
export function pageVersionOf(coupon: PublicCoupon, now: Date): string {
  let phase = phases.get(coupon);
  if (phase === undefined || phase.until <= now.getTime()) {
    phase = offerPhase(coupon, now);
    phases.set(coupon, phase);
  }
  return `${coupon.updatedAt} ${phase.name}`;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, cacheControl, page }: Answer,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const tag = page.tagOf(encoding);
  reply
    .headers({
      'cache-control': cacheControl,
      'content-security-policy': page.policy,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      etag: tag,
    })
    .type('text/html; charset=utf-8');
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (status === 200 && knownTag(request.headers['if-none-match'], tag) !== null)
    return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(await page.bodyOf(encoding));
}
