import type { JobKind } from '../jobs/due-jobs.ts';
import {
  type JobState,
  mailQueue,
  proofMailQueue,
  type QueuedMail,
  type QueuedProofMail,
} from '../jobs/queues.ts';
import type { MakeMail } from './coupon-mail-source.ts';
import type { Mail, MailTransport } from './mail.ts';

const AT_ONCE = 4;
const SEND_MS = 60_000;

interface MailsOf<Queued extends JobState> {
  /** Null if what the mail is about is gone. */
  readonly makeMail: (queued: Queued) => Promise<Mail | null>;
  readonly transport: MailTransport;
}

export interface MailParts extends MailsOf<QueuedMail> {
  readonly makeMail: MakeMail;
}

/** The mails of the outbox as jobs. */
export function mailJobs(parts: MailParts): JobKind<QueuedMail> {
  return {
    ...mailsOf<QueuedMail>(parts),
    queue: mailQueue,
    log: {
      finished: 'A coupon was mailed',
      failed: 'A mail was given up; its coupon is not touched by that',
      postponed: 'A mail was not sent and will be tried again',
      unmarked: 'A mail could not be marked',
      unreadable: 'The mail outbox could not be read',
    },
  };
}

/** The mails about answers to proofs as jobs (APPR-03). */
export function proofMailJobs(parts: MailsOf<QueuedProofMail>): JobKind<QueuedProofMail> {
  return {
    ...mailsOf(parts),
    queue: proofMailQueue,
    log: {
      finished: 'An answer to a proof was mailed',
      failed: 'A mail about an answer was given up; the answer is stored',
      postponed: 'A mail about an answer was not sent and will be tried again',
      unmarked: 'A mail about an answer could not be marked',
      unreadable: 'The mails about answers could not be read',
    },
  };
}

/** A mail about something that is gone is marked as done and not sent. */
function mailsOf<Queued extends JobState>({ makeMail, transport }: MailsOf<Queued>) {
  return {
    atOnce: AT_ONCE,
    attemptMs: SEND_MS,
    async attempt(queued: Queued, signal: AbortSignal) {
      const mail = await makeMail(queued);
      if (mail !== null) await transport.send(mail, signal);
      return { state: 'sent' as const };
    },
  };
}
