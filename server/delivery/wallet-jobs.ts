import { reasonOf } from '../jobs/attempt-failed.ts';
import { NOT_SENT, notSent } from './delivery-faults.ts';
import { markAtGoogle } from './wallet-coupons.repository.ts';
import { enqueueNextBatches, leaveOutFaulty } from './wallet-batches.repository.ts';
import { NAME_LENGTH, type JobKind, type JobParts } from '../jobs/due-jobs.ts';
import { workersNotified, type JobOutcome } from '../jobs/queue.repository.ts';
import { offerQueue, phoneQueue, walletQueue, type WalletDelivery } from '../jobs/queues.ts';
import type { OfferPort, OfferRequest, PushPort } from './wallet-messages.ts';
import { findPushToken, removeDevice } from './wallet-registrations.repository.ts';

/** For each of the two wallets. */
const AT_ONCE = 16;
const SEND_MS = 30_000;
/** Lots for phones contain offers of codes for Google, which gets its next ones after this time if no phone is reached. */
const LOT_MS = 60_000;

export interface WalletParts {
  readonly database: JobParts['database'];
  /** Null without a push certificate. */
  readonly phones: PushPort | null;
  /** Null without a service account. */
  readonly offers: OfferPort | null;
  /** Returns the coupon's current offer; null if it is inactive or removed. */
  readonly findOffer: (couponId: string) => Promise<OfferRequest | null>;
  /** Makes and stores the coupon's current pass. */
  readonly makePass: (couponId: string) => Promise<unknown>;
}

/** The queued changes for phones, and those for Google. For each recipient the changes of a coupon run in sequence. */
export function walletJobs(parts: WalletParts & Pick<JobParts, 'log'>) {
  const leftOut = leaveOutFaulty((couponId, error) => {
    const row = couponId.slice(0, NAME_LENGTH);
    parts.log.error(
      { table: 'wallet_coupons', row, reason: reasonOf(error) },
      'A coupon is left out for an hour: its change cannot be queued for phones',
    );
  });
  const addLot = () => enqueueNextBatches(parts.database, leftOut);
  let addedAt = 0;
  const ofBoth = {
    atOnce: AT_ONCE,
    attemptMs: SEND_MS,
    log: {
      finished: 'A change was delivered to a wallet, or could not be',
      failed:
        'A change was given up and does not reach a wallet; its owner can send it again on the dashboard',
      postponed: 'A change did not reach a wallet and will be sent again',
      unmarked: 'A delivery to a wallet could not be marked',
      unreadable: 'The wallet queue could not be read',
    },
  };
  const ofPhones: JobKind<WalletDelivery> = {
    ...ofBoth,
    queue: phoneQueue,
    attempt: (delivery, signal) => notifyPhone(parts, delivery, signal),
    replenish: addLot,
  };
  const ofGoogle: JobKind<WalletDelivery> = {
    ...ofBoth,
    queue: offerQueue,
    attempt: (delivery, signal) => updateGoogle(parts, delivery, signal),
    async replenish() {
      if (Date.now() < addedAt + LOT_MS) return false;
      addedAt = Date.now();
      if (!(await addLot())) return false;
      await workersNotified(walletQueue).execute(parts.database);
      return true;
    },
  };
  return [ofPhones, ofGoogle] as const;
}

async function notifyPhone(
  { database, phones, makePass }: WalletParts,
  { coupon_id: couponId, device_id: deviceId }: WalletDelivery,
  signal: AbortSignal,
): Promise<JobOutcome> {
  if (phones === null) return NOT_SENT.noPushCertificate;
  const pushToken = await findPushToken(database, { couponId, deviceId });
  if (pushToken === undefined) return notSent('no longer registered');
  // All phones request it at once. If it cannot be made now, the first request makes it.
  await makePass(couponId).catch(() => undefined);
  if ((await phones.push(pushToken, signal)) === 'taken') return { state: 'sent' };
  await removeDevice(database, deviceId, pushToken);
  return notSent('APNs 410: the phone is gone');
}

async function updateGoogle(
  { database, offers, findOffer }: WalletParts,
  { coupon_id: couponId }: WalletDelivery,
  signal: AbortSignal,
): Promise<JobOutcome> {
  if (offers === null) return NOT_SENT.noServiceAccount;
  const offer = await findOffer(couponId);
  if (offer === null) {
    await offers.withdraw(couponId, signal);
    return { state: 'sent' };
  }
  await offers.publish(offer, signal);
  await markAtGoogle(database, couponId);
  return { state: 'sent' };
}
