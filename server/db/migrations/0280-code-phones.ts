import { sql, type Kysely } from 'kysely';

/**
 * Counts the phones and deliveries of codes' passes by their coupon, too, so that its report reads counts however many
 * codes it has (SAFE-12). Valid on PostgreSQL 15 and newer.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

interface Counted {
  readonly rows: string;
  readonly counts: string;
  /** Columns of the counts after the coupon, and what they are of a row. */
  readonly key: Readonly<Record<string, string>>;
}

const PHONES: Counted = {
  rows: 'wallet_registrations',
  counts: 'wallet_code_phone_counts',
  key: { owed_changes: 'parent_changes' },
};
const DELIVERIES: Counted = {
  rows: 'wallet_deliveries',
  counts: 'wallet_code_delivery_counts',
  key: { changes: 'parent_changes', outcome: 'outcome', reason: `coalesce(reason, '')` },
};

/** As the counts by coupon of migration 0190: several rows for each count, locked in one order. */
function counting({ counts, key }: Counted, rows: string): string {
  const columns = `coupon_id, ${Object.keys(key).join(', ')}, shard`;
  const values = Object.entries(key).map(([name, value]) => `${value} as ${name}`);
  return `insert into ${counts} as counted (${columns}, number)
    select ${columns}, sum(number) from (
      select parent_id as coupon_id, ${values.join(', ')}, (hashtext(device_id) & 7)::smallint as shard, number
      from (${rows}) as changed where parent_id is not null
    ) as changed
    group by ${columns} having sum(number) <> 0 order by ${columns}
    on conflict (${columns}) do update set number = counted.number + excluded.number`;
}

const ADDED = 'select *, 1 as number from later';
const TAKEN = 'select *, -1 as number from earlier';

/** They run after the counting by coupon and before phones that left are noted, whose names are around theirs. */
function countingTriggers(counted: Counted): readonly string[] {
  const trigger = (event: string, tables: string, changed: string): readonly string[] => {
    const name = `${counted.rows}_${event}_counted_for_codes`;
    return [
      `create function ${name}() returns trigger language plpgsql as $$
        begin
          ${counting(counted, changed)};
          return null;
        end
      $$`,
      `create trigger ${name} after ${event} on ${counted.rows} referencing ${tables}
        for each statement execute function ${name}()`,
    ];
  };
  return [
    ...trigger('insert', 'new table as later', ADDED),
    ...trigger('update', 'old table as earlier new table as later', `${ADDED} union all ${TAKEN}`),
    ...trigger('delete', 'old table as earlier', TAKEN),
  ];
}

const STATEMENTS = [
  `lock table wallet_registrations, wallet_deliveries in access exclusive mode`,
  `alter table wallet_registrations add column parent_id uuid, add column parent_changes integer`,
  `alter table wallet_deliveries add column parent_id uuid, add column parent_changes integer`,
  // Sets what the counts need, whichever release writes the row.
  `create function note_coupon_of_code() returns trigger language plpgsql as $$
    begin
      select coupon_id, changes into new.parent_id, new.parent_changes
        from code_passes where serial = new.coupon_id;
      return new;
    end
  $$`,
  `create trigger wallet_registrations_coupon before insert or update of owed_changes on wallet_registrations
    for each row execute function note_coupon_of_code()`,
  `create trigger wallet_deliveries_coupon before insert or update of changes on wallet_deliveries
    for each row when (new.channel = 'apple') execute function note_coupon_of_code()`,
  `update wallet_registrations as registration set parent_id = pass.coupon_id, parent_changes = pass.changes
    from code_passes as pass where pass.serial = registration.coupon_id`,
  `update wallet_deliveries as delivery set parent_id = pass.coupon_id, parent_changes = pass.changes
    from code_passes as pass where pass.serial = delivery.coupon_id and channel = 'apple'`,
  `create table wallet_code_phone_counts (
    coupon_id uuid not null,
    owed_changes integer not null,
    shard smallint not null,
    number integer not null,
    primary key (coupon_id, owed_changes, shard)
  )`,
  `create index wallet_code_phone_counts_empty on wallet_code_phone_counts (coupon_id) where number = 0`,
  `create table wallet_code_delivery_counts (
    coupon_id uuid not null,
    changes integer not null,
    outcome text not null,
    reason text not null,
    shard smallint not null,
    number integer not null,
    primary key (coupon_id, changes, outcome, reason, shard)
  )`,
  `create index wallet_code_delivery_counts_empty on wallet_code_delivery_counts (coupon_id) where number = 0`,
  counting(PHONES, 'select *, 1 as number from wallet_registrations'),
  counting(DELIVERIES, 'select *, 1 as number from wallet_deliveries'),
  ...countingTriggers(PHONES),
  ...countingTriggers(DELIVERIES),
  `create index wallet_deliveries_code_moments on wallet_deliveries
    (parent_id, parent_changes, outcome, (coalesce(finished_at, next_attempt_at))) where parent_id is not null`,
];
