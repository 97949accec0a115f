/** Coupons as a table for a spreadsheet (DASH-17; RFC 4180). */
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

/** Spreadsheets take a file for UTF-8 by this mark only. */
const BYTE_ORDER_MARK = '\uFEFF';

/** One line for each coupon under a line of names. */
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
  const text = [HEAD, ...lines].map((cells) => cells.map(cellOf).join(',')).join('\r\n');
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}

function stateOf(coupon: ListedCoupon, now: Date): string {
  const { kind } = offerStateOf(coupon, now);
  if (kind === 'inactive') return 'Inactive';
  return kind === 'expired' ? 'Expired' : 'Active';
}

/** What begins a formula, as typed on a Western or an East Asian keyboard. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** A name that a spreadsheet would take for a formula and run is kept text by an apostrophe before it. */
function cellOf(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
