import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { enqueueWalletUpdates } from '../../../server/delivery/wallet-changes.repository.ts';
import { walletCoupon } from '../../../server/delivery/wallet-coupons.repository.ts';
import { forgetDeliveriesBefore } from '../../../server/delivery/wallet-report.repository.ts';
import { registerDevice } from '../../../server/delivery/wallet-registrations.repository.ts';
import { doDueJobs, type JobParts } from '../../../server/jobs/due-jobs.ts';
import { walletJobs, type WalletParts } from '../../../server/delivery/wallet-jobs.ts';
import { MessageFailed, type PushPort } from '../../../server/delivery/wallet-messages.ts';
import { sharedDatabase } from '../../support/database.ts';
import { NEVER, recordingLog } from '../support/mail-fixture.ts';
import { deliveriesOf, enqueueAll } from '../support/wallet-ledger.ts';

const seeded = sharedDatabase();
beforeEach(() => seeded.query`delete from wallet_deliveries`);

/** Changes a coupon and queues its updates. */
async function change(couponId: string): Promise<void> {
  await seeded.database
    .transaction()
    .execute((transaction) => enqueueWalletUpdates(transaction, [couponId]));
  await enqueueAll(seeded.database);
}

async function heldCoupon(pushTokens: readonly string[] = ['abcdef01']): Promise<string> {
  const couponId = randomUUID();
  await walletCoupon(seeded.database, couponId);
  for (const pushToken of pushTokens) {
    await registerDevice(seeded.database, { deviceId: randomUUID(), couponId, pushToken });
  }
  return couponId;
}

function phones(push: (token: string) => Promise<'taken' | 'gone'> | 'taken' | 'gone'): PushPort {
  return { push: async (token) => push(token), close: async () => undefined };
}

async function deliver(parts: Partial<WalletParts & JobParts> = {}): Promise<void> {
  const delivery = {
    database: seeded.database,
    phones: null,
    offers: null,
    findOffer: async () => null,
    makePass: async () => undefined,
    log: recordingLog(),
    now: () => new Date(),
    random: () => 0,
    ...parts,
  };
  for (const kind of walletJobs(delivery)) await doDueJobs(delivery, kind, NEVER);
}

const ledger = (couponId: string, channel: 'apple' | 'google' = 'apple') =>
  deliveriesOf(seeded.database, couponId, channel);

test('[API-11] [API-12] without credentials the ledger lists unsent deliveries with the reason', async () => {
  const couponId = await heldCoupon();
  await change(couponId);
  await deliver();

  expect(await ledger(couponId)).toEqual([
    { state: 'not sent', reason: 'no push certificate', attempts: 1, requests: 1 },
  ]);
  expect(await ledger(couponId, 'google')).toEqual([
    { state: 'not sent', reason: 'no service account', attempts: 1, requests: 1 },
  ]);
});

test('[SAFE-13] makes the pass before the pushes, which are sent even if that fails', async () => {
  const couponId = await heldCoupon();
  const done: string[] = [];
  const told = phones((token) => {
    done.push(`told ${token}`);
    return 'taken';
  });
  const makePass = async (id: string) => {
    done.push(`made ${id}`);
    if (done.length > 2) throw new Error('The media store is away.');
  };
  for (let changes = 0; changes < 2; changes += 1) {
    await change(couponId);
    await deliver({ phones: told, makePass });
  }
  const each = [`made ${couponId}`, 'told abcdef01'];
  expect(done).toEqual([...each, ...each]);
});

test('[API-11] every phone with the coupon gets one push from any worker', async () => {
  const tokens = Array.from({ length: 40 }, (_, index) => `ab${String(index).padStart(6, '0')}`);
  const couponId = await heldCoupon(tokens);
  await change(couponId);
  const told: string[] = [];
  const push = phones((token) => {
    told.push(token);
    return 'taken';
  });

  await Promise.all([1, 2, 3].map(() => deliver({ phones: push })));

  expect(told.toSorted()).toEqual(tokens);
  const rows = await ledger(couponId);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']));
  expect(rows).toHaveLength(40);
});

test('[API-11] a phone that cannot be reached is retried with growing pauses, and given up after a day', async () => {
  const couponId = await heldCoupon();
  await change(couponId);
  let clock = new Date();
  const pauses: number[] = [];
  const push = phones(() => {
    throw new MessageFailed('APNs 503 Shutdown', { isWorthRetrying: true });
  });
  let [row] = await ledger(couponId);
  while (row?.state === 'waiting') {
    await deliver({ phones: push, now: () => clock });
    const [{ next } = { next: clock }] = await seeded.query<{ next: Date }>`select
      next_attempt_at as next from wallet_deliveries
      where coupon_id = ${couponId} and channel = 'apple'`;
    pauses.push(Math.round((next.getTime() - clock.getTime()) / 1_000));
    clock = new Date(Math.max(next.getTime(), clock.getTime()));
    [row] = await ledger(couponId);
  }

  expect(pauses.slice(0, 9)).toEqual([15, 30, 60, 120, 240, 480, 960, 1_920, 3_600]);
  expect(row).toMatchObject({ state: 'failed', reason: 'APNs 503 Shutdown' });
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThanOrEqual(86_400);
  expect(row?.attempts).toBe(pauses.length);
});

test('[API-11] a phone that cannot be reached gets a further change at once, with a new day of attempts', async () => {
  const couponId = await heldCoupon();
  await change(couponId);
  await deliver({
    phones: phones(() => {
      throw new MessageFailed('APNs 503', { isWorthRetrying: true });
    }),
  });
  await change(couponId);
  await deliver({ phones: phones(() => 'taken') });

  expect(await ledger(couponId)).toEqual([
    { state: 'sent', reason: null, attempts: 1, requests: 2 },
  ]);
});

test('[API-11] a phone that cannot be reached is unregistered when APNs reports it gone, unless it has registered another token', async () => {
  const couponId = await heldCoupon();
  const kept = randomUUID();
  await registerDevice(seeded.database, { deviceId: kept, couponId, pushToken: 'abcdef02' });
  await change(couponId);
  await deliver({
    phones: phones(async (token): Promise<'gone'> => {
      if (token === 'abcdef02')
        await registerDevice(seeded.database, { deviceId: kept, couponId, pushToken: 'abcdef03' });
      return 'gone';
    }),
  });

  const left = seeded.query`select device_id from wallet_registrations
    where coupon_id = ${couponId}`;
  expect(await left).toEqual([{ device_id: kept }]);
  expect((await ledger(couponId)).map(({ reason }) => reason)).toEqual([
    'APNs 410: the phone is gone',
    'APNs 410: the phone is gone',
  ]);
});

test('[API-12] a coupon that changes during a call to Google is sent again', async () => {
  const couponId = await heldCoupon([]);
  const told: string[] = [];
  await change(couponId);
  await deliver({
    offers: {
      publish: async () => undefined,
      withdraw: async (id) => {
        if (told.push(id) === 1) await change(couponId);
      },
    },
  });

  expect(told).toEqual([couponId, couponId]);
  expect(await ledger(couponId, 'google')).toEqual([
    { state: 'sent', reason: null, attempts: 1, requests: 2 },
  ]);
});

test('[API-11] deletes finished rows, but neither waiting ones nor the last row of a phone that has the pass', async () => {
  const couponId = await heldCoupon();
  await change(couponId);
  await deliver();
  await change(couponId);
  await deliver({ phones: phones(() => 'taken') });
  const left = await heldCoupon();
  await change(left);
  await deliver();
  await seeded.query`delete from wallet_registrations where coupon_id = ${left}`;
  await change(couponId);
  const inAMonth = new Date(Date.now() + 60_000);
  await forgetDeliveriesBefore(seeded.database, inAMonth, 100);

  expect((await ledger(couponId)).map(({ state }) => state)).toEqual(['waiting']);
  await deliver({ phones: phones(() => 'taken') });
  await forgetDeliveriesBefore(seeded.database, inAMonth, 100);
  expect((await ledger(couponId)).map(({ state }) => state)).toEqual(['sent']);
  expect(await ledger(left)).toEqual([]);
});
