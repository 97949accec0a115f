import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test, vi } from 'vitest';
import { createEmlTransport } from '../../../server/mail/eml-transport.ts';
import { AttemptFailed } from '../../../server/jobs/attempt-failed.ts';
import { mailFolder } from '../../../server/mail/open-mail.ts';
import { changeTogether } from '../../../server/coupons/stored/one-statement.ts';
import { callRemembered } from '../../../server/coupons/saving/idempotent-call.ts';
import { insertOutboxRow } from '../../../server/jobs/mail-outbox.repository.ts';
import {
  deliverDueMail,
  clearOutbox,
  deliveryOf,
  emlFiles,
  NEVER,
  outboxRow,
  readEmlFile,
  recordingLog,
  recordingTransport,
} from '../support/mail-fixture.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import { linesOf } from '../support/printing-process.ts';
import { saveCoupon, sendCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
beforeEach(() => clearOutbox(services));

/** The files of the mailbox about this coupon. */
const emlFilesOf = async (id: string) =>
  (await emlFiles(services)).filter((name) => name.includes(id));

const queued = () => services.query`select from mail_outbox`;

/** Sends what is due, and returns it. */
async function sentMails(parts: { readonly now?: () => Date } = {}) {
  const { transport, mails } = recordingTransport();
  await deliverDueMail(deliveryOf(services, { transport, ...parts }), NEVER);
  return mails;
}

test('[SUBM-07] a failed save queues no mail: both are one transaction', async () => {
  const id = await saveCoupon(services);
  await clearOutbox(services);
  const nobody = { accountId: randomUUID(), key: randomUUID() };
  const failing = changeTogether(services.database, [
    insertOutboxRow(id, { name: '', address: 'mara@example.com' }),
    callRemembered(services.database, nobody, '', null),
  ]);
  await expect(failing).rejects.toThrow('violates foreign key constraint');
  expect(await queued()).toEqual([]);
});

test.each([
  ['no address', { email: undefined }],
  ['an address that is a list', { email: 'mara@example.com, evil@example.com' }],
  ['an address with a line break', { email: 'mara@example.com\r\nBcc: evil@example.com' }],
])('[SUBM-07] an account with %s saves its coupon and gets no mail', async (reason, claims) => {
  const person = { ...MARA, sub: reason };
  const headers = { authorization: `Bearer ${await services.token(person, claims)}` };
  expect((await sendCoupon(services, {}, { headers })).statusCode).toBe(201);
  expect(await queued()).toEqual([]);
});

test('[SUBM-07] deleting a coupon removes its pending mail', async () => {
  const id = await saveCoupon(services);
  await services.query`delete from projects where id = ${id}`;
  expect(await sentMails()).toEqual([]);
});

test('[SUBM-07] [SHELL-19] the mail of an account that chose no language speaks its coupon’s', async () => {
  const { form } = await bakeryCoupon();
  await saveCoupon(services, MARA, { form: { ...form, language: 'es' } });
  const subjects = (await sentMails()).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringMatching(/^Su cupón “/u)]);
});

test('[SUBM-07] a database clock that is half a second ahead delays no mail', async () => {
  const id = await saveCoupon(services);
  const owed = await outboxRow(services, id);
  const behind = new Date((owed?.next_attempt_at.getTime() ?? 0) - 500);
  expect(await sentMails({ now: () => behind })).toHaveLength(1);
});

test('[SUBM-07] [SAFE-06] a leased mail is left alone until the lease ends', async () => {
  const id = await saveCoupon(services);
  const start = Date.now();
  let now = start;
  const { transport, mails } = recordingTransport();
  const delivery = deliveryOf(services, { transport, now: () => new Date(now) });
  const until = new Date(start + 180_000);
  await services.query`update mail_outbox set lease = ${randomUUID()}, locked_until = ${until},
    attempts = 1 where coupon_id = ${id}`;

  now = start + 179_999;
  await deliverDueMail(delivery, NEVER);
  expect(mails).toEqual([]);

  now = start + 180_000;
  await deliverDueMail(delivery, NEVER);
  expect(mails).toHaveLength(1);
  expect(await outboxRow(services, id)).toMatchObject({ state: 'sent', attempts: 2, lease: null });
});

test('[SUBM-07] a worker that lost its lease changes nothing of its successor’s', async () => {
  const id = await saveCoupon(services);
  const follower = { lease: randomUUID(), locked_until: new Date(Date.now() + 180_000) };
  const { transport } = recordingTransport(async () => {
    const { lease, locked_until: until } = follower;
    await services.query`update mail_outbox set lease = ${lease}, locked_until = ${until},
      attempts = 2 where coupon_id = ${id}`;
    throw new AttemptFailed('SMTP ETIMEDOUT', { isWorthRetrying: true });
  });
  await deliverDueMail(deliveryOf(services, { transport }), NEVER);
  expect(await outboxRow(services, id)).toMatchObject({
    ...follower,
    state: 'waiting',
    attempts: 2,
    reason: null,
  });
});

test('[SUBM-07] [SAFE-06] a mail that takes longer than a lease stays with its worker', async () => {
  const id = await saveCoupon(services);
  const start = Date.now();
  let now = start;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const slow = recordingTransport(() => {
    begin();
    return arrived;
  });
  const parts = { now: () => new Date(now) };
  const owed = deliveryOf(services, { transport: slow.transport, ...parts });
  const sending = deliverDueMail(owed, NEVER);
  await begun;
  // Another process takes over then if this one dies.
  expect((await outboxRow(services, id))?.locked_until).toEqual(new Date(start + 30_000));
  now = start + 20_000;
  vi.advanceTimersByTime(10_000);
  await expect
    .poll(async () => (await outboxRow(services, id))?.locked_until)
    .toEqual(new Date(start + 50_000));

  now = start + 40_000;
  const others = await sentMails(parts);
  arrive();
  await sending;
  vi.useRealTimers();
  expect([slow.mails.length, others.length]).toEqual([1, 0]);
});

test('[SUBM-07] a stopped delivery takes no further mail', async () => {
  // The queue of one account accepts as many parallel saves.
  await Promise.all(Array.from({ length: 6 }, () => saveCoupon(services)));
  const stopping = new AbortController();
  const { transport, mails } = recordingTransport(async () => stopping.abort());
  await deliverDueMail(deliveryOf(services, { transport }), { ...NEVER, stop: stopping.signal });
  expect(mails).toHaveLength(4);
});

test('[SUBM-07] delivering the same coupon twice leaves one file', async () => {
  const id = await saveCoupon(services);
  const transport = createEmlTransport(mailFolder(services.dataDir));
  const delivery = deliveryOf(services, { transport });
  await deliverDueMail(delivery, NEVER);
  await services.query`update mail_outbox set state = 'waiting', finished_at = null
    where coupon_id = ${id}`;
  await deliverDueMail(delivery, NEVER);
  expect(await outboxRow(services, id)).toMatchObject({ state: 'sent', attempts: 2 });
  expect(await emlFilesOf(id)).toEqual([`coupon-${id}.eml`]);
});

test('[SUBM-07] a mail that cannot be sent is given up after 24 hours, without its address in the log', async () => {
  const id = await saveCoupon(services);
  const log = recordingLog();
  const { transport } = recordingTransport(async () => {
    throw Object.assign(new Error('550 <mara@example.com> is full'), { code: 'ENOSPC' });
  });
  let now = Date.now();
  const delivery = deliveryOf(services, { transport, log, now: () => new Date(now) });
  for (let hour = 0; hour <= 25; hour += 1) {
    await deliverDueMail(delivery, NEVER);
    now += 3_600_000;
  }
  expect(await outboxRow(services, id)).toMatchObject({
    state: 'failed',
    reason: 'ENOSPC',
    finished_at: expect.any(Date),
  });
  expect(log.lines.at(-1)).toMatchObject({
    level: 'error',
    sentence: 'A mail was given up; its coupon is not touched by that',
  });
  expect(JSON.stringify(log.lines)).not.toContain('@');
  expect(JSON.stringify(log.lines)).not.toContain(id);
});

test('[SUBM-07] a mail that cannot be sent with a tampered address is refused', async () => {
  const id = await saveCoupon(services);
  const address = 'mara@example.com\r\nBcc: evil@example.com';
  await services.query`update mail_outbox set recipient_address = ${address}
    where coupon_id = ${id}`;
  expect(await sentMails()).toEqual([]);
  expect(await outboxRow(services, id)).toMatchObject({
    state: 'failed',
    reason: 'The address of the account is none.',
  });
});

test('[SUBM-07] [SAFE-06] a worker killed between sending and marking leaves one mail, three times in a row @long', async () => {
  const id = await saveCoupon(services);
  const child = join(import.meta.dirname, 'mail-crash.child.ts');
  const given = [services.databaseUrl, services.dataDir];
  for (const attempts of [1, 2, 3]) {
    // The first two are taken over at once, the third after its lease ends.
    await services.query`update mail_outbox set locked_until = now() where lease is not null`;
    // The worker is killed as soon as it has sent one mail and marked none.
    expect(await linesOf(child, given, { killedAfter: 1 })).toEqual(['sent']);
    expect(await outboxRow(services, id)).toMatchObject({ state: 'waiting', attempts });
  }
  // Polling every 10 s finds the mails of a dead process within the 60 s.
  const taken = new Date(Date.now() + 60_000 - 10_000);

  const transport = createEmlTransport(mailFolder(services.dataDir));
  await deliverDueMail(deliveryOf(services, { transport, now: () => taken }), NEVER);
  expect(await outboxRow(services, id)).toMatchObject({ state: 'sent', attempts: 4 });
  expect(await emlFilesOf(id)).toEqual([`coupon-${id}.eml`]);
  const { messageId } = await PostalMime.parse(await readEmlFile(services, id));
  expect(messageId).toBe(`<coupon-${id}@tearline.example>`);
});
