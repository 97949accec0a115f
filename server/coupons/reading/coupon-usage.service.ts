import { createTally, type TallyLog } from '../../work/tally.ts';
import type { Database } from '../../db/database.ts';
import { addCounts, type CouponCounts } from './coupon-counts.repository.ts';
import { dayBefore } from '../stored/last-days.ts';

/** Sources of one coupon in one flush: its owner names eight, and others may send any. */
const MOST_SOURCES = 16;

type Counts = { -readonly [Key in keyof CouponCounts]: CouponCounts[Key] } & {
  /** Views by source. */
  readonly sources: Map<string, number>;
};

/** Counts page views and saved passes of coupons, without data about visitors (OBS-02). */
export function createCouponUsage(database: Database, log: TallyLog) {
  const { note, flush } = createTally<Counts>({
    kind: 'views',
    keyOf: ({ couponId, day }) => `${couponId} ${day}`,
    add(known, { views, passes, sources }) {
      known.views += views;
      known.passes += passes;
      for (const [source, of] of sources) addSource(known.sources, source, of);
    },
    store: (counts) => addCounts(database, counts),
    log,
  });
  return {
    /** With the source that the address names; null for none (PUB-12). */
    viewed(couponId: string, source: string | null = null) {
      const sources = new Map(source === null ? [] : [[source, 1] as const]);
      note({ couponId, day: today(), views: 1, passes: 0, sources });
    },
    passTaken: (couponId: string) =>
      note({ couponId, day: today(), views: 0, passes: 1, sources: new Map() }),
    /** Stores the counts; counts that cannot be stored stay for the next flush. */
    flush,
  };
}

function addSource(sources: Map<string, number>, source: string, views: number): void {
  if (sources.has(source) || sources.size < MOST_SOURCES)
    sources.set(source, (sources.get(source) ?? 0) + views);
}

/** A count belongs to the day of the visit, even when it is stored the next day. */
const today = (): string => dayBefore(new Date(), 0);
