import { sql, type OperationNodeSource } from 'kysely';
import type { MailRecipient } from '../../src/domain/coupon/mail-address.ts';

/**
 * The part of a statement that owes the coupon's link to this recipient, once for each coupon, from the moment it
 * commits; the mail's channel is to be told. The mail and the coupon exist together or not at all.
 */
export function insertOutboxRow(
  couponId: string,
  { address, name }: MailRecipient,
): OperationNodeSource {
  return sql`insert into mail_outbox (coupon_id, recipient_address, recipient_name)
    values (${couponId}, ${address}, ${name})
    on conflict (coupon_id) do nothing`;
}
