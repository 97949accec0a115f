import type { JobColumns } from './job-columns.ts';

export interface PurgeTables {
  /** One row while a shared cache is told of changes (PUB-11). */
  cache_purging: { is_on: boolean };
  /** One row per coupon that changed within the last hour. */
  cache_purges: JobColumns & { coupon_id: string };
}
