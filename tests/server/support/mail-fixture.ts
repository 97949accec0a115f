import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../server/db/database.ts';
import { couponMailMaker } from '../../../server/mail/coupon-mail-source.ts';
import { mailJobs, type MailParts } from '../../../server/mail/mail-jobs.ts';
import type { Mail, MailTransport } from '../../../server/mail/mail.ts';
import { mailFolder } from '../../../server/mail/open-mail.ts';
import { doDueJobs, type JobLog, type JobParts } from '../../../server/jobs/due-jobs.ts';
import type { WorkSignals } from '../../../server/jobs/due-jobs.ts';
import type { Services } from './services-fixture.ts';

export const FROM = { name: 'Tearline', address: 'coupons@tearline.example' };

/** Signals that never fire. */
export const NEVER: WorkSignals = {
  stop: new AbortController().signal,
  cut: new AbortController().signal,
};

interface LogLine {
  readonly level: keyof JobLog;
  readonly sentence: string;
  readonly fields: object;
}

export function recordingLog(): JobLog & { readonly lines: LogLine[] } {
  const lines: LogLine[] = [];
  const note =
    (level: keyof JobLog) =>
    (fields: object, sentence: string): void => {
      lines.push({ level, sentence, fields });
    };
  return { lines, info: note('info'), warn: note('warn'), error: note('error') };
}

/** A transport that records its mails; `send` may fail first. */
export function recordingTransport(send: (mail: Mail) => Promise<void> = async () => undefined) {
  const mails: Mail[] = [];
  const transport: MailTransport = {
    async send(mail) {
      await send(mail);
      mails.push(mail);
    },
  };
  return { transport, mails };
}

type Delivery = MailParts & JobParts;

/** Sends due mails of the outbox, as a worker does in each round. */
export async function deliverDueMail(delivery: Delivery, signals: WorkSignals): Promise<void> {
  await doDueJobs(delivery, mailJobs(delivery), signals);
}

/** A delivery on the services' database; everything not given is real. */
export function deliveryOf(
  services: Services,
  parts: { readonly transport: MailTransport } & Partial<Delivery>,
): Delivery {
  const makeMail = couponMailMaker({
    database: services.database,
    media: services.media,
    from: FROM,
    publicUrl: 'http://tearline.test',
    shareBase: 'http://tearline.test/r/',
  });
  return {
    database: services.database,
    makeMail,
    log: recordingLog(),
    now: () => new Date(),
    random: () => 0,
    ...parts,
  };
}

export async function outboxRow(
  services: Services,
  couponId: string,
): Promise<Selectable<Tables['mail_outbox']> | undefined> {
  return services.database
    .selectFrom('mail_outbox')
    .selectAll()
    .where('coupon_id', '=', couponId)
    .executeTakeFirst();
}

/** Empties the outbox, so a test sees only its own mails. */
export async function clearOutbox(services: Services): Promise<void> {
  await services.query`delete from mail_outbox`;
}

/** The `.eml` files of the services' mailbox. */
export async function emlFiles({ dataDir }: Services): Promise<readonly string[]> {
  const names = await readdir(mailFolder(dataDir)).catch(() => []);
  return names.toSorted();
}

export async function readEmlFile({ dataDir }: Services, couponId: string): Promise<Buffer> {
  return readFile(join(mailFolder(dataDir), `coupon-${couponId}.eml`));
}
