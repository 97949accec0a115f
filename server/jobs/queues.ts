import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from '../db/database.ts';

type JobTable = 'mail_outbox' | 'proof_mails' | 'wallet_deliveries' | 'cache_purges';

/** The columns of every job as a worker reads them. */
export interface JobState {
  readonly attempts: number;
  readonly created_at: Date;
  /** The number of changes that the job covered when it was leased. */
  readonly requests: number;
}

/** A table of jobs (`JobColumns`) and how its rows are named. */
export interface Queue<Job extends JobState> {
  readonly table: JobTable;
  /** The column of the primary key. */
  readonly key: keyof Job & string;
  /** The NOTIFY channel that wakes the workers when a job is added. */
  readonly channel: string;
  /** The condition of its rows, where queues share the table. */
  readonly only?: RawBuilder<unknown>;
}

/** A mail with the coupon's link to its maker (SUBM-07). */
export type QueuedMail = Selectable<Tables['mail_outbox']>;
/** A mail about an answer to a proof, to its owner (APPR-03). */
export type QueuedProofMail = Selectable<Tables['proof_mails']>;
/** A change of a coupon to deliver to a phone or to Google (API-11, API-12). */
export type WalletDelivery = Selectable<Tables['wallet_deliveries']>;

/** A changed coupon to remove from the shared cache (PUB-11). */
export type CachePurge = Selectable<Tables['cache_purges']>;

export const mailQueue: Queue<QueuedMail> = {
  table: 'mail_outbox',
  key: 'coupon_id',
  channel: 'tearline_mail',
};

export const proofMailQueue: Queue<QueuedProofMail> = {
  table: 'proof_mails',
  key: 'answer',
  channel: 'tearline_proof_mail',
};

export const walletQueue: Queue<WalletDelivery> = {
  table: 'wallet_deliveries',
  key: 'id',
  channel: 'tearline_wallet',
};
/** The changes for phones and those for Google: none waits for a place that the other wallet takes (OBS-03). */
export const phoneQueue = { ...walletQueue, only: sql`channel = 'apple'` };
export const offerQueue = { ...walletQueue, only: sql`channel = 'google'` };

export const purgeQueue: Queue<CachePurge> = {
  table: 'cache_purges',
  key: 'coupon_id',
  channel: 'tearline_purge',
};
