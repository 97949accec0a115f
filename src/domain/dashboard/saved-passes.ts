/** How a coupon's last change reached saved passes, in words for its owner (API-11, API-12). */
import * as savedPassesWords from '../../words/saved-passes.gen.ts';

/** Why the change did not reach Apple’s push service. */
const APPLE_FAULTS = {
  'no-credentials': savedPassesWords.noCertificate,
  'not-allowed': savedPassesWords.certificateRefused,
  refused: savedPassesWords.addressRefused,
  busy: savedPassesWords.appleBusy,
  unreachable: savedPassesWords.appleUnreachable,
} as const;

/** Why the change did not reach Google’s service. */
const GOOGLE_FAULTS = {
  'no-credentials': savedPassesWords.noServiceAccount,
  'not-allowed': savedPassesWords.serviceAccountRefused,
  refused: savedPassesWords.couponRefused,
  busy: savedPassesWords.googleBusy,
  unreachable: savedPassesWords.googleUnreachable,
} as const;

type Signing = 'trusted' | 'trial';
type WalletFault = keyof typeof APPLE_FAULTS;

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
  const left = gone === 0 ? [] : [line('quiet', savedPassesWords.removed({ count: gone }))];
  if (asked === 0) {
    if (gone > 0 || (holding === 0 && phones.signing === 'trial')) return left;
    if (holding === 0) return [line('quiet', savedPassesWords.nobody())];
    return [line('quiet', savedPassesWords.unchanged({ count: holding }))];
  }
  const kind = unreached > 0 ? 'failed' : waiting > 0 ? 'waiting' : 'done';
  const waits = phones.faults.length === 0 ? null : nextTry(nextAt);
  return [
    line(kind, savedPassesWords.told({ told, count: asked }), momentOf(lastAt)),
    ...phones.faults.map(({ fault, phones: count }) =>
      line('quiet', savedPassesWords.missed({ count, why: APPLE_FAULTS[fault]() })),
    ),
    ...(waiting === 0
      ? []
      : [line('waiting', savedPassesWords.waiting({ count: waiting }), waits)]),
    ...left,
    ...(unreached === 0 ? [] : [line('quiet', savedPassesWords.phonesAsk())]),
  ];
}

export function offerLines(offer: SavedOffer, active: boolean): readonly SavedPassesLine[] {
  const { signing, state, lastAt, nextAt, fault } = offer;
  if (signing === 'trial') return [];
  const why = fault === null ? [] : [line('quiet', `${GOOGLE_FAULTS[fault]()}.`)];
  switch (state) {
    case 'none':
      return [line('quiet', savedPassesWords.offerUnknown())];
    case 'set': {
      const now = active ? savedPassesWords.offerActive() : savedPassesWords.offerInactive();
      return [line('done', now, momentOf(lastAt))];
    }
    case 'waiting': {
      const moment = fault === null ? null : nextTry(nextAt);
      return [line('waiting', savedPassesWords.offerWaits(), moment), ...why];
    }
    case 'failed':
      return [line('failed', savedPassesWords.offerFailed(), momentOf(lastAt)), ...why];
    default:
      return state satisfies never;
  }
}

function line(
  kind: SavedPassesLine['kind'],
  words: string,
  moment: SavedPassesLine['moment'] = null,
): SavedPassesLine {
  return { kind, words, moment };
}

function momentOf(at: string | null, lead = ''): SavedPassesLine['moment'] {
  return at === null ? null : { lead, at };
}

function nextTry(at: string | null): SavedPassesLine['moment'] {
  return momentOf(at, savedPassesWords.nextTry());
}
