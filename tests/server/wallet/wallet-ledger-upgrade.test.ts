import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import { withClient } from '../../../server/db/postgres-connection.ts';
import { freshDatabase, type FreshDatabase } from '../../support/database.ts';
import { migrateBefore } from '../support/migrate-before.ts';

let old: FreshDatabase;
beforeAll(async () => {
  old = await freshDatabase();
});
afterAll(() => old.drop());

const COUPON = '8a4e2f52-6a0e-4d36-9f2c-0c5b8a1f7d10';

/** Deliveries after several changes: one per change to Google, a finished and a waiting one to a phone. */
const DELIVERIES = `insert into wallet_deliveries (coupon_id, channel, device_id, state, reason, created_at, finished_at)
  values
    ('${COUPON}', 'google', '', 'sent', null, '2026-11-01', '2026-11-01'),
    ('${COUPON}', 'google', '', 'failed', 'Google Wallet 400', '2026-11-03', '2026-11-03'),
    ('${COUPON}', 'google', '', 'sent', null, '2026-11-02', '2026-11-02'),
    ('${COUPON}', 'apple', 'one', 'failed', 'APNs 503', '2026-11-02', '2026-11-03'),
    ('${COUPON}', 'apple', 'one', 'waiting', null, '2026-11-02', null),
    ('${COUPON}', 'apple', 'two', 'sent', null, '2026-11-02', '2026-11-02'),
    (gen_random_uuid(), 'apple', 'two', 'sent', null, '2026-11-02', '2026-11-02')`;

test('[SAFE-12] the migration keeps the last delivery to each phone and to Google', async () => {
  await migrateBefore('0170', old.url);
  await withClient(old.url, (client) => client.query(DELIVERIES));
  await migrate(old.url);
  const { rows } = await withClient(old.url, (client) =>
    client.query(`select channel, device_id, state, reason from wallet_deliveries
      where coupon_id = '${COUPON}' order by device_id`),
  );
  expect(rows).toEqual([
    { channel: 'google', device_id: '', state: 'failed', reason: 'Google Wallet 400' },
    { channel: 'apple', device_id: 'one', state: 'waiting', reason: null },
    { channel: 'apple', device_id: 'two', state: 'sent', reason: null },
  ]);
  const all = await withClient(old.url, (client) =>
    client.query('select count(*)::int as deliveries from wallet_deliveries'),
  );
  expect(all.rows).toEqual([{ deliveries: 4 }]);
});

/** A coupon's second change, which one phone has, one left with, and one is still to get. */
const CHANGED_TWICE = `
  insert into wallet_coupons (coupon_id, modified_at, changed_at, changes, owed_changes)
    values ('${COUPON}', '2026-11-03', '2026-11-03', 2, 1);
  insert into wallet_devices (id, push_token) values ('told', 'ab'), ('behind', 'ab');
  insert into wallet_registrations (device_id, coupon_id, owed_changes)
    values ('told', '${COUPON}', 2), ('behind', '${COUPON}', 1);
  insert into wallet_deliveries (coupon_id, channel, device_id, state, reason, created_at, finished_at)
  values
    ('${COUPON}', 'apple', 'told', 'sent', null, '2026-11-04', '2026-11-04'),
    ('${COUPON}', 'apple', 'left', 'not sent', 'APNs 410: the phone is gone', '2026-11-04', '2026-11-04'),
    ('${COUPON}', 'apple', 'behind', 'failed', 'APNs 503', '2026-11-01', '2026-11-02')`;

test('[SAFE-12] phones and deliveries of an older database are counted once, those of an earlier change apart', async () => {
  const older = await freshDatabase();
  await migrateBefore('0190', older.url);
  await withClient(older.url, (client) => client.query(CHANGED_TWICE));
  await migrate(older.url);
  const { rows } = await withClient(older.url, (client) =>
    client.query(
      `select changes, outcome, reason, number from wallet_delivery_counts order by reason, changes`,
    ),
  );
  expect(rows).toEqual([
    { changes: 2, outcome: 'sent', reason: '', number: 1 },
    { changes: 2, outcome: 'gone', reason: 'APNs 410: the phone is gone', number: 1 },
    { changes: -1, outcome: 'failed', reason: 'APNs 503', number: 1 },
  ]);
  const phones = await withClient(older.url, (client) =>
    client.query('select owed_changes, number from wallet_phone_counts order by owed_changes'),
  );
  expect(phones.rows).toEqual([
    { owed_changes: 1, number: 1 },
    { owed_changes: 2, number: 1 },
  ]);
  await older.drop();
});
