import { formatDateInWords } from '../../domain/coupon/date-in-words.ts';
import { parseDate } from '../../domain/coupon/expiry.ts';
import type { Language } from '../../words/language.ts';
import { visuallyHidden } from '../theme/layout.css.ts';

interface CouponDateProps {
  readonly display: string;
  /** Of the month's name. */
  readonly language: Language;
}

/** A date as coupons print it, MM/DD/YYYY; screen readers get the month's name. Invalid dates stay text. */
export function CouponDate({ display, language }: CouponDateProps) {
  const iso = parseDate(display);
  if (iso === null) return display;
  return (
    <time dateTime={iso.slice(0, 10)}>
      <span className={visuallyHidden}>{formatDateInWords(iso, language)}</span>
      <span aria-hidden="true">{display}</span>
    </time>
  );
}
