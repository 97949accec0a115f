import { formatDateInWords } from '../../domain/coupon/date-in-words.ts';
import { parseDate } from '../../domain/coupon/expiry.ts';
import type { Language } from '../../words/language.ts';

interface CouponDateProps {
  readonly display: string;
  /** Of the month's name. */
  readonly language: Language;
}

/**
 * A date as coupons print it, MM/DD/YYYY; its title has the name of the month, for those who read the day first. Invalid
 * dates stay text.
 */
export function CouponDate({ display, language }: CouponDateProps) {
  const iso = parseDate(display);
  if (iso === null) return display;
  return (
    <time dateTime={iso.slice(0, 10)} title={formatDateInWords(iso, language)}>
      {display}
    </time>
  );
}
