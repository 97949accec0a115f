import { extname } from 'node:path';
import type {
  FastifyBaseLogger,
  FastifyPluginCallback,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { endOfOffer, isExpired } from '../../src/domain/coupon/expiry.ts';
import type { CouponView, PageView } from '../../src/public/page-view.ts';
import { couponView } from './coupon-view.ts';
import type { PublicCoupon, ViewSurroundings } from './coupon-view.ts';
import { createPageCache } from './page-cache.ts';
import { contentSecurityPolicy, namesTag } from './page-headers.ts';
import type { PublicPageSource } from './page-source.ts';
import { preparePage } from './prepared-page.ts';
import type { PreparedPage } from './prepared-page.ts';

type FoundCoupon =
  | { readonly state: 'active'; readonly coupon: PublicCoupon }
  | { readonly state: 'inactive' }
  | { readonly state: 'unknown' };

/** What the page needs from the rest of the server. */
export interface PublicCouponOptions extends Pick<
  ViewSurroundings,
  'publicUrl' | 'shareBase' | 'badges' | 'drawBarcode'
> {
  readonly page: PublicPageSource;
  readonly coupons: {
    findCoupon(id: string): Promise<FoundCoupon>;
    /** Google's save-to-wallet token; null where there is none. */
    saveToken(id: string): Promise<string | null>;
  };
  readonly now?: () => Date;
  /** Whether the server has more to do than it can: pages come from memory then, and the database is left alone. */
  readonly isOverloaded?: () => boolean;
}

/** Pages in memory; one takes about 60 kB in its three encodings. */
const PAGES_KEPT = 300;
/** How long a shared cache may store a page, so that a coupon switched off is gone within a minute (PUB-10). */
const SHARED_SECONDS = 30;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
/** How old a page from memory may be where the database cannot be asked for a newer one; with the half minute above within one. */
const TRUSTED_MS = 30_000;
const ASSET_TYPES = new Map([
  ['.woff2', 'font/woff2'],
  ['.svg', 'image/svg+xml'],
]);
const RETRY_AFTER_SECONDS = 2;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const UNKNOWN = { state: 'unknown' } as const;

/** `/r/{uuid}`, the page of a coupon, and the few files it uses (PUB-01 to PUB-07). */
export const publicCoupon: FastifyPluginCallback<PublicCouponOptions> = (app, options, done) => {
  const answer = createAnswer(options);

  app.get<{ Params: { id: string } }>('/r/:id', async (request, reply) => {
    const found = await answer(request.params.id.toLowerCase(), request.log);
    return send(request, reply, found);
  });

  // Addresses that are too long or too deep for a coupon's are mistyped links to one.
  app.get('/r/*', async (request, reply) => send(request, reply, await answer('', request.log)));

  app.get<{ Params: { file: string } }>('/r/assets/:file', (request, reply) => {
    const content = options.page.asset(request.params.file);
    const type = ASSET_TYPES.get(extname(request.params.file));
    if (content === null || type === undefined) return reply.callNotFound();
    return reply.type(type).header('cache-control', FOR_A_YEAR).send(content);
  });

  done();
};

/** A coupon's page, and the moment from which it is no longer right: ms since 1970, infinite without an expiry. */
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
  const capacity = options.page.isFinal ? PAGES_KEPT : 0;
  const pages = createPageCache<CouponPage>(capacity, TRUSTED_MS);
  const missingPages = createPageCache<PreparedPage>(capacity, TRUSTED_MS);
  const now = options.now ?? (() => new Date());

  const couponPage = (coupon: PublicCoupon, moment: Date) =>
    pages.get(coupon.id, versionOf(coupon, moment), async () => {
      const googleToken = await options.coupons.saveToken(coupon.id);
      const view = await couponView(coupon, { ...options, now: moment, googleToken });
      return { page: await prepare(options, view), rightUntil: rightUntil(view) };
    });

  const missingPage = (isTemporary: boolean) =>
    missingPages.get('missing', String(isTemporary), () =>
      prepare(options, { kind: 'missing', home: '/', isTemporary }),
    );

  const busyPage = async (): Promise<Answer> => ({
    status: 503,
    cacheControl: 'no-store',
    page: await missingPage(true),
  });

  const keptPage = async (id: string): Promise<Answer | null> => {
    const kept = await pages.recent(id)?.catch(() => null);
    const moment = now();
    return kept && kept.rightUntil >= moment.getTime() ? shownPage(kept, moment) : null;
  };

  return async (id: string, log: FastifyBaseLogger): Promise<Answer> => {
    try {
      if (options.isOverloaded?.() === true) return (await keptPage(id)) ?? (await busyPage());
      const found = UUID.test(id) ? await options.coupons.findCoupon(id) : UNKNOWN;
      const moment = now();
      if (found.state === 'active')
        return shownPage(await couponPage(found.coupon, moment), moment);
      pages.forget(id);
      const page = await missingPage(false);
      if (found.state === 'inactive') {
        return { status: 410, cacheControl: sharedFor(SHARED_SECONDS), page };
      }
      return { status: 404, cacheControl: 'no-store', page };
    } catch (error) {
      log.error(error, 'The public page could not be made.');
      return (await keptPage(id)) ?? (await busyPage());
    }
  };
}

/** No cache stores a page past the moment at which its offer ends: the page after it says so (PUB-09). */
function shownPage({ page, rightUntil }: CouponPage, now: Date): Answer {
  const secondsLeft = Math.max(0, Math.floor((rightUntil - now.getTime()) / 1_000));
  return { status: 200, cacheControl: sharedFor(Math.min(SHARED_SECONDS, secondsLeft)), page };
}

function sharedFor(seconds: number): string {
  return `public, max-age=0, s-maxage=${seconds}`;
}

function rightUntil({ face, isExpired: isOver }: CouponView): number {
  return face.expires === null || isOver ? Infinity : Date.parse(face.expires.endsAt);
}

/** A page changes with its coupon, and once more at the moment the offer ends. */
function versionOf(coupon: PublicCoupon, now: Date): string {
  const endsAt = endOfOffer(coupon.expirationDate, coupon.timeZone);
  return `${coupon.updatedAt} ${isExpired(endsAt, now) ? 'expired' : 'valid'}`;
}

async function prepare(options: PublicCouponOptions, view: PageView): Promise<PreparedPage> {
  const { renderPage, css } = await options.page.load();
  const rendered = renderPage(view, css);
  const policy = contentSecurityPolicy(rendered, {
    hasGoogleButton: view.kind === 'coupon' && view.googleToken !== null,
    pictures: Object.values(options.badges).filter((badge) => badge !== null),
  });
  return preparePage(rendered.html, policy);
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, cacheControl, page }: Answer,
) {
  const { encoding, body, tag } = page.encodedFor(request.headers['accept-encoding']);
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
  if (status === 200 && namesTag(request.headers['if-none-match'], tag))
    return reply.code(304).send();
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.code(status).send(body);
}
