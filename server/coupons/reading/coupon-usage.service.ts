import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { addCounts, type CouponCounts } from './coupon-counts.repository.ts';
import { dayBefore } from '../stored/last-days.ts';

/** Counts page views and saved passes of coupons, without data about visitors (OBS-02). */
interface CouponUsage {
  /** With the source that the address names; null for none (PUB-12). */
  readonly viewed: (couponId: string, source?: string | null) => void;
  readonly passTaken: (couponId: string) => void;
  /** Stores the counts; counts that cannot be stored stay for the next flush. */
  flush(): Promise<void>;
}

/** Coupons counted while the database is away; beyond that counts are dropped to save memory. */
const MOST_COUPONS = 100_000;
/** Coupons in one statement. */
const AT_ONCE = 1_000;
/** Sources of one coupon in one flush: its owner names eight, and others may send any. */
const MOST_SOURCES = 16;

type Counts = { -readonly [Key in keyof CouponCounts]: CouponCounts[Key] } & {
  /** Views by source. */
  readonly sources: Map<string, number>;
};

/** Counts in memory, so that no page waits. A killed process loses the counts since the last `flush`. */
export function createCouponUsage(
  database: Database,
  log: FastifyBaseLogger,
  mostCoupons = MOST_COUPONS,
): CouponUsage {
  const counted = new Map<string, Counts>();
  let writing: Promise<void> = Promise.resolve();
  let isNextAsked = false;

  const add = ({ couponId, day, views, passes, sources }: Counts): void => {
    const key = `${couponId} ${day}`;
    const known = counted.get(key);
    if (known !== undefined) {
      known.views += views;
      known.passes += passes;
      for (const [source, of] of sources) addSource(known.sources, source, of);
    } else if (counted.size < mostCoupons) {
      counted.set(key, { couponId, day, views, passes, sources });
    }
  };

  const write = async (): Promise<void> => {
    isNextAsked = false;
    while (counted.size > 0) {
      const some = firstOf(counted, AT_ONCE);
      for (const [key] of some) counted.delete(key);
      try {
        await addCounts(
          database,
          some.map(([, counts]) => counts),
        );
      } catch (error) {
        for (const [, counts] of some) add(counts);
        log.warn({ err: error }, 'Views could not be stored; they are tried again');
        return;
      }
    }
  };

  return {
    viewed(couponId, source = null) {
      const sources = new Map(source === null ? [] : [[source, 1] as const]);
      add({ couponId, day: today(), views: 1, passes: 0, sources });
    },
    passTaken: (couponId) =>
      add({ couponId, day: today(), views: 0, passes: 1, sources: new Map() }),
    flush() {
      // A second flush that waits for the database would only repeat the first.
      if (!isNextAsked) writing = writing.then(write);
      isNextAsked = true;
      return writing;
    },
  };
}

function addSource(sources: Map<string, number>, source: string, views: number): void {
  if (sources.has(source) || sources.size < MOST_SOURCES)
    sources.set(source, (sources.get(source) ?? 0) + views);
}

function firstOf<Item>(items: Iterable<Item>, most: number): readonly Item[] {
  const first: Item[] = [];
  for (const item of items) if (first.push(item) === most) break;
  return first;
}

const DAY_MS = 86_400_000;
let known = { number: 0, day: '' };

/** A count belongs to the day of the visit, even when it is stored the next day. The date's text is cached. */
function today(): string {
  const number = Math.floor(Date.now() / DAY_MS);
  if (number !== known.number) known = { number, day: dayBefore(new Date(), 0) };
  return known.day;
}
