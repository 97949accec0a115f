import type { Generated } from 'kysely';

export interface MailTables {
  /** One row for each coupon whose link is owed to its maker by mail (SUBM-07). */
  mail_outbox: {
    coupon_id: string;
    recipient_address: string;
    /** Empty where the account has none. */
    recipient_name: string;
    state: Generated<'waiting' | 'sent' | 'failed'>;
    /** Deliveries begun, one that is going on included. */
    attempts: Generated<number>;
    created_at: Generated<Date>;
    next_attempt_at: Generated<Date>;
    /** Until then `lease` names the one worker that may deliver it. */
    locked_until: Date | null;
    lease: string | null;
    finished_at: Date | null;
    /** Why the last attempt failed; never holds an address. */
    last_failure: string | null;
  };
}
