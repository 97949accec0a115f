/** Shows a coupon's owner which saved passes the last change has reached (API-11, API-12). */
import type { WalletFault as Fault, WalletReport } from '../../openapi/schema.gen.ts';
import type { Database } from '../db/database.ts';
import type { Claims } from '../identity/verify-token.ts';
import { faultOf } from './delivery-faults.ts';
import {
  countDeliveries,
  findOfferDelivery,
  findPhoneReport,
  enqueueResend,
  type Channel,
  type DeliveryCount,
  type OfferDelivery,
  type PhoneReport,
} from './wallet-report.repository.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { handlersOf } from '../http/contract/contract.ts';

interface Parts {
  readonly database: Database;
  /** Rejects unless the coupon is the caller's. */
  readonly own: (caller: Claims, id: string) => Promise<unknown>;
  /** Whether there are credentials that the wallet accepts. */
  readonly isTrusted: Readonly<Record<Channel, boolean>>;
}

/**
 * Both throw `RequestFailure` `not-found` for another account's coupon.
 * @internal for tests
 */
export function createWalletReportService(parts: Parts) {
  const { database, own, isTrusted } = parts;
  return {
    async report(caller: Claims, id: string) {
      // Together, because each look-up waits a turn of the event loop (SAFE-01).
      const [report] = await Promise.all([reportOf(parts, id), own(caller, id)]);
      return report;
    },
    /** Enqueues what has not arrived, for wallets with credentials. */
    async resend(caller: Claims, id: string) {
      await own(caller, id);
      const channels = (['apple', 'google'] as const).filter((channel) => isTrusted[channel]);
      await database
        .transaction()
        .execute((transaction) => enqueueResend(transaction, id, channels));
      return reportOf(parts, id);
    },
  };
}

async function reportOf({ database, isTrusted }: Parts, couponId: string): Promise<WalletReport> {
  const [phones, counts, offer] = await Promise.all([
    findPhoneReport(database, couponId),
    countDeliveries(database, couponId),
    findOfferDelivery(database, couponId),
  ]);
  const signing = (channel: Channel) => (isTrusted[channel] ? 'trusted' : 'trial');
  return {
    changedAt: phones?.changed_at?.toISOString() ?? null,
    apple: { signing: signing('apple'), ...phonesOf(phones ?? NO_PHONES, counts) },
    google: { signing: signing('google'), ...offerOf(offer) },
  };
}

const NO_PHONES: PhoneReport = {
  holding: 0,
  owed: 0,
  changed_at: null,
  finished_at: null,
  next_attempt_at: null,
};

function phonesOf(phones: PhoneReport, counts: readonly DeliveryCount[]) {
  const { holding, owed, changed_at: changedAt } = phones;
  const sum = (...outcomes: readonly DeliveryCount['outcome'][]): number =>
    counts
      .filter(({ outcome }) => outcomes.includes(outcome))
      .reduce((total, { deliveries }) => total + deliveries, 0);
  // A delivery that is not enqueued yet has been due since the change.
  const next = owed > 0 ? changedAt : phones.next_attempt_at;
  return {
    holding,
    told: sum('sent'),
    waiting: owed + sum('waiting'),
    unreached: sum('failed', 'not sent'),
    gone: sum('gone'),
    lastAt: phones.finished_at?.toISOString() ?? null,
    nextAt: next?.toISOString() ?? null,
    faults: faultsOf(counts),
  };
}

/** Merges answers of a push service that mean the same to a person. */
function faultsOf(counts: readonly DeliveryCount[]) {
  const phones = new Map<Fault, number>();
  for (const { outcome, reason, deliveries } of counts) {
    if (outcome === 'sent' || outcome === 'gone' || reason === null) continue;
    const fault = faultOf(reason);
    phones.set(fault, (phones.get(fault) ?? 0) + deliveries);
  }
  return [...phones]
    .map(([fault, count]) => ({ fault, phones: count }))
    .toSorted((one, other) => other.phones - one.phones);
}

const OFFER_STATES = {
  waiting: 'waiting',
  sent: 'set',
  'not sent': 'failed',
  failed: 'failed',
} as const;

function offerOf(delivery: OfferDelivery | undefined) {
  if (delivery === undefined)
    return { state: 'none', lastAt: null, nextAt: null, fault: null } as const;
  const { state, reason, finished_at: finished, next_attempt_at: next } = delivery;
  return {
    state: OFFER_STATES[state],
    lastAt: finished?.toISOString() ?? null,
    nextAt: state === 'waiting' ? next.toISOString() : null,
    fault: state === 'sent' || reason === null ? null : faultOf(reason),
  };
}

/** Reports the deliveries of the last change to saved passes, and sends it again (API-11, API-12). */
export function walletReportRoutes(parts: Parts) {
  const wallets = createWalletReportService(parts);
  return handlersOf({
    getProjectWallets: (request) => wallets.report(callerOfRequest(request), request.params.id),
    resendWalletUpdates: (request) => wallets.resend(callerOfRequest(request), request.params.id),
  });
}
