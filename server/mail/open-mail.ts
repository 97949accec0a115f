import { join } from 'node:path';
import type { Config } from '../configuration/config.ts';
import type { Database } from '../db/database.ts';
import { listen } from '../db/listen.ts';
import type { MediaStore } from '../media/media-store.ts';
import { MAIL_CHANNEL } from '../jobs/mail-outbox.repository.ts';
import { couponMailMaker } from './coupon-mail-source.ts';
import { createEmlTransport } from './eml-transport.ts';
import type { MailLog, MailTransport } from './mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { startMailWorker } from './worker.ts';

/** For what was postponed, and for a notice that got lost. */
const POLL_MS = 10_000;

type MailConfig = Pick<Config, 'mail' | 'dataDir' | 'publicUrl'> & {
  readonly runtime: Pick<Config['runtime'], 'shareBase'>;
};

export interface OpenMailOptions {
  readonly config: MailConfig;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly media: MediaStore;
  readonly log: MailLog;
  /** How often the outbox is looked into without being woken; 10 s. */
  readonly pollMs?: number;
}

/** Where mails lie that leave no machine. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** Whether mails are read here: on somebody's own machine, where nobody else signs in and no mail leaves it. */
export function hasMailbox({
  production,
  identity,
  mail,
}: Pick<Config, 'production' | 'identity' | 'mail'>): boolean {
  return !production && identity.externalIssuer === null && mail.smtp === null;
}

/** Starts mailing what the outbox holds (SUBM-07); `stop` before the database is closed. */
export async function openMail(options: OpenMailOptions): Promise<{ stop(): Promise<void> }> {
  const { config, database, media, log } = options;
  const makeMail = couponMailMaker({
    database,
    media,
    from: config.mail.from,
    publicUrl: config.publicUrl,
    shareBase: config.runtime.shareBase,
  });
  const transport = transportOf(config);
  const worker = startMailWorker(
    { database, makeMail, transport, log, now: () => new Date(), random: Math.random },
    options.pollMs ?? POLL_MS,
  );
  const listener = await listen(options.databaseUrl, MAIL_CHANNEL, worker.wake);
  return {
    async stop() {
      await listener.stop();
      await worker.stop();
    },
  };
}

function transportOf({ mail, dataDir }: MailConfig): MailTransport {
  return mail.smtp === null
    ? createEmlTransport(mailFolder(dataDir))
    : createSmtpTransport(mail.smtp);
}
