import { sql, type Kysely } from 'kysely';

/**
 * Counts phones and deliveries by triggers, so that a report of a coupon and a registration read counts instead of rows
 * (SAFE-12). Valid on PostgreSQL 15 and newer.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Rows per count, chosen by device, so that concurrent changes of one coupon seldom wait for each other. */
const SHARD = '(hashtext(device_id) & 7)::smallint';

interface Counted {
  /** Names of the function and of its triggers begin with it. */
  readonly name: string;
  readonly rows: string;
  readonly counts: string;
  /** Columns that rows and counts have in common. */
  readonly key: string;
  readonly condition: string;
}

const PHONES: Counted = {
  name: 'wallet_registrations',
  rows: 'wallet_registrations',
  counts: 'wallet_phone_counts',
  key: 'coupon_id, owed_changes',
  condition: 'true',
};
const DELIVERIES: Counted = {
  name: 'wallet_deliveries',
  rows: 'wallet_deliveries',
  counts: 'wallet_delivery_counts',
  key: 'coupon_id, changes, outcome, reason',
  condition: `channel = 'apple'`,
};

/**
 * The statement that adds these rows to the counts. It locks counts in one order, and each transaction changes counts of
 * phones before counts of deliveries, so no two transactions wait for each other.
 */
function counting({ counts, key, condition }: Counted, rows: string): string {
  const columns = key.replace('reason', `coalesce(reason, '') as reason`);
  return `insert into ${counts} as counted (${key}, shard, number)
    select ${key}, shard, sum(number) from (
      select ${columns}, ${SHARD} as shard, number from (${rows}) as changed where ${condition}
    ) as changed
    group by ${key}, shard having sum(number) <> 0 order by ${key}, shard
    on conflict (${key}, shard) do update set number = counted.number + excluded.number`;
}

const ADDED = 'select *, 1 as number from later';
const TAKEN = 'select *, -1 as number from earlier';

/** A function and a trigger for each kind of statement: a function knows only the tables of its trigger. */
function countingTriggers(counted: Counted): readonly string[] {
  const { name, rows } = counted;
  const trigger = (event: string, tables: string, changed: string): readonly string[] => [
    `create function ${name}_${event}_counted() returns trigger language plpgsql as $$
      begin
        ${counting(counted, changed)};
        return null;
      end
    $$`,
    `create trigger ${name}_${event}_counted after ${event} on ${rows} referencing ${tables}
      for each statement execute function ${name}_${event}_counted()`,
  ];
  return [
    ...trigger('insert', 'new table as later', ADDED),
    ...trigger('update', 'old table as earlier new table as later', `${ADDED} union all ${TAKEN}`),
    ...trigger('delete', 'old table as earlier', TAKEN),
  ];
}

const STATEMENTS = [
  `lock table wallet_coupons, wallet_registrations, wallet_deliveries in access exclusive mode`,
  `alter table wallet_deliveries
    add column changes integer not null default 0,
    add column held boolean not null default true`,
  // A delivery of an earlier change has a smaller number than any change.
  `update wallet_deliveries as delivery set
    held = exists (select from wallet_registrations as registration
      where registration.coupon_id = delivery.coupon_id and registration.device_id = delivery.device_id),
    changes = coalesce((select coupon.changes from wallet_coupons as coupon
      left join wallet_registrations as registration
        on registration.coupon_id = coupon.coupon_id and registration.device_id = delivery.device_id
      where coupon.coupon_id = delivery.coupon_id and (
        registration.owed_changes >= coupon.changes
        or (registration.device_id is null and delivery.created_at >= coupon.changed_at))), -1)
    where channel = 'apple'`,
  `alter table wallet_deliveries add column outcome text not null generated always as (
    case when channel = 'apple' and not held and state in ('failed', 'not sent') then 'gone' else state end) stored`,
  // A delivery waits until it ends, so it has one of the two moments.
  `create index wallet_deliveries_moments on wallet_deliveries
    (coupon_id, changes, outcome, (coalesce(finished_at, next_attempt_at))) where channel = 'apple'`,
  `create table wallet_phone_counts (
    coupon_id uuid not null,
    owed_changes integer not null,
    shard smallint not null,
    number integer not null,
    primary key (coupon_id, owed_changes, shard)
  )`,
  `create index wallet_phone_counts_empty on wallet_phone_counts (coupon_id) where number = 0`,
  `create table wallet_delivery_counts (
    coupon_id uuid not null,
    changes integer not null,
    outcome text not null,
    reason text not null,
    shard smallint not null,
    number integer not null,
    primary key (coupon_id, changes, outcome, reason, shard)
  )`,
  `create index wallet_delivery_counts_empty on wallet_delivery_counts (coupon_id) where number = 0`,
  counting(PHONES, 'select *, 1 as number from wallet_registrations'),
  counting(DELIVERIES, 'select *, 1 as number from wallet_deliveries'),
  ...countingTriggers(PHONES),
  ...countingTriggers(DELIVERIES),
  // Runs after the counting, whose name comes first in the alphabet.
  `create function note_phones_that_left() returns trigger language plpgsql as $$
    begin
      update wallet_deliveries as delivery set held = false from earlier
        where delivery.coupon_id = earlier.coupon_id and delivery.channel = 'apple'
          and delivery.device_id = earlier.device_id;
      return null;
    end
  $$`,
  `create trigger wallet_registrations_left after delete on wallet_registrations
    referencing old table as earlier for each statement execute function note_phones_that_left()`,
];
