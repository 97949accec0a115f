/** Shows a coupon's owner which saved passes the last change has reached (API-11, API-12). */
import type { components } from '../../../openapi/schema.gen.ts';
import type { Database } from '../../db/database.ts';
import type { Claims } from '../../identity/verify-token.ts';
import { faultOf } from './delivery-faults.ts';
import {
  countDeliveries,
  findHolding,
  oweAgain,
  type DeliveryCount,
} from './wallet-report.repository.ts';

type WalletReport = components['schemas']['WalletReport'];
type Fault = components['schemas']['WalletFault'];
type Channel = DeliveryCount['channel'];

/** Both throw `RequestFailure` `not-found` for another account's coupon. */
export interface WalletReportService {
  report(caller: Claims, id: string): Promise<WalletReport>;
  /** Enqueues what has not arrived, for wallets with credentials. */
  tellAgain(caller: Claims, id: string): Promise<WalletReport>;
}

interface Parts {
  readonly database: Database;
  readonly own: (caller: Claims, id: string) => Promise<{ readonly id: string }>;
  /** Whether there are credentials that the wallet accepts. */
  readonly isTrusted: Readonly<Record<Channel, boolean>>;
}

export function createWalletReportService(parts: Parts): WalletReportService {
  const { database, own, isTrusted } = parts;
  return {
    async report(caller, id) {
      return reportOf(parts, (await own(caller, id)).id);
    },
    async tellAgain(caller, id) {
      const { id: couponId } = await own(caller, id);
      const channels = (['apple', 'google'] as const).filter((channel) => isTrusted[channel]);
      await database
        .transaction()
        .execute((transaction) => oweAgain(transaction, couponId, channels));
      return reportOf(parts, couponId);
    },
  };
}

async function reportOf({ database, isTrusted }: Parts, couponId: string): Promise<WalletReport> {
  const { phones, changedAt } = await findHolding(database, couponId);
  const counts = await countDeliveries(database, couponId);
  const signing = (channel: Channel) => (isTrusted[channel] ? 'trusted' : 'trial');
  const of = (channel: Channel) => counts.filter((count) => count.channel === channel);
  return {
    changedAt: changedAt?.toISOString() ?? null,
    apple: { signing: signing('apple'), holding: phones, ...phonesOf(of('apple')) },
    google: { signing: signing('google'), ...offerOf(of('google')[0]) },
  };
}

function phonesOf(counts: readonly DeliveryCount[]) {
  const sum = (...states: readonly DeliveryCount['state'][]): number =>
    counts
      .filter(({ state }) => states.includes(state))
      .reduce((total, { deliveries }) => total + deliveries, 0);
  return {
    told: sum('sent'),
    waiting: sum('waiting'),
    unreached: sum('failed', 'not sent'),
    gone: sum('gone'),
    lastAt: last(counts.map(({ finished_at: moment }) => moment)),
    nextAt: first(counts.map(({ next_attempt_at: moment }) => moment)),
    faults: faultsOf(counts),
  };
}

/** Merges answers of a push service that mean the same to a person. */
function faultsOf(counts: readonly DeliveryCount[]) {
  const phones = new Map<Fault, number>();
  for (const { state, reason, deliveries } of counts) {
    if (state === 'sent' || state === 'gone' || reason === null) continue;
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
  gone: 'failed',
} as const;

function offerOf(count: DeliveryCount | undefined) {
  if (count === undefined)
    return { state: 'none', lastAt: null, nextAt: null, fault: null } as const;
  const { state, reason, finished_at: finished, next_attempt_at: next } = count;
  return {
    state: OFFER_STATES[state],
    lastAt: finished?.toISOString() ?? null,
    nextAt: next?.toISOString() ?? null,
    fault: state === 'sent' || reason === null ? null : faultOf(reason),
  };
}

function last(moments: readonly (Date | null)[]): string | null {
  return sorted(moments).at(-1) ?? null;
}

function first(moments: readonly (Date | null)[]): string | null {
  return sorted(moments)[0] ?? null;
}

function sorted(moments: readonly (Date | null)[]): readonly string[] {
  return moments.flatMap((moment) => (moment === null ? [] : [moment.toISOString()])).toSorted();
}
