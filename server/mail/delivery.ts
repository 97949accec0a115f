import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import {
  leaseDueMail,
  markMailFailed,
  markMailSent,
  postponeMail,
  type HeldMail,
  type QueuedMail,
} from '../jobs/mail-outbox.repository.ts';
import type { MakeMail } from './coupon-mail-source.ts';
import { MailNotSent, MailRefused, type MailLog, type MailTransport } from './mail.ts';
import { nextAttempt } from '../jobs/retry-schedule.ts';
import type { WorkSignals } from '../jobs/worker.ts';

const AT_ONCE = 4;
const SEND_MS = 60_000;
/** Well over what one delivery may take, so that only a dead worker loses its lease. */
const LEASE_MS = 3 * SEND_MS;

export interface Delivery {
  readonly database: Database;
  readonly makeMail: MakeMail;
  readonly transport: MailTransport;
  readonly log: MailLog;
  readonly now: () => Date;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/**
 * Delivers what is due, four mails at a time, until nothing is due or it is stopped.
 * Any number of these may run in any number of processes: each mail is leased to one of them.
 */
export async function deliverDueMail(delivery: Delivery, signals: WorkSignals): Promise<void> {
  while (!signals.stop.aborted) {
    const lease = randomUUID();
    const now = delivery.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const mails = await leaseDueMail(delivery.database, { id: lease, now, until, limit: AT_ONCE });
    if (mails.length === 0) return;
    const deliverOne = (mail: QueuedMail): Promise<void> =>
      deliver(delivery, mail, { held: { couponId: mail.coupon_id, lease }, cut: signals.cut });
    await Promise.all(mails.map(deliverOne));
  }
}

async function deliver(
  delivery: Delivery,
  queued: QueuedMail,
  { held, cut }: { readonly held: HeldMail; readonly cut: AbortSignal },
): Promise<void> {
  const { database, log, now } = delivery;
  try {
    const failure = await send(delivery, queued, cut);
    if (failure !== null) return await settleFailure(delivery, queued, { held, failure });
    if (await markMailSent(database, held, now()))
      log.info({ attempts: queued.attempts }, 'A coupon was mailed');
  } catch (error) {
    // The database is away: the lease ends by itself and another attempt follows.
    log.warn({ reason: reasonOf(error) }, 'A mail could not be marked');
  }
}

/** Null when the mail is out or there is nothing left to send. */
async function send(
  { makeMail, transport }: Delivery,
  queued: QueuedMail,
  cut: AbortSignal,
): Promise<Error | null> {
  try {
    const mail = await makeMail(queued);
    const signal = AbortSignal.any([cut, AbortSignal.timeout(SEND_MS)]);
    if (mail !== null) await transport.send(mail, signal);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function settleFailure(
  { database, log, now, random }: Delivery,
  queued: QueuedMail,
  { held, failure }: { readonly held: HeldMail; readonly failure: Error },
): Promise<void> {
  const { attempts, created_at: createdAt } = queued;
  const reason = reasonOf(failure);
  const next =
    failure instanceof MailRefused ? null : nextAttempt({ attempts, createdAt }, now(), random());
  if (next !== null) {
    await postponeMail(database, held, { next, reason });
    log.warn({ attempts, reason, next }, 'A mail was not sent and will be tried again');
    return;
  }
  await markMailFailed(database, held, { now: now(), reason });
  log.error({ attempts, reason }, 'A mail was given up; its coupon is not touched by that');
}

/** Only words of our own or a system's code: what others say may hold an address. */
function reasonOf(error: unknown): string {
  if (error instanceof MailRefused || error instanceof MailNotSent) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
