import type { FastifyInstance } from 'fastify';
import { createCodeUsage } from './codes/code-usage.ts';
import { countUsage } from './counting/usage-counting.ts';
import { createCouponUsage } from './coupons/reading/coupon-usage.service.ts';
import type { Database } from './db/database.ts';

/** Counts the pages and passes of coupons and of their codes (OBS-02, SER-05). */
export function openUsage(
  app: FastifyInstance,
  database: Database,
  { isCached }: { readonly isCached: boolean },
) {
  const coupons = createCouponUsage(database, app.log);
  const codes = createCodeUsage(database, app.log);
  countUsage(app, coupons, { isCached, codes });
  return {
    /** An offer of a coupon, or of a code, was saved. */
    passTaken(id: string): void {
      coupons.passTaken(id);
      codes.offerSaved(id);
    },
  };
}
