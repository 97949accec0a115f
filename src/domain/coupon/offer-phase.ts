/** When an offer is valid, and the page's notice before and after (STEP-08, STEP-18, PUB-03, PUB-09). */
import type { CouponForm } from './fields/coupon-form.ts';
import { formatDate, momentOf } from './expiry.ts';
import * as faceWords from '../../words/domain/face.gen.ts';

type OfferDates = Pick<CouponForm, 'startDate' | 'expirationDate' | 'timeZone'> &
  Partial<Pick<CouponForm, 'language'>>;

export interface OfferPhase {
  readonly name: 'pending' | 'valid' | 'expired';
  /** When the next phase begins, in ms since 1970, UTC; Infinity for the last phase. */
  readonly until: number;
  /** The sentence above the coupon: words and a date, MM/DD/YYYY, or words alone. */
  readonly notice: { readonly words: string; readonly date: string | null } | null;
}

/** Throws a RangeError for an unknown zone. */
export function offerPhase(
  { startDate, expirationDate, timeZone, language }: OfferDates,
  now: Date,
): OfferPhase {
  const startsAt = startOfOffer(startDate, timeZone);
  if (startsAt !== null && now.getTime() < Date.parse(startsAt)) {
    const notice = { words: faceWords.validFrom(language), date: formatDate(startDate) };
    return { name: 'pending', until: Date.parse(startsAt), notice };
  }
  const endsAt = endOfOffer(expirationDate, timeZone);
  if (isExpired(endsAt, now)) {
    const notice = {
      words: faceWords.expiredOn(language),
      date: formatDate(expirationDate),
    };
    return { name: 'expired', until: Infinity, notice };
  }
  return { name: 'valid', until: endsAt === null ? Infinity : Date.parse(endsAt), notice: null };
}

/** Returns the first second of the offer; null if it has no start. Throws a RangeError for an unknown zone. */
export function startOfOffer(startDate: string, timeZone: string): string | null {
  return momentOf(startDate, '00:00:00', timeZone);
}

/** Returns the last second of the offer; null if it never ends. Throws a RangeError for an unknown zone. */
export function endOfOffer(expirationDate: string, timeZone: string): string | null {
  return momentOf(expirationDate, '23:59:59', timeZone);
}

/** Whether the offer is over; `endsAt` comes from `endOfOffer`. */
export function isExpired(endsAt: string | null, now: Date): boolean {
  return endsAt !== null && Date.parse(endsAt) < now.getTime();
}
