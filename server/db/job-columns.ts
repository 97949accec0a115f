import type { Generated } from 'kysely';

/** Columns of every table whose rows are jobs of a queue in `server/jobs`. */
export interface JobColumns {
  /** `waiting` until the job ends. */
  state: Generated<'waiting' | 'sent' | 'not sent' | 'failed'>;
  /** Why it was not sent, or why the last attempt failed; never an address. */
  reason: string | null;
  /** Changes that this job covers; a change during an attempt requires another attempt. */
  requests: Generated<number>;
  /** Attempts started, including a running one. */
  attempts: Generated<number>;
  created_at: Generated<Date>;
  next_attempt_at: Generated<Date>;
  /** Before this time only the worker in `lease` may do the job. */
  locked_until: Date | null;
  lease: string | null;
  finished_at: Date | null;
}

export interface JobTables {
  /** One row while a shared cache is told of changes (PUB-11). */
  cache_purging: { is_on: boolean };
  /** One row per coupon that changed within the last hour. */
  cache_purges: JobColumns & { coupon_id: string };
  /** One row per coupon whose link is mailed to its maker (SUBM-07). */
  mail_outbox: JobColumns & {
    coupon_id: string;
    recipient_address: string;
    /** Empty when the account has no address. */
    recipient_name: string;
  };
}
