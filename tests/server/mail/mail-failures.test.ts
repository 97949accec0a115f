import { beforeEach, expect, test } from 'vitest';
import {
  deliverDueMail,
  clearOutbox,
  deliveryOf,
  NEVER,
  outboxRow,
  recordingLog,
  recordingTransport,
} from '../support/mail-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
beforeEach(() => clearOutbox(services));

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
  await services.database
    .updateTable('mail_outbox')
    .set({ recipient_address: 'mara@example.com\r\nBcc: evil@example.com' })
    .where('coupon_id', '=', id)
    .execute();
  const { transport, mails } = recordingTransport();
  await deliverDueMail(deliveryOf(services, { transport }), NEVER);
  expect(mails).toEqual([]);
  expect(await outboxRow(services, id)).toMatchObject({
    state: 'failed',
    reason: 'The address of the account is none.',
  });
});
