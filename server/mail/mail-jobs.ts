import type { JobKind } from '../jobs/due-jobs.ts';
import { mailQueue, type QueuedMail } from '../jobs/queues.ts';
import type { MakeMail } from './coupon-mail-source.ts';
import type { MailTransport } from './mail.ts';

const AT_ONCE = 4;
const SEND_MS = 60_000;

export interface MailParts {
  readonly makeMail: MakeMail;
  readonly transport: MailTransport;
}

/** The mails of the outbox as jobs. A mail whose coupon is gone is marked as done and not sent. */
export function mailJobs({ makeMail, transport }: MailParts): JobKind<QueuedMail> {
  return {
    queue: mailQueue,
    atOnce: AT_ONCE,
    attemptMs: SEND_MS,
    async attempt(queued, signal) {
      const mail = await makeMail(queued);
      if (mail !== null) await transport.send(mail, signal);
      return { state: 'sent' };
    },
    log: {
      finished: 'A coupon was mailed',
      failed: 'A mail was given up; its coupon is not touched by that',
      postponed: 'A mail was not sent and will be tried again',
      unmarked: 'A mail could not be marked',
      unreadable: 'The mail outbox could not be read',
    },
    fieldsOf: () => ({}),
  };
}
