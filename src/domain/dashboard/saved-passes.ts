/** How a coupon's last change reached saved passes, in words for its owner (API-11, API-12). */
import { WALLET_FAULTS, WALLET_WORDS } from './wallet-messages.ts';

type Signing = 'trusted' | 'trial';
type WalletFault = keyof (typeof WALLET_FAULTS)['apple'];

export interface SavedPhones {
  readonly signing: Signing;
  /** Phones that have the pass now. */
  readonly holding: number;
  readonly told: number;
  readonly waiting: number;
  readonly unreached: number;
  /** Phones that removed the pass later. */
  readonly gone: number;
  /** ISO date-times; null if nothing ended, or nothing waits. */
  readonly lastAt: string | null;
  readonly nextAt: string | null;
  readonly faults: readonly { readonly fault: WalletFault; readonly phones: number }[];
}

export interface SavedOffer {
  readonly signing: Signing;
  readonly state: 'none' | 'waiting' | 'set' | 'failed';
  readonly lastAt: string | null;
  readonly nextAt: string | null;
  readonly fault: WalletFault | null;
}

/** The services' report; `Schema<'WalletReport'>` satisfies it. */
export interface SavedPasses {
  readonly changedAt: string | null;
  readonly apple: SavedPhones;
  readonly google: SavedOffer;
}

/** One line of the report. */
export interface SavedPassesLine {
  readonly kind: 'done' | 'waiting' | 'failed' | 'quiet';
  readonly words: string;
  /** An ISO date-time and its meaning; null if the words say everything. */
  readonly moment: { readonly lead: string; readonly at: string } | null;
}

/** Deliveries under way; they end by themselves. */
export function underWayIn({ apple, google }: SavedPasses): number {
  return apple.waiting + (google.state === 'waiting' && google.signing === 'trusted' ? 1 : 0);
}

/** Whether a resend can reach any phone. */
export function canResendToPhones({ signing, unreached, waiting, faults }: SavedPhones): boolean {
  return signing === 'trusted' && (unreached > 0 || (waiting > 0 && faults.length > 0));
}

/** Whether a resend can reach Google. */
export function canResendToGoogle({ signing, state, fault }: SavedOffer): boolean {
  return signing === 'trusted' && (state === 'failed' || (state === 'waiting' && fault !== null));
}

export function phoneLines(phones: SavedPhones): readonly SavedPassesLine[] {
  const { told, waiting, unreached, gone, holding, lastAt, nextAt } = phones;
  const asked = told + waiting + unreached;
  const left = gone === 0 ? [] : [quiet(WALLET_WORDS.removed(gone))];
  if (asked === 0) {
    if (gone > 0 || (holding === 0 && phones.signing === 'trial')) return left;
    return [quiet(holding === 0 ? WALLET_WORDS.nobody : WALLET_WORDS.unchanged(holding))];
  }
  const kind = unreached > 0 ? 'failed' : waiting > 0 ? 'waiting' : 'done';
  const waits =
    nextAt === null || phones.faults.length === 0 ? null : { lead: 'Next try', at: nextAt };
  return [
    { kind, words: WALLET_WORDS.told(told, asked), moment: momentOf(lastAt) },
    ...phones.faults.map(({ fault, phones: count }) =>
      quiet(WALLET_WORDS.missed(count, WALLET_FAULTS.apple[fault])),
    ),
    ...(waiting === 0
      ? []
      : [{ kind: 'waiting', words: WALLET_WORDS.waiting(waiting), moment: waits } as const]),
    ...left,
    ...(unreached === 0 ? [] : [quiet(WALLET_WORDS.phonesAsk)]),
  ];
}

export function offerLines(offer: SavedOffer, active: boolean): readonly SavedPassesLine[] {
  const { signing, state, lastAt, nextAt, fault } = offer;
  if (signing === 'trial') return [];
  const why = fault === null ? [] : [quiet(`${WALLET_FAULTS.google[fault]}.`)];
  switch (state) {
    case 'none':
      return [quiet(WALLET_WORDS.offerUnknown)];
    case 'set':
      return [{ kind: 'done', words: WALLET_WORDS.offerSet(active), moment: momentOf(lastAt) }];
    case 'waiting': {
      const moment = fault === null || nextAt === null ? null : { lead: 'Next try', at: nextAt };
      return [{ kind: 'waiting', words: WALLET_WORDS.offerWaits, moment }, ...why];
    }
    case 'failed':
      return [
        { kind: 'failed', words: WALLET_WORDS.offerFailed, moment: momentOf(lastAt) },
        ...why,
      ];
    default:
      return state satisfies never;
  }
}

function quiet(words: string): SavedPassesLine {
  return { kind: 'quiet', words, moment: null };
}

function momentOf(at: string | null): SavedPassesLine['moment'] {
  return at === null ? null : { lead: '', at };
}
