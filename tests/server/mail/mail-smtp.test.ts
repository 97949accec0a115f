import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { doDueJobs, type WorkSignals } from '../../../server/jobs/due-jobs.ts';
import { mailJobs } from '../../../server/mail/mail-jobs.ts';
import { createSmtpTransport } from '../../../server/mail/smtp-transport.ts';
import { FAULTS, openFaultProxy } from '../support/fault-proxy.ts';
import {
  deliverDueMail,
  clearOutbox,
  deliveryOf,
  NEVER,
  outboxRow,
  recordingLog,
} from '../support/mail-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';
import {
  HANG_UP,
  openSmtpSink,
  SAY_NOTHING,
  type SinkReply,
  type SmtpSink,
} from '../support/smtp-sink.ts';

const services = sharedServices();
let sink: SmtpSink;
let answer: (command: string, line: string) => SinkReply | null;
beforeEach(async () => {
  await clearOutbox(services);
  answer = () => null;
  sink = await openSmtpSink((command, line) => answer(command, line));
});
afterEach(() => sink.close());

/** One round of the worker at that time after the coupon was saved; returns its log. */
async function deliver(afterMs = 0, signals: WorkSignals = NEVER) {
  const log = recordingLog();
  const transport = createSmtpTransport(sink.settings);
  const now = new Date(Date.now() + afterMs);
  await deliverDueMail(deliveryOf(services, { transport, log, now: () => now }), signals);
  return log.lines;
}

test('[SUBM-07] a server that accepts mail gets one message for one recipient, with both parts and the picture', async () => {
  const id = await saveCoupon(services);
  await deliver();
  await deliver(86_400_000);

  expect(sink.mails).toHaveLength(1);
  expect(sink.mails[0]?.recipients).toEqual(['RCPT TO:<mara@example.com>']);
  const mail = await PostalMime.parse(Buffer.from(sink.mails[0]?.source ?? '', 'latin1'));
  expect(mail).toMatchObject({
    messageId: `<coupon-${id}@tearline.example>`,
    to: [{ name: 'Mara Keeler', address: 'mara@example.com' }],
    subject: 'Your coupon “Thirteen rolls for the price of twelve” is ready',
    text: expect.stringContaining(`http://tearline.test/r/${id}`),
    html: expect.stringContaining('<h1'),
    attachments: [{ mimeType: 'image/png' }],
  });
  expect(await outboxRow(services, id)).toMatchObject({ state: 'sent', attempts: 1 });
});

test('[SUBM-07] a server that accepts mail a name with commas, brackets and line breaks adds neither recipient nor header', async () => {
  const name = 'Mara, <evil@elsewhere.example>\r\nBcc: evil@elsewhere.example';
  await saveCoupon(services, { ...MARA, sub: 'injector', name });
  await deliver();
  const [mail] = sink.mails;
  expect(mail?.recipients).toEqual(['RCPT TO:<mara@example.com>']);
  expect(sink.commands.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
  const head = mail?.source.split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/^bcc:/im);
  expect(head.match(/^to:/gim)).toHaveLength(1);
});

test.each([
  ['hangs up at once', 'greeting', HANG_UP],
  ['is busy', 'greeting', '421 Too busy'],
  ['refuses the sender for now', 'MAIL', '451 Try later'],
  ['refuses the recipient for now', 'RCPT', '450 <mara@example.com> is busy'],
  ['refuses the relay', 'RCPT', '554 No relaying for mara@example.com'],
  ['refuses the content', 'content', '554 Not today'],
] as const)(
  '[SUBM-07] a mail server is tried again if it %s, and its replies stay out of the log',
  async (_case, at, reply) => {
    const id = await saveCoupon(services);
    answer = (command) => (command === at ? reply : null);
    const lines = await deliver();
    expect(await outboxRow(services, id)).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(lines.map(({ sentence }) => sentence)).toEqual([
      'A mail was not sent and will be tried again',
    ]);
    expect(JSON.stringify(lines)).not.toContain('mara');

    const refused = sink.mails.length;
    answer = () => null;
    await deliver(15_001);
    expect(sink.mails).toHaveLength(refused + 1);
    expect(await outboxRow(services, id)).toMatchObject({ state: 'sent', attempts: 2 });
  },
);

test('[SUBM-07] a mail server is not tried again if it says that the mailbox does not exist', async () => {
  const id = await saveCoupon(services);
  answer = (command) => (command === 'RCPT' ? '550 5.1.1 <mara@example.com> unknown' : null);
  await deliver();
  expect(await outboxRow(services, id)).toMatchObject({
    state: 'failed',
    attempts: 1,
    reason: 'SMTP EENVELOPE 550 RCPT TO',
  });
});

test('[SUBM-07] a mail server may get a mail twice with one Message-ID if it hangs up after the content', async () => {
  const id = await saveCoupon(services);
  answer = (command) => (command === 'content' ? HANG_UP : null);
  await deliver();
  answer = () => null;
  await deliver(15_001);
  const mails = await Promise.all(sink.mails.map(({ source }) => PostalMime.parse(source)));
  expect(mails.map(({ messageId }) => messageId)).toEqual([
    `<coupon-${id}@tearline.example>`,
    `<coupon-${id}@tearline.example>`,
  ]);
});

test('[SUBM-07] a mail server that says nothing is left when the service stops, and tried again later', async () => {
  const id = await saveCoupon(services);
  const cutting = new AbortController();
  const { promise: isTalking, resolve } = Promise.withResolvers<void>();
  answer = (command) => {
    if (command !== 'MAIL') return null;
    resolve();
    return SAY_NOTHING;
  };
  const delivering = deliver(0, { ...NEVER, cut: cutting.signal });
  await isTalking;
  cutting.abort();
  await delivering;
  expect(await outboxRow(services, id)).toMatchObject({ state: 'waiting', lease: null });
});

test('[SUBM-07] a mail server gets no password without TLS if TLS is required', async () => {
  await saveCoupon(services);
  answer = (command) => (command === 'EHLO' ? '250-sink.example\r\n250 AUTH PLAIN LOGIN' : null);
  const transport = createSmtpTransport({
    ...sink.settings,
    requireTls: true,
    credentials: { user: 'tearline', password: 'secret' },
  });
  await deliverDueMail(deliveryOf(services, { transport }), NEVER);
  expect(sink.commands.filter((line) => line.startsWith('AUTH'))).toEqual([]);
  expect(sink.mails).toEqual([]);
});

test.each(FAULTS)(
  '[SAFE-09] [SUBM-07] a coupon is saved during ten minutes of a %s of mail, and one mail follows',
  async (fault) => {
    const attemptMs = 1_000;
    const proxy = await openFaultProxy(`http://127.0.0.1:${sink.settings.port}`);
    onTestFinished(() => proxy.close());
    const port = Number(new URL(proxy.through('http://127.0.0.1')).port);
    const transport = createSmtpTransport({ ...sink.settings, port });
    const deliverThrough = async (afterMs: number) => {
      const now = new Date(Date.now() + afterMs);
      const delivery = deliveryOf(services, { transport, now: () => now });
      await doDueJobs(delivery, { ...mailJobs(delivery), attemptMs }, NEVER);
    };
    await proxy.befall(fault);
    const id = await saveCoupon(services);
    const begun = performance.now();
    await deliverThrough(0);
    expect(performance.now() - begun).toBeLessThan(5 * attemptMs);
    if (fault !== 'latency') {
      expect(await outboxRow(services, id)).toMatchObject({ state: 'waiting', attempts: 1 });
      await deliverThrough(600_000);
    }

    await proxy.befall(null);
    for (const hours of [1, 2, 23]) await deliverThrough(hours * 3_600_000);
    expect(sink.mails).toHaveLength(1);
    expect(await outboxRow(services, id)).toMatchObject({ state: 'sent' });
  },
);
