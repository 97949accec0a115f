/** Coupons as a CSV table for spreadsheets (DASH-17; RFC 4180). */
import { stringify } from 'csv-stringify/browser/esm/sync';
import { formatDate } from '../coupon/expiry.ts';
import { offerStateOf } from './offer-state.ts';
import * as couponCsvWords from '../../words/domain/coupon-csv.gen.ts';
import * as administrationWords from '../../words/administration.gen.ts';
import * as faceWords from '../../words/domain/face.gen.ts';
import * as offerStateWords from '../../words/domain/offer-state.gen.ts';

export interface ListedCoupon {
  readonly name: string;
  readonly link: string;
  readonly active: boolean;
  /** ISO date-times; the expiration date may be empty. */
  readonly createdAt: string;
  readonly expirationDate: string;
  readonly timeZone: string;
  readonly views: number;
  readonly passes: number;
}

const HEAD = [
  administrationWords.name,
  couponCsvWords.link,
  couponCsvWords.state,
  faceWords.expires,
  couponCsvWords.created,
  couponCsvWords.views,
  couponCsvWords.passes,
];

/** A header line and one line per coupon. */
export function csvOfCoupons(coupons: readonly ListedCoupon[], now: Date): string {
  const lines = coupons.map((coupon) => [
    coupon.name,
    coupon.link,
    stateOf(coupon, now),
    formatDate(coupon.expirationDate),
    coupon.createdAt.slice(0, 10),
    String(coupon.views),
    String(coupon.passes),
  ]);
  return stringify([HEAD.map((title) => title()), ...lines], {
    // Spreadsheets read a file as UTF-8 only with this mark.
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    cast: { string: withoutFormula },
  });
}

function stateOf(coupon: ListedCoupon, now: Date): string {
  const { kind } = offerStateOf(coupon, now);
  if (kind === 'inactive') return administrationWords.inactive();
  return kind === 'expired' ? offerStateWords.expired() : administrationWords.active();
}

/** Characters that begin a formula, as typed on a Western or an East Asian keyboard; `escape_formulas` misses those after a space. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** An apostrophe in front keeps a spreadsheet from running a name as a formula. */
function withoutFormula(value: string): string {
  return FORMULA.test(value) ? `'${value}` : value;
}
