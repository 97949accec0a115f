import { join } from 'node:path';
import type { Config } from '../configuration/config.ts';
import type { StoredFiles } from '../media/media-store.ts';
import type { JobLog } from '../jobs/due-jobs.ts';
import { startQueueWorker } from '../jobs/queue-worker.ts';
import { couponMailMaker } from './coupon-mail-source.ts';
import { createEmlTransport } from './eml-transport.ts';
import { mailJobs, proofMailJobs } from './mail-jobs.ts';
import type { MailTransport } from './mail.ts';
import { proofMailMaker } from './proof-mail-source.ts';
import { createSmtpTransport } from './smtp-transport.ts';

type MailConfig = Pick<Config, 'mail' | 'dataDir' | 'publicUrl'> & {
  readonly runtime: Pick<Config['runtime'], 'shareBase'>;
};

interface OpenMailOptions extends StoredFiles {
  readonly config: MailConfig;
  readonly databaseUrl: string;
  readonly log: JobLog;
  /** Interval between checks of the outbox without a notice; 10 s. */
  readonly pollMs?: number;
}

/** The folder of mails that are not sent. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** Returns whether the mailbox is available: only in local use, where nobody else signs in and no mail is sent. */
export function hasMailbox({ production, identity, mail }: Config): boolean {
  return !production && identity.externalIssuer === null && mail.smtp === null;
}

/** Starts to send the mails of the outbox (SUBM-07). Call `stop` before the database is closed. */
export async function openMail(options: OpenMailOptions): Promise<{ stop(): Promise<void> }> {
  const { config, database, media, log, databaseUrl, pollMs } = options;
  const { publicUrl } = config;
  const { from } = config.mail;
  const { shareBase } = config.runtime;
  const makeMail = couponMailMaker({ database, media, from, publicUrl, shareBase });
  const transport = transportOf(config);
  const worker = { databaseUrl, pollMs };
  const ofCoupons = mailJobs({ makeMail, transport });
  const makeProofMail = proofMailMaker({ database, from, publicUrl });
  const ofProofs = proofMailJobs({ makeMail: makeProofMail, transport });
  const workers = [
    await startQueueWorker({ database, log }, [ofCoupons], worker),
    await startQueueWorker({ database, log }, [ofProofs], worker),
  ];
  return {
    stop: async () => {
      await Promise.all(workers.map(({ stop }) => stop()));
    },
  };
}

function transportOf({ mail, dataDir }: MailConfig): MailTransport {
  return mail.smtp === null
    ? createEmlTransport(mailFolder(dataDir))
    : createSmtpTransport(mail.smtp);
}
