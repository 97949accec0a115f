import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../../server/configuration/config.ts';
import { startJobWorker } from '../../../server/jobs/queue-worker.ts';
import { mailJobs } from '../../../server/mail/mail-jobs.ts';
import type { Mail } from '../../../server/mail/mail.ts';
import { openMail } from '../../../server/mail/open-mail.ts';
import { deliveryOf, emlFiles, outboxRow, recordingLog } from '../support/mail-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((mail) => mail.stop()));
});

/** Milliseconds between polls, longer than any test, so only a notification can wake the workers. */
const NEVER_BY_ITSELF_MS = 600_000;
const AT_ONCE = { timeout: 20_000, interval: 20 };

async function open(): Promise<{ stop(): Promise<void> }> {
  const config = readConfig({ DATA_DIR: services.dataDir, PUBLIC_URL: 'http://tearline.test' });
  const { database, databaseUrl, media } = services;
  const log = recordingLog();
  const pollMs = NEVER_BY_ITSELF_MS;
  const mail = await openMail({ config, database, databaseUrl, media, log, pollMs });
  running.push(mail);
  return mail;
}

async function listeners(): Promise<readonly number[]> {
  const rows = await services.query<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and application_name = 'tearline-listen'`;
  return rows.map(({ pid }) => pid);
}

test('[SUBM-07] a coupon saved before the start is mailed, and one saved later at once, by one of two servers', async () => {
  const before = await saveCoupon(services);
  await Promise.all([open(), open()]);
  await expect.poll(() => emlFiles(services), AT_ONCE).toContain(`coupon-${before}.eml`);
  const id = await saveCoupon(services);
  await expect.poll(() => emlFiles(services), AT_ONCE).toContain(`coupon-${id}.eml`);
  const sent = { state: 'sent', attempts: 1 };
  await expect.poll(() => outboxRow(services, id), AT_ONCE).toMatchObject(sent);
});

test('[SUBM-07] listens again after a lost connection, and sends mails queued in between @long', async () => {
  await open();
  const [cut] = await listeners();
  await services.query`select pg_terminate_backend(${cut})`;
  const between = await saveCoupon(services);
  await expect.poll(listeners, AT_ONCE).not.toEqual([]);
  await expect.poll(() => emlFiles(services), AT_ONCE).toContain(`coupon-${between}.eml`);
  const after = await saveCoupon(services);
  await expect.poll(() => emlFiles(services), AT_ONCE).toContain(`coupon-${after}.eml`);
});

test('[SUBM-07] leaves no connection, lease or partial file when it is stopped', async () => {
  const mail = await open();
  const ids = await Promise.all(Array.from({ length: 8 }, () => saveCoupon(services)));
  await mail.stop();
  await expect.poll(listeners, AT_ONCE).toEqual([]);
  const rows = await Promise.all(ids.map((id) => outboxRow(services, id)));
  const files = await emlFiles(services);
  expect(rows.map((row) => row?.lease)).toEqual(ids.map(() => null));
  expect(rows.map((row) => row?.state === 'sent')).toEqual(
    ids.map((id) => files.includes(`coupon-${id}.eml`)),
  );
  expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('[SUBM-07] stopping waits for a mail that is being sent', async () => {
  const id = await saveCoupon(services);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const transport = {
    // Mails of other tests in the outbox are sent at once.
    send: ({ text }: Mail) => {
      if (!text.includes(id)) return Promise.resolve();
      begin();
      return arrived;
    },
  };
  const delivery = deliveryOf(services, { transport });
  const worker = startJobWorker(delivery, mailJobs(delivery), NEVER_BY_ITSELF_MS);
  await begun;
  const stopped = worker.stop();
  arrive();
  await stopped;
  expect(await outboxRow(services, id)).toMatchObject({ state: 'sent' });
});

test('[SUBM-07] a short database outage stops the worker only for its duration', async () => {
  const id = await saveCoupon(services);
  const log = recordingLog();
  let isAway = true;
  const delivery = deliveryOf(services, { transport: { send: async () => undefined }, log });
  const worker = startJobWorker(
    {
      ...delivery,
      now: () => {
        if (isAway) throw new Error('Connection terminated');
        return new Date();
      },
    },
    mailJobs(delivery),
    NEVER_BY_ITSELF_MS,
  );
  running.push(worker);
  await expect
    .poll(() => log.lines.map(({ sentence }) => sentence), AT_ONCE)
    .toEqual(['The mail outbox could not be read']);
  isAway = false;
  worker.wake();
  await expect.poll(() => outboxRow(services, id), AT_ONCE).toMatchObject({ state: 'sent' });
});
