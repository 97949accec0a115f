import { beforeEach, expect, test } from 'vitest';
import { mailJobs } from '../../../server/mail/mail-jobs.ts';
import { createSmtpTransport } from '../../../server/mail/smtp-transport.ts';
import { doDueJobs } from '../../../server/jobs/due-jobs.ts';
import { shared } from '../../support/shared.ts';
import { FAULTS, openFaultProxy } from '../support/fault-proxy.ts';
import { clearOutbox, deliveryOf, NEVER, outboxRow } from '../support/mail-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { sharedServices } from '../support/services-fixture.ts';
import { openSmtpSink } from '../support/smtp-sink.ts';

const ATTEMPT_MS = 1_000;

const services = sharedServices();
const sink = shared(() => openSmtpSink());
const proxy = shared(() => openFaultProxy(`http://127.0.0.1:${sink.settings.port}`));
beforeEach(() => clearOutbox(services));

/** One round of the worker, this long after now. */
async function deliver(afterMs: number): Promise<void> {
  const port = Number(new URL(proxy.through('http://127.0.0.1')).port);
  const transport = createSmtpTransport({ ...sink.settings, port });
  const now = new Date(Date.now() + afterMs);
  const delivery = deliveryOf(services, { transport, now: () => now });
  await doDueJobs(delivery, { ...mailJobs(delivery), attemptMs: ATTEMPT_MS }, NEVER);
}

test.each(FAULTS)(
  '[SAFE-09] [SUBM-07] a coupon is saved during ten minutes of a %s of mail, and one mail follows',
  async (fault) => {
    const before = sink.mails.length;
    await proxy.befall(fault);
    const id = await saveCoupon(services);
    const begun = performance.now();
    await deliver(0);
    expect(performance.now() - begun).toBeLessThan(5 * ATTEMPT_MS);
    if (fault !== 'latency') {
      expect(await outboxRow(services, id)).toMatchObject({ state: 'waiting', attempts: 1 });
      await deliver(600_000);
    }

    await proxy.befall(null);
    for (const hours of [1, 2, 23]) await deliver(hours * 3_600_000);
    expect(sink.mails).toHaveLength(before + 1);
    expect(await outboxRow(services, id)).toMatchObject({ state: 'sent' });
  },
);
