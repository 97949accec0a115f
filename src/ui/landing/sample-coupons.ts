import type { CouponFacts } from '../../domain/coupon/coupon-face.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm } from '../../domain/coupon/fields/coupon-form.ts';

const SAMPLE: CouponForm = {
  ...COUPON_FORM_DEFAULTS,
  backgroundColor: '#3B1710',
  foregroundColor: '#FFF3DF',
  labelColor: '#F7C948',
  barcodeType: 'QR',
};

/** The coupon of the hero. */
export const HALFMOON: CouponFacts = {
  ...SAMPLE,
  merchantName: 'Halfmoon Bakery',
  description: 'Buy a dozen rolls, the 13th is on us',
  expirationDate: '2027-12-31T00:00:00.000Z',
  barcodeValue: 'HALFMOON-13',
  paintedWords: ['Buy a dozen rolls', 'The 13th is on us'],
};

/** The coupon of the third step. */
export const SALS: CouponFacts = {
  ...SAMPLE,
  merchantName: "Sal's Corner Pizza",
  description: '$4 off any large pie',
  backgroundColor: '#8F1D14',
  foregroundColor: '#FFF6E8',
  labelColor: '#FFCB47',
  barcodeValue: 'SALS-4-OFF',
  paintedWords: ['$4 off', 'any large pie, Mon to Thu'],
};
