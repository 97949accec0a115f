import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { nextAttempt } from '../jobs/retry-schedule.ts';
import type { WorkSignals } from '../jobs/worker.ts';
import { markAtGoogle } from '../coupons/wallet-coupons.repository.ts';
import {
  leaseDueDeliveries,
  postponeDelivery,
  settleDelivery,
  type DeliveryOutcome,
  type WalletDelivery,
} from '../jobs/wallet-deliveries.repository.ts';
import { findPushToken, forgetDevice } from './wallet-registrations.repository.ts';
import type { OfferRequest } from './offer-payload.ts';
import { MessageFailed, type OfferPort, type PushPort } from './wallet-messages.ts';

const AT_ONCE = 16;
const SEND_MS = 30_000;
/** Well over what one delivery may take, so that only a dead worker loses its lease. */
const LEASE_MS = 4 * SEND_MS;

export interface WalletDeliveryParts {
  readonly database: Database;
  /** Null without a push certificate. */
  readonly phones: PushPort | null;
  /** Null without a service account. */
  readonly offers: OfferPort | null;
  /** The offer of a coupon as it is now; null where it is inactive or gone. */
  readonly findOffer: (couponId: string) => Promise<OfferRequest | null>;
  readonly log: DeliveryLog;
  readonly now: () => Date;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/** As pino takes it. */
export interface DeliveryLog {
  info(fields: object, sentence: string): void;
  warn(fields: object, sentence: string): void;
  error(fields: object, sentence: string): void;
}

/**
 * Tells wallets what is due, until nothing is due or it is stopped. Any number of these may run in any number of
 * processes: each delivery is leased to one of them, and one coupon's to one at a time for each recipient.
 */
export async function deliverDueChanges(
  parts: WalletDeliveryParts,
  signals: WorkSignals,
): Promise<void> {
  while (!signals.stop.aborted) {
    const lease = randomUUID();
    const now = parts.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const due = await leaseDueDeliveries(parts.database, {
      id: lease,
      now,
      until,
      limit: AT_ONCE,
    });
    if (due.length === 0) return;
    await Promise.all(due.map((delivery) => deliver(parts, delivery, { lease, cut: signals.cut })));
  }
}

async function deliver(
  parts: WalletDeliveryParts,
  delivery: WalletDelivery,
  { lease, cut }: { readonly lease: string; readonly cut: AbortSignal },
): Promise<void> {
  const { id, requests, channel } = delivery;
  const held = { id, lease, requests };
  try {
    const outcome = await attempt(parts, delivery, cut);
    if (outcome.state === 'retry') {
      const { reason, next } = outcome;
      await postponeDelivery(parts.database, held, { next, reason });
      parts.log.warn({ channel, reason, next }, 'A wallet was not told and will be tried again');
      return;
    }
    await settleDelivery(parts.database, held, outcome);
    const level = outcome.state === 'failed' ? 'error' : 'info';
    parts.log[level]({ channel, ...outcome }, 'A wallet was to be told of a change');
  } catch (error) {
    // The database is away: the lease ends by itself and another attempt follows.
    parts.log.warn({ reason: reasonOf(error) }, 'A delivery to a wallet could not be marked');
  }
}

type AttemptOutcome =
  DeliveryOutcome | { readonly state: 'retry'; readonly reason: string; readonly next: Date };

async function attempt(
  parts: WalletDeliveryParts,
  delivery: WalletDelivery,
  cut: AbortSignal,
): Promise<AttemptOutcome> {
  const signal = AbortSignal.any([cut, AbortSignal.timeout(SEND_MS)]);
  try {
    return delivery.channel === 'apple'
      ? await tellPhone(parts, delivery, signal)
      : await tellGoogle(parts, delivery, signal);
  } catch (error) {
    const reason = reasonOf(error);
    const { attempts, created_at: createdAt } = delivery;
    const isFinal = error instanceof MessageFailed && !error.isWorthRetrying;
    const next = isFinal ? null : nextAttempt({ attempts, createdAt }, parts.now(), parts.random());
    return next === null ? { state: 'failed', reason } : { state: 'retry', reason, next };
  }
}

async function tellPhone(
  { database, phones }: WalletDeliveryParts,
  { coupon_id: couponId, device_id: deviceId }: WalletDelivery,
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  if (phones === null) return { state: 'not sent', reason: 'no push certificate' };
  const pushToken = await findPushToken(database, { couponId, deviceId });
  if (pushToken === undefined) return { state: 'not sent', reason: 'no longer registered' };
  if ((await phones.push(pushToken, signal)) === 'taken') return { state: 'sent' };
  await forgetDevice(database, deviceId, pushToken);
  return { state: 'not sent', reason: 'APNs 410: the phone is gone' };
}

async function tellGoogle(
  { database, offers, findOffer }: WalletDeliveryParts,
  { coupon_id: couponId }: WalletDelivery,
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  if (offers === null) return { state: 'not sent', reason: 'no service account' };
  const offer = await findOffer(couponId);
  if (offer === null) {
    await offers.withdraw(couponId, signal);
    return { state: 'sent' };
  }
  await offers.publish(offer, signal);
  await markAtGoogle(database, couponId);
  return { state: 'sent' };
}

/** Only words of our own or a system's code: what others say may hold an address. */
function reasonOf(error: unknown): string {
  if (error instanceof MessageFailed) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
