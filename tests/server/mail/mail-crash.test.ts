import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { createEmlTransport } from '../../../server/mail/eml-transport.ts';
import { mailFolder } from '../../../server/mail/open-mail.ts';
import {
  deliverDueMail,
  deliveryOf,
  emlFiles,
  NEVER,
  outboxRow,
  readEmlFile,
} from '../support/mail-fixture.ts';
import { linesOf } from '../support/printing-process.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { sharedServices } from '../support/services-fixture.ts';

const CHILD = join(import.meta.dirname, 'mail-crash.child.ts');
/** Polling every 10 s finds the mails of a dead process within the 60 s. */
const TAKE_OVER_MS = 60_000 - 10_000;

const services = sharedServices();

/** Runs a worker in a separate process and kills it as soon as it has sent one mail and marked none. */
async function killBetweenSendAndMark(): Promise<void> {
  const given = [services.databaseUrl, services.dataDir];
  expect(await linesOf(CHILD, given, { killedAfter: 1 })).toEqual(['sent']);
}

test('[SUBM-07] [SAFE-06] a worker killed between sending and marking leaves one mail, three times in a row @long', async () => {
  const id = await saveCoupon(services);
  for (const attempts of [1, 2, 3]) {
    // The first two are taken over at once, the third after its lease ends.
    await services.query`update mail_outbox set locked_until = now() where lease is not null`;
    await killBetweenSendAndMark();
    expect(await outboxRow(services, id)).toMatchObject({ state: 'waiting', attempts });
  }
  const killed = Date.now();

  const transport = createEmlTransport(mailFolder(services.dataDir));
  const now = () => new Date(killed + TAKE_OVER_MS);
  await deliverDueMail(deliveryOf(services, { transport, now }), NEVER);

  expect(await outboxRow(services, id)).toMatchObject({ state: 'sent', attempts: 4 });
  expect(await emlFiles(services)).toEqual([`coupon-${id}.eml`]);
  const { messageId } = await PostalMime.parse(await readEmlFile(services, id));
  expect(messageId).toBe(`<coupon-${id}@tearline.example>`);
});
