import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { addCounts, type CouponCounts } from './coupon-counts.repository.ts';

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

  const add = (id: string, { views, passes }: CouponCounts): void => {
    const known = counted.get(id);
    if (known === undefined && counted.size >= MOST_COUPONS) return;
    counted.set(id, { views: (known?.views ?? 0) + views, passes: (known?.passes ?? 0) + passes });
  };

  const write = async (): Promise<void> => {
    while (counted.size > 0) {
      const some = new Map([...counted].slice(0, AT_ONCE));
      for (const id of some.keys()) counted.delete(id);
      try {
        await addCounts(database, some);
      } catch (error) {
        for (const [id, counts] of some) add(id, counts);
        log.warn({ err: error }, 'Views could not be stored; they are tried again');
        return;
      }
    }
  };

  return {
    viewed: (id) => add(id, { views: 1, passes: 0 }),
    passTaken: (id) => add(id, { views: 0, passes: 1 }),
    flush: () => (writing = writing.then(write)),
  };
}
