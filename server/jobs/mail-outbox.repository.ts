import { sql, type Transaction } from 'kysely';
import type { MailRecipient } from '../../src/domain/coupon/mail-address.ts';
import type { Tables } from '../db/database.ts';
import { workersNotified } from './queue.repository.ts';
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
  await sql`
    with owed as (
      insert into mail_outbox (coupon_id, recipient_address, recipient_name)
      values (${couponId}, ${address}, ${name})
      on conflict (coupon_id) do nothing
    )
    ${workersNotified(mailQueue)}`.execute(transaction);
}
