import { sql, type Selectable, type Transaction } from 'kysely';
import type { MailRecipient } from '../../src/domain/coupon/mail-address.ts';
import type { Connection, Tables } from '../db/database.ts';

/** Rung when a mail was put into the outbox. */
export const MAIL_CHANNEL = 'tearline_mail';

export type QueuedMail = Pick<
  Selectable<Tables['mail_outbox']>,
  'coupon_id' | 'recipient_address' | 'recipient_name' | 'attempts' | 'created_at'
>;

/** The right to deliver one mail, good until the lease ends. */
export interface HeldMail {
  readonly couponId: string;
  readonly lease: string;
}

/**
 * Owes the coupon's link to this recipient, once for each coupon, from the moment the transaction commits.
 * It takes a transaction and nothing else: the mail and the coupon exist together or not at all.
 */
export async function queueMail(
  transaction: Transaction<Tables>,
  couponId: string,
  { address, name }: MailRecipient,
): Promise<void> {
  await transaction
    .insertInto('mail_outbox')
    .values({ coupon_id: couponId, recipient_address: address, recipient_name: name })
    .onConflict((conflict) => conflict.column('coupon_id').doNothing())
    .execute();
  await sql`select pg_notify(${MAIL_CHANNEL}, '')`.execute(transaction);
}

/** Takes up to `limit` due mails that no other worker holds, in the order in which they fell due. */
export async function leaseDueMail(
  connection: Connection,
  lease: { readonly id: string; readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<readonly QueuedMail[]> {
  return connection
    .with('due', (due) =>
      due
        .selectFrom('mail_outbox')
        .select('coupon_id')
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', lease.now)
        .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<=', lease.now)]))
        .orderBy('next_attempt_at')
        .limit(lease.limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mail_outbox')
    .from('due')
    .whereRef('mail_outbox.coupon_id', '=', 'due.coupon_id')
    .set((set) => ({
      lease: lease.id,
      locked_until: lease.until,
      attempts: set('mail_outbox.attempts', '+', 1),
    }))
    .returning([
      'mail_outbox.coupon_id',
      'mail_outbox.recipient_address',
      'mail_outbox.recipient_name',
      'mail_outbox.attempts',
      'mail_outbox.created_at',
    ])
    .execute();
}

/** Notes that the mail is out; false where the lease was lost in the meantime or the coupon was deleted. */
export async function markMailSent(
  connection: Connection,
  held: HeldMail,
  now: Date,
): Promise<boolean> {
  return settle(connection, held, { state: 'sent', finished_at: now, last_failure: null });
}

/** Notes that the mail will never be sent; false as in `markMailSent`. */
export async function markMailFailed(
  connection: Connection,
  held: HeldMail,
  { now, reason }: { readonly now: Date; readonly reason: string },
): Promise<boolean> {
  return settle(connection, held, { state: 'failed', finished_at: now, last_failure: reason });
}

/** Gives the mail back for another attempt at `next`; false as in `markMailSent`. */
export async function postponeMail(
  connection: Connection,
  held: HeldMail,
  { next, reason }: { readonly next: Date; readonly reason: string },
): Promise<boolean> {
  return settle(connection, held, { next_attempt_at: next, last_failure: reason });
}

async function settle(
  connection: Connection,
  { couponId, lease }: HeldMail,
  outcome: {
    readonly state?: 'sent' | 'failed';
    readonly finished_at?: Date;
    readonly next_attempt_at?: Date;
    readonly last_failure: string | null;
  },
): Promise<boolean> {
  const settled = await connection
    .updateTable('mail_outbox')
    .set({ ...outcome, lease: null, locked_until: null })
    .where('coupon_id', '=', couponId)
    .where('lease', '=', lease)
    .returning('coupon_id')
    .executeTakeFirst();
  return settled !== undefined;
}
