import { LRUCache } from 'lru-cache';
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
  const readings = createReadings(async (id, isLatest: () => boolean): Promise<PublicView> => {
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
  });

  return {
    async find(anyCase: string) {
      const id = anyCase.toLowerCase();
      const view = known.get(id);
      return view !== undefined && view.trustedMs() > 0 ? view : readings.read(id);
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

/** Reads each id once at a time; a call after `forget` starts a new read. */
function createReadings(read: (id: string, isLatest: () => boolean) => Promise<PublicView>) {
  const running = new Map<string, Promise<PublicView>>();
  const begin = (id: string): Promise<PublicView> => {
    const view: Promise<PublicView> = read(id, () => running.get(id) === view).finally(() => {
      if (running.get(id) === view) running.delete(id);
    });
    running.set(id, view);
    return view;
  };
  return {
    read: (id: string) => running.get(id) ?? begin(id),
    forget(id: string | null): void {
      if (id === null) running.clear();
      else running.delete(id);
    },
  };
}
