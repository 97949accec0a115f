/** What a counter's page knows of the services' answers (TILL-02). */

/** Why and how long a counter pauses (TILL-07). */
export interface Pause {
  readonly seconds: number;
  readonly reason: 'unknown-codes' | 'wrong-pins';
}

/** The offer of a coupon; dates as MM/DD/YYYY, empty without one. */
interface TillOffer {
  readonly description: string;
  readonly terms: string;
  readonly startDate: string;
  readonly expirationDate: string;
  /** An IANA name. */
  readonly timeZone: string;
}

/** The services' answer to a scanned text or a press, as in the contract. */
export interface TillAnswer {
  readonly state:
    | 'valid'
    | 'redeemed'
    | 'undone'
    | 'used'
    | 'not-yet-valid'
    | 'expired'
    | 'switched-off'
    | 'not-this-one'
    | 'unknown'
    | 'paused';
  readonly offer: TillOffer | null;
  /** What to redeem. */
  readonly text: string | null;
  readonly code: string | null;
  /** ISO time of the use or the switch. */
  readonly at: string | null;
  readonly counter: string | null;
  readonly undoSeconds: number;
  readonly reason: 'limit' | 'needs-code' | 'coupon' | 'code' | 'replaced' | null;
  readonly pause: Pause | null;
}

/** All but the state of an answer that is about no coupon. */
export const NO_COUPON: Omit<TillAnswer, 'state'> = {
  offer: null,
  text: null,
  code: null,
  at: null,
  counter: null,
  undoSeconds: 0,
  reason: null,
  pause: null,
};

/** A scan in the list of the last ones. */
export interface RecentScan {
  readonly state: TillAnswer['state'];
  readonly code: string | null;
  /** Names the coupon or its code, as in `TillAnswer`. */
  readonly text: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Scans that a counter's page lists. */
const RECENT_MAX = 10;

/** Returns the list with this answer first; an answer to the same code replaces a “valid” before it. */
export function withRecent(
  recent: readonly RecentScan[],
  { state, code, text }: TillAnswer,
  at: number = Date.now(),
): readonly RecentScan[] {
  if (state === 'paused') return recent;
  const [last] = recent;
  const isUndone = state === 'undone' && last?.state === 'redeemed' && last.code === code;
  const isSame = isUndone || (last?.state === 'valid' && last.text === text);
  return [{ state, code, text, at }, ...(isSame ? recent.slice(1) : recent)].slice(0, RECENT_MAX);
}
