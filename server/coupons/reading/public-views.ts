import { LRUCache } from 'lru-cache';
import { createSharedWork } from '../../work/shared-work.ts';
import type { Coupon } from '../../../openapi/schema.gen.ts';
import type { BusinessFacts } from '../../../src/domain/coupon/coupon-face.ts';
import type { ProjectImageRow } from '../stored/projects.repository.ts';

/** The failures that the public page shows. */
export type FoundCoupon =
  | {
      readonly state: 'active';
      readonly coupon: Coupon;
      readonly images: readonly ProjectImageRow[];
    }
  | { readonly state: 'inactive'; readonly business: BusinessFacts }
  | { readonly state: 'unknown' };

/** The public view of a link, cached until it changes (PUB-10). */
export type PublicView = FoundCoupon & {
  /** Milliseconds for which this may be served without asking the database; 0 or less when it may not. */
  readonly trustedMs: () => number;
};

export type PublicViews = ReturnType<typeof createPublicViews>;

interface ViewsOptions {
  /** Maximum age of a cached view without a notice from the database; 0 caches nothing. */
  readonly trustedMs: number;
  /** Milliseconds, rising. */
  readonly now?: () => number;
}

/** Size in bytes; some ten thousand coupons. */
const MOST_BYTES = 48_000_000;
/** Bytes per view beside its texts, which are UTF-16. */
const OVERHEAD = 1_000;

/** Public coupons in memory, by id; while change notices arrive, a cached coupon needs no query. */
export function createPublicViews(
  read: (id: string) => Promise<FoundCoupon>,
  { trustedMs, now = () => performance.now() }: ViewsOptions,
) {
  const known = new LRUCache<string, PublicView>({
    maxSize: MOST_BYTES,
    sizeCalculation: (view) => OVERHEAD + JSON.stringify(view).length * 2,
  });
  let heardAt = -Infinity;
  const readings = createSharedWork<PublicView>();
  const readNow = async (id: string, isLatest: () => boolean): Promise<PublicView> => {
    const readAt = now();
    const found = await read(id);
    const view: PublicView = {
      ...found,
      trustedMs: (): number =>
        known.peek(id) === view ? Math.max(readAt, heardAt) + trustedMs - now() : 0,
    };
    // A change reported during the read may be newer than the view.
    if (trustedMs > 0 && found.state !== 'unknown' && isLatest()) known.set(id, view);
    return view;
  };

  return {
    async find(anyCase: string) {
      const id = anyCase.toLowerCase();
      const view = known.get(id);
      if (view !== undefined && view.trustedMs() > 0) return view;
      return readings.run(id, (isLatest) => readNow(id, isLatest));
    },
    /** Removes a changed coupon; null removes all. */
    forget(id: string | null) {
      if (id === null) known.clear();
      else known.delete(id);
      readings.forget(id);
    },
    /** All changes up to that moment (`performance.now()`) have been reported; the cache is current up to then. */
    heard: (moment: number) => {
      heardAt = moment;
    },
  };
}
