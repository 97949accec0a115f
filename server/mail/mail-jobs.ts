import type { JobKind } from '../jobs/due-jobs.ts';
import {
  mailQueue,
  proofMailQueue,
  type QueuedMail,
  type QueuedProofMail,
} from '../jobs/queues.ts';
import type { MakeMail } from './coupon-mail-source.ts';
import type { Mail, MailTransport } from './mail.ts';

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

interface ProofMailParts {
  readonly makeMail: (queued: QueuedProofMail) => Promise<Mail | null>;
  readonly transport: MailTransport;
}

/** The mails about answers to proofs as jobs (APPR-03). */
export function proofMailJobs({ makeMail, transport }: ProofMailParts): JobKind<QueuedProofMail> {
  return {
    queue: proofMailQueue,
    atOnce: AT_ONCE,
    attemptMs: SEND_MS,
    async attempt(queued, signal) {
      const mail = await makeMail(queued);
      if (mail !== null) await transport.send(mail, signal);
      return { state: 'sent' };
    },
    log: {
      finished: 'An answer to a proof was mailed',
      failed: 'A mail about an answer was given up; the answer is stored',
      postponed: 'A mail about an answer was not sent and will be tried again',
      unmarked: 'A mail about an answer could not be marked',
      unreadable: 'The mails about answers could not be read',
    },
    fieldsOf: () => ({}),
  };
}
