import { sql, type Kysely } from 'kysely';

/** Leaves one delivery for each phone and for Google, so that a report need not find the newest (SAFE-12). Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Of several, the one that waits stays, else the newest. */
const STATEMENTS = [
  `lock table wallet_deliveries in access exclusive mode`,
  `delete from wallet_deliveries where id in (
    select id from (
      select id, row_number() over (
        partition by coupon_id, channel, device_id
        order by state = 'waiting' desc, created_at desc, id) as place
      from wallet_deliveries
    ) as delivery where place > 1)`,
  `drop index wallet_deliveries_target`,
  `drop index wallet_deliveries_coupon`,
  `create unique index wallet_deliveries_target on wallet_deliveries (coupon_id, channel, device_id)`,
];
