import type { JobColumns } from './job-columns.ts';

export interface MailTables {
  /** One row per coupon whose link is mailed to its maker (SUBM-07). */
  mail_outbox: JobColumns & {
    coupon_id: string;
    recipient_address: string;
    /** Empty when the account has no address. */
    recipient_name: string;
  };
}
