import type { Selectable } from 'kysely';
import type { Tables } from '../db/database.ts';

type JobTable = 'mail_outbox' | 'wallet_deliveries';

/** The columns every job has, as a worker gets them. */
export interface JobState {
  readonly attempts: number;
  readonly created_at: Date;
  /** The changes it covered when it was leased. */
  readonly requests: number;
}

/** A table of jobs (`JobColumns`), and how one of its rows is named. */
export interface Queue<Job extends JobState> {
  readonly table: JobTable;
  /** The primary key's column. */
  readonly key: string;
  readonly keyOf: (job: Job) => string;
  /** The channel of NOTIFY that wakes the workers when a job was put in. */
  readonly channel: string;
}

/** A coupon's link, owed to its maker (SUBM-07). */
export type QueuedMail = Selectable<Tables['mail_outbox']>;
/** A change of a coupon, owed to a phone or to Google (API-11, API-12). */
export type WalletDelivery = Selectable<Tables['wallet_deliveries']>;

export const mailQueue: Queue<QueuedMail> = {
  table: 'mail_outbox',
  key: 'coupon_id',
  keyOf: (mail) => mail.coupon_id,
  channel: 'tearline_mail',
};

export const walletQueue: Queue<WalletDelivery> = {
  table: 'wallet_deliveries',
  key: 'id',
  keyOf: (delivery) => delivery.id,
  channel: 'tearline_wallet',
};
