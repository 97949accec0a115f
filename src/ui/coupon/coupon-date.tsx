import { COUPON_LANGUAGE } from '../../domain/coupon/coupon-language.ts';
import { formatDateInWords } from '../../domain/coupon/date-in-words.ts';
import { parseDate } from '../../domain/coupon/expiry.ts';

/** A date as coupons print it, MM/DD/YYYY; screen readers get the month's name. Invalid dates stay text. */
export function CouponDate({ display }: { readonly display: string }) {
  const iso = parseDate(display);
  if (iso === null) return display;
  return (
    <time dateTime={iso.slice(0, 10)} aria-label={formatDateInWords(iso, COUPON_LANGUAGE)}>
      {display}
    </time>
  );
}
