/** The state of an offer on its card, in words and shape (DASH-14). */
import { formatDate } from '../coupon/expiry.ts';
import { isTimeZone } from '../coupon/time-zones.ts';
import { endOfOffer, isExpired } from '../coupon/offer-phase.ts';

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
  if (!active) return { kind: 'inactive', words: 'Inactive' };
  const endsAt = endOfOffer(expirationDate, isTimeZone(timeZone) ? timeZone : 'UTC');
  if (endsAt === null) return { kind: 'endless', words: 'No expiration date' };
  if (isExpired(endsAt, now)) return { kind: 'expired', words: 'Expired' };
  return { kind: 'expires', words: `Expires ${formatDate(expirationDate)}` };
}
