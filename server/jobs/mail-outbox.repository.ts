import type { Transaction } from 'kysely';
import type { MailRecipient } from '../../src/domain/coupon/mail-address.ts';
import type { Tables } from '../db/database.ts';
import { notifyWorkers } from './queue.repository.ts';
import { mailQueue } from './queues.ts';

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
  await notifyWorkers(transaction, mailQueue);
}
