/** Coupons as a CSV table for spreadsheets (DASH-17; RFC 4180). */
import { csvText } from '../csv-text.ts';
import { formatDate } from '../coupon/expiry.ts';
import { offerStateOf } from './offer-state.ts';

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

const HEAD = ['Name', 'Link', 'State', 'Expires', 'Created (UTC)', 'Views', 'Passes'];

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
  return csvText([HEAD, ...lines]);
}

function stateOf(coupon: ListedCoupon, now: Date): string {
  const { kind } = offerStateOf(coupon, now);
  if (kind === 'inactive') return 'Inactive';
  return kind === 'expired' ? 'Expired' : 'Active';
}
