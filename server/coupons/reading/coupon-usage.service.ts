import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { addCounts, type CouponCounts } from './coupon-counts.repository.ts';
import { dayBefore } from './last-days.ts';

/** Counts how often coupons are looked at and their passes taken; numbers and nothing of who it was (OBS-02). */
interface CouponUsage {
  readonly viewed: (couponId: string) => void;
  readonly passTaken: (couponId: string) => void;
  /** Stores what was counted; what cannot be stored is tried again the next time. */
  flush(): Promise<void>;
}

/** Coupons counted while the database is away; above that, counts are lost rather than memory. */
const MOST_COUPONS = 100_000;
/** Coupons in one statement. */
const AT_ONCE = 1_000;

/** Counts in memory, so that no page waits for it. A killed process loses what it counted since the last `flush`. */
export function createCouponUsage(database: Database, log: FastifyBaseLogger): CouponUsage {
  const counted = new Map<string, CouponCounts>();
  let writing: Promise<void> = Promise.resolve();

  const add = ({ couponId, day, views, passes }: CouponCounts): void => {
    const key = `${couponId} ${day}`;
    const known = counted.get(key);
    if (known === undefined && counted.size >= MOST_COUPONS) return;
    counted.set(key, {
      couponId,
      day,
      views: (known?.views ?? 0) + views,
      passes: (known?.passes ?? 0) + passes,
    });
  };

  const write = async (): Promise<void> => {
    while (counted.size > 0) {
      const some = new Map([...counted].slice(0, AT_ONCE));
      for (const key of some.keys()) counted.delete(key);
      try {
        await addCounts(database, [...some.values()]);
      } catch (error) {
        for (const counts of some.values()) add(counts);
        log.warn({ err: error }, 'Views could not be stored; they are tried again');
        return;
      }
    }
  };

  return {
    viewed: (couponId) => add({ couponId, day: today(), views: 1, passes: 0 }),
    passTaken: (couponId) => add({ couponId, day: today(), views: 0, passes: 1 }),
    flush: () => (writing = writing.then(write)),
  };
}

/** A count belongs to the day on which it was made, also when the database was away until the next. */
const today = (): string => dayBefore(new Date(), 0);
