/** In every batch one row is planted that cannot succeed; the others go on, and it is named once (OBS-03). */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { doDueJobs, type JobKind } from '../../../server/jobs/due-jobs.ts';
import { purgeQueue, type CachePurge } from '../../../server/jobs/queues.ts';
import { proofMailJobs } from '../../../server/mail/mail-jobs.ts';
import { proofMailMaker } from '../../../server/mail/proof-mail-source.ts';
import { purgeJobs } from '../../../server/purging/purge-jobs.ts';
import { createApnsPush } from '../../../server/wallet/apple/apns-push.ts';
import { walletJobs, type WalletParts } from '../../../server/delivery/wallet-jobs.ts';
import { codePass, offerToGoogle } from '../../../server/delivery/code-passes.repository.ts';
import { enqueueWalletUpdates } from '../../../server/delivery/wallet-changes.repository.ts';
import { walletCoupon } from '../../../server/delivery/wallet-coupons.repository.ts';
import { registerDevice } from '../../../server/delivery/wallet-registrations.repository.ts';
import { openConfiguredPush } from '../support/apple-push-service.ts';
import {
  clearOutbox,
  deliverDueMail,
  deliveryOf,
  FROM,
  NEVER,
  outboxRow,
  recordingLog,
  recordingTransport,
} from '../support/mail-fixture.ts';
import { builtProofPage } from '../../support/public-page.ts';
import { openStandIn } from '../../support/stand-in.ts';
import { sendAnswer, shareProof } from '../support/proof-fixture.ts';
import { refuse, refusingServices } from '../support/refused-row.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA } from '../support/services-fixture.ts';

const BAD = '00000000-0000-4000-8000-00000000bad0';

const services = refusingServices(async () => ({ proofPage: await builtProofPage() }));
beforeEach(() => clearOutbox(services));

const partsOf = (log = recordingLog(), laterMs = 0) => ({
  database: services.database,
  log,
  now: () => new Date(Date.now() + laterMs),
  random: () => 0,
});

const errorsIn = ({ lines }: ReturnType<typeof recordingLog>) =>
  lines.filter(({ level }) => level === 'error').map(({ fields }) => fields);

describe('mails', () => {
  /** Sends due mails that many times, with that many milliseconds between; returns the sent ones and the log. */
  async function deliverInTurns(turns: number, everyMs: number) {
    const { transport, mails } = recordingTransport();
    const log = recordingLog();
    let now = Date.now();
    const delivery = deliveryOf(services, { transport, log, now: () => new Date(now) });
    for (let turn = 0; turn < turns; turn += 1, now += everyMs)
      await deliverDueMail(delivery, NEVER);
    return { mails, log };
  }

  test('[OBS-03, SUBM-07] one with a broken picture is named and given up after a day; the others are sent', async () => {
    const bad = await saveCoupon(services, MARA);
    const good = await saveCoupon(services, MARA);
    const broken = 'bad0'.repeat(16);
    await services.query`insert into media (hash, content_type, bytes, width, height)
      values (${broken}, 'image/png', 200000, 1125, 432)`;
    await services.query`update project_images set media_hash = ${broken} where project_id = ${bad}
      and platform = 'apple' and kind = 'strip'`;
    await services.media.put(broken, Buffer.alloc(200_000, 'no picture'));
    const { mails, log } = await deliverInTurns(48, 3_600_000);
    expect(mails.map(({ messageId }) => messageId)).toEqual([`coupon-${good}@tearline.example`]);
    expect(await outboxRow(services, bad)).toMatchObject({ state: 'failed' });
    expect(errorsIn(log)).toMatchObject([{ table: 'mail_outbox', row: bad.slice(0, 8) }]);
  });

  test('[OBS-03, SAFE-06] one whose outcome the database refuses is sent once and left after a hundred tries to mark it', async () => {
    const bad = await saveCoupon(services, MARA);
    const good = await saveCoupon(services, MARA);
    const marking = `new.coupon_id = '${bad}' and new.lease is null`;
    const allow = await refuse(services, 'update', 'mail_outbox', marking);
    const { mails, log } = await deliverInTurns(110, 31_000);
    await allow();
    expect(mails.map(({ messageId }) => messageId).toSorted()).toEqual(
      [bad, good].map((id) => `coupon-${id}@tearline.example`).toSorted(),
    );
    expect(await outboxRow(services, good)).toMatchObject({ state: 'sent', attempts: 1 });
    expect(await outboxRow(services, bad)).toMatchObject({ state: 'waiting', attempts: 101 });
    const unmarked = log.lines.filter(({ sentence }) => sentence === 'A mail could not be marked');
    expect(unmarked).toHaveLength(2);
  });
});

test('[OBS-03, APPR-03] a mail about an answer to a proof that nobody takes is named and given up after a day; the others are sent', async () => {
  const proof = await shareProof(services);
  await services.query`delete from proof_mails`;
  for (const name of ['Ana Bad', 'Lou Good']) await sendAnswer(services, proof, { name });
  const { transport, mails } = recordingTransport(async ({ text }) => {
    if (text.includes('Ana Bad')) throw new Error('refused');
  });
  const log = recordingLog();
  const makeMail = proofMailMaker({ ...services, from: FROM, publicUrl: 'http://tearline.test' });
  const kind = proofMailJobs({ makeMail, transport });
  for (let hours = 0; hours < 48; hours += 1)
    await doDueJobs(partsOf(log, hours * 3_600_000), kind, NEVER);
  expect(mails.filter(({ text }) => text.includes('Lou Good'))).toHaveLength(1);
  const rows = services.query`select state from proof_mails order by answer`;
  expect(await rows).toEqual([{ state: 'failed' }, { state: 'sent' }]);
  expect(errorsIn(log)).toMatchObject([{ table: 'proof_mails' }]);
});

describe('news to wallets', () => {
  const TOKENS = ['aaaaaaaa', 'not\na token', 'bbbbbbbb'];
  const deliver = async (changed: Partial<WalletParts>, log = recordingLog()) => {
    const parts = {
      phones: null,
      offers: null,
      findOffer: async () => null,
      makePass: async () => null,
      ...partsOf(log),
      ...changed,
    };
    await Promise.all(walletJobs(parts).map((kind) => doDueJobs(parts, kind, NEVER)));
    return log.lines;
  };
  const change = (ids: readonly string[]) =>
    services.database.transaction().execute((one) => enqueueWalletUpdates(one, ids));
  const states = () =>
    services.query<{ coupon_id: string; state: string; reason: string | null }>`select coupon_id,
      state, reason from wallet_deliveries order by reason`;
  const addPhone = (couponId: string, pushToken = 'aaaaaaaa') =>
    registerDevice(services.database, { deviceId: randomUUID(), couponId, pushToken });
  beforeEach(async () => {
    await services.query`delete from wallet_deliveries`;
    await services.query`delete from wallet_coupons`;
  });

  test('[OBS-03, API-11] a token that is none is refused at once; the other phones of the coupon are told', async () => {
    const service = await openConfiguredPush('pass.example.bad');
    const id = randomUUID();
    await walletCoupon(services.database, id);
    await change([id]);
    for (const token of TOKENS) await addPhone(id, token);
    await services.query`delete from wallet_deliveries where channel = 'google'`;
    const phones = createApnsPush(service.apns);
    const lines = await deliver({ phones });
    expect(service.pushes.map(({ token }) => token).toSorted()).toEqual(['aaaaaaaa', 'bbbbbbbb']);
    expect((await states()).map(({ state, reason }) => [state, reason])).toEqual([
      ['failed', 'APNs 400 BadDeviceToken'],
      ['sent', null],
      ['sent', null],
    ]);
    expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1);
    await phones.close();
    await service.close();
  });

  test('[OBS-03, API-12] an offer that cannot be made waits; the others reach Google', async () => {
    const bad = randomUUID();
    const good = randomUUID();
    for (const id of [bad, good]) await walletCoupon(services.database, id);
    await change([bad, good]);
    const withdrawn: string[] = [];
    const lines = await deliver({
      offers: { publish: async () => undefined, withdraw: async (id) => void withdrawn.push(id) },
      findOffer: async (id) => {
        if (id === bad) throw new TypeError('a poisoned coupon');
        return null;
      },
    });
    expect(withdrawn).toEqual([good]);
    expect(await states()).toEqual([
      { coupon_id: bad, state: 'waiting', reason: 'TypeError' },
      { coupon_id: good, state: 'sent', reason: null },
    ]);
    expect(lines.filter(({ level }) => level === 'warn')).toHaveLength(1);
  });

  test('[OBS-03, SAFE-12] a coupon whose phones cannot be queued is named once; the others are queued', async () => {
    const [bad = '', ...good] = Array.from({ length: 4 }, (): string => randomUUID());
    for (const couponId of [bad, ...good]) {
      await walletCoupon(services.database, couponId);
      await addPhone(couponId);
    }
    await change([bad, ...good]);
    await services.query`delete from wallet_deliveries`;
    const allow = await refuse(services, 'insert', 'wallet_deliveries', `new.coupon_id = '${bad}'`);
    const log = recordingLog();
    const parts = { ...partsOf(log), phones: null, offers: null };
    const kinds = walletJobs({ ...parts, findOffer: async () => null, makePass: async () => null });
    for (const kind of [...kinds, ...kinds]) await doDueJobs(parts, kind, NEVER);
    await allow();
    expect((await states()).map(({ coupon_id: id }) => id).toSorted()).toEqual(good.toSorted());
    expect(errorsIn(log)).toMatchObject([{ table: 'wallet_coupons', row: bad.slice(0, 8) }]);
  });

  test.each(['apple', 'google'])(
    '[OBS-03, SAFE-09] while %s is silent, the other wallet gets all changes, those of codes too',
    async (silent) => {
      const { database } = services;
      const ids = Array.from({ length: 20 }, (): string => randomUUID());
      for (const id of ids) await walletCoupon(database, id);
      const addPhones = () => Promise.all(ids.map((id) => addPhone(id)));
      if (silent === 'google') await addPhones();
      const code = { couponId: ids[0] ?? '', code: randomBytes(10), value: null };
      await offerToGoogle(database, (await codePass(database, code)).serial);
      await services.query`delete from wallet_deliveries`;
      await change(ids);
      // New phones are queued at once, and codes with the next lot.
      if (silent === 'apple') await addPhones();
      const missing = { apple: 20, google: 21 };
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const answer = async (wallet: keyof typeof missing): Promise<void> => {
        if (wallet === silent) await released;
        missing[wallet] -= 1;
        if (wallet !== silent && missing[wallet] === 0) release();
      };
      await deliver({
        phones: {
          push: async () => answer('apple').then(() => 'taken'),
          close: async () => undefined,
        },
        offers: { publish: async () => undefined, withdraw: async () => answer('google') },
      });
      expect(missing).toEqual({ apple: 0, google: 0 });
    },
  );
});

describe('purges', () => {
  test('[OBS-03, PUB-11] one that a cache does not answer takes one place; further ones are done meanwhile', async () => {
    const purged: string[] = [];
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const cache = await openStandIn((request, response) => {
      const tag = String(request.headers['surrogate-key']);
      const answer = (): void => {
        purged.push(tag);
        response.end();
        if (purged.length === ids.length - 1) release();
      };
      if (tag === `coupon-${ids[0]}`) void released.then(answer);
      else answer();
    });
    const { url } = cache;
    await services.query`insert into cache_purges (coupon_id) select unnest(${ids}::uuid[])`;
    await doDueJobs(partsOf(), purgeJobs({ provider: 'generic', url, token: null }), NEVER);
    await cache.close();
    expect(purged).toHaveLength(ids.length);
    expect(await services.query`select distinct state from cache_purges`).toEqual([
      { state: 'sent' },
    ]);
    expect(purged.at(-1)).toBe(`coupon-${ids[0]}`);
  });

  test('[OBS-03, SAFE-06] one that ends its process each time is given up after a hundred attempts', async () => {
    const attempted: string[] = [];
    const log = recordingLog();
    const kind: JobKind<CachePurge> = {
      ...purgeJobs({ provider: 'generic', url: 'http://127.0.0.1:9', token: null }),
      queue: purgeQueue,
      attempt: async ({ coupon_id: id }) => {
        attempted.push(id);
        return { state: 'sent' };
      },
    };
    const good = randomUUID();
    await services.query`insert into cache_purges (coupon_id, attempts)
      values (${BAD}, 100), (${good}, 0)`;
    await doDueJobs(partsOf(log), kind, NEVER);
    expect(attempted).toEqual([good]);
    expect(errorsIn(log)).toMatchObject([
      { table: 'cache_purges', row: BAD.slice(0, 8), reason: 'unfinished' },
    ]);
  });
});
