import { sql } from 'kysely';
import type { MailRecipient } from '../../src/domain/coupon/mail-address.ts';

/**
 * The part of a statement that queues the mail with the coupon's link, once for each coupon. It takes effect when the
 * transaction commits: mail and coupon exist together or not at all. The caller notifies the mail channel.
 */
export function insertOutboxRow(couponId: string, { address, name }: MailRecipient) {
  return sql`insert into mail_outbox (coupon_id, recipient_address, recipient_name)
    values (${couponId}, ${address}, ${name})
    on conflict (coupon_id) do nothing`;
}
