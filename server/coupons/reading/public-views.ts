import { LRUCache } from 'lru-cache';
import type { components } from '../../../openapi/schema.gen.ts';
import type { BusinessFacts } from '../../../src/domain/coupon/coupon-face.ts';
import type { ProjectImageRow } from '../stored/projects.repository.ts';

/** What the public page asks for: it shows something for each of the three. */
export type FoundCoupon =
  | {
      readonly state: 'active';
      readonly coupon: components['schemas']['Coupon'];
      readonly images: readonly ProjectImageRow[];
    }
  | { readonly state: 'inactive'; readonly business: BusinessFacts }
  | { readonly state: 'unknown' };

/** What a link leads to, remembered until it is known to have changed (PUB-10). */
export type PublicView = FoundCoupon & {
  /** How much longer this may be said without asking the database: milliseconds, 0 and less from when it may not. */
  readonly trustedMs: () => number;
};

/** Public coupons in memory, by id; told of changes, they ask the database nothing. */
export interface PublicViews {
  find(id: string): Promise<PublicView>;
  /** Removes what has changed; null removes everything. */
  readonly forget: (id: string | null) => void;
  /** Every change up to that moment (`performance.now()`) has been told: what is remembered is true up to then. */
  readonly heard: (moment: number) => void;
}

interface ViewsOptions {
  /** How old what is remembered may be without a word from the database; 0 remembers nothing. */
  readonly trustedMs: number;
  /** Milliseconds, rising. */
  readonly now?: () => number;
}

/** Bytes; some ten thousand coupons. */
const MOST_BYTES = 48_000_000;
/** Beside the texts, which are UTF-16. */
const OVERHEAD = 1_000;

export function createPublicViews(
  read: (id: string) => Promise<FoundCoupon>,
  { trustedMs, now = () => performance.now() }: ViewsOptions,
): PublicViews {
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
    // Told of a change while it was read, it may be of before that.
    if (trustedMs > 0 && found.state !== 'unknown' && isLatest()) known.set(id, view);
    return view;
  });

  return {
    async find(anyCase) {
      const id = anyCase.toLowerCase();
      const view = known.get(id);
      return view !== undefined && view.trustedMs() > 0 ? view : readings.read(id);
    },
    forget(id) {
      if (id === null) known.clear();
      else known.delete(id);
      readings.forget(id);
    },
    heard: (moment) => {
      heardAt = moment;
    },
  };
}

interface Reading {
  readonly view: Promise<PublicView>;
}

/** One reading at a time for each id; who asks after it was forgotten begins a new one. */
function createReadings(read: (id: string, isLatest: () => boolean) => Promise<PublicView>) {
  const running = new Map<string, Reading>();
  const begin = (id: string): Promise<PublicView> => {
    const view: Promise<PublicView> = read(id, () => running.get(id) === reading).finally(() => {
      if (running.get(id) === reading) running.delete(id);
    });
    const reading: Reading = { view };
    running.set(id, reading);
    return view;
  };
  return {
    read: (id: string) => running.get(id)?.view ?? begin(id),
    forget(id: string | null): void {
      if (id === null) running.clear();
      else running.delete(id);
    },
  };
}
