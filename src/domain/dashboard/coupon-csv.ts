/** Coupons as a CSV table for spreadsheets (DASH-17; RFC 4180). */
import { csvText } from '../csv-text.ts';
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
  readonly note: string;
}

const HEAD = [
  administrationWords.name,
  couponCsvWords.link,
  couponCsvWords.state,
  faceWords.expires,
  couponCsvWords.created,
  couponCsvWords.views,
  couponCsvWords.passes,
  couponCsvWords.note,
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
    coupon.note,
  ]);
  return csvText([HEAD.map((title) => title()), ...lines]);
}

function stateOf(coupon: ListedCoupon, now: Date): string {
  const { kind } = offerStateOf(coupon, now);
  if (kind === 'inactive') return administrationWords.inactive();
  return kind === 'expired' ? offerStateWords.expired() : administrationWords.active();
}
