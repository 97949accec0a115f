import type { TypedCoupon } from './hand.ts';

/** The values that the tests of the main flow type into the wizard. */
export const BAKERY_COUPON: TypedCoupon = {
  template: 'Bakery: the 13th roll free',
  logoText: 'OB',
  words: 'Two loaves',
  scheme: 'Scheme 2',
  merchantName: "Odette's Bakery",
  description: 'Two loaves for the price of one',
  expires: '12/31/2030',
  website: 'bakery.example.com/spring',
  phone: '2125550147',
  promoCode: 'LOAF-2030',
  terms: 'One coupon per visit. Not with other offers.',
  barcodeLabel: 'QR code',
  barcodeValue: 'TEAR-0042-ÄÖ',
};
