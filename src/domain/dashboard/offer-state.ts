/** The state of an offer on its card, in words and shape (DASH-14). */
import { formatDate } from '../coupon/expiry.ts';
import { isTimeZone } from '../coupon/time-zones.ts';
import { endOfOffer, isExpired } from '../coupon/offer-phase.ts';
import * as offerStateWords from '../../words/domain/offer-state.gen.ts';
import * as administrationWords from '../../words/administration.gen.ts';

export interface OfferState {
  readonly kind: 'inactive' | 'expired' | 'expires' | 'endless';
  readonly words: string;
}

interface Offer {
  readonly active: boolean;
  /** ISO date-time, or empty. */
  readonly expirationDate: string;
  /** IANA zone. */
  readonly timeZone: string;
}

export function offerStateOf(
  { active, expirationDate, timeZone }: Offer,
  now = new Date(),
): OfferState {
  if (!active) return { kind: 'inactive', words: administrationWords.inactive() };
  const endsAt = endOfOffer(expirationDate, isTimeZone(timeZone) ? timeZone : 'UTC');
  if (endsAt === null) return { kind: 'endless', words: offerStateWords.endless() };
  if (isExpired(endsAt, now)) return { kind: 'expired', words: offerStateWords.expired() };
  return { kind: 'expires', words: offerStateWords.expires({ date: formatDate(expirationDate) }) };
}
