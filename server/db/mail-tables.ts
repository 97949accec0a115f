import type { JobColumns } from './job-columns.ts';

export interface MailTables {
  /** One row for each coupon whose link is owed to its maker by mail (SUBM-07). */
  mail_outbox: JobColumns & {
    coupon_id: string;
    recipient_address: string;
    /** Empty where the account has none. */
    recipient_name: string;
  };
}
