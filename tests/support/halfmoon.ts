import type { CouponFacts } from '../../src/domain/coupon/coupon-face.ts';

/** The facts of a finished coupon with distinct texts, so a mix-up is visible. */
export const HALFMOON: CouponFacts = {
  merchantName: 'Halfmoon Bakery',
  description: 'Buy a dozen rolls, the 13th is on us',
  termsConditions: 'One coupon per visit.',
  promoCode: 'ROLL13',
  startDate: '',
  expirationDate: '2027-12-31T00:00:00.000Z',
  timeZone: 'America/New_York',
  language: 'en',
  phone: '555-014-2233',
  website: 'https://halfmoon.example',
  backgroundColor: '#3B1710',
  foregroundColor: '#FFF3DF',
  labelColor: '#F7C948',
  barcodeType: 'QR',
  barcodeValue: 'HALFMOON-13',
  barcodeAltText: '',
  paintedWords: ['Buy a dozen rolls', 'The 13th', 'is on us'],
};

/** Its uploaded logo, cropped. */
export const HALFMOON_LOGO = {
  original: {
    file: { name: 'halfmoon.png', type: 'image/png', size: 5 },
    data: 'data:image/png;base64,OR',
    crop: { x: 10, y: 0, width: 480, height: 150 },
    storedName: null,
  },
  image: 'data:image/png;base64,AL',
};

/** What a printed sheet says of that coupon. */
export const PRINT_FACTS = {
  offer: '13 rolls for the price of 12',
  date: 'Expires 12/31/2026',
  terms: 'One per visit.',
  business: 'Halfmoon Bakery',
  caption: 'HALFMOON-13',
  scan: 'Scan to save',
};

/** The brand of the bakery, without its logos. */
export const HALFMOON_BRAND = {
  merchantName: 'Halfmoon Bakery',
  phone: '585-555-0142',
  website: 'https://halfmoon.example',
  termsConditions: 'One per visit.',
  backgroundColor: '#3B1710',
  foregroundColor: '#FFF3DF',
  labelColor: '#F7C948',
  haveLogoImage: 'yes',
  logoText: null,
  logoFont: 'Helvetica Neue',
  logoBackgroundColor: '#FFFFFF',
  logoTextColor: '#000000',
} as const;

/** How a payload describes a card with the letters of its logo. */
export const HB_CARD = {
  backgroundColor: '#3B1710',
  foregroundColor: '#FFFFFF',
  logo: { backgroundColor: '#FFFFFF', font: 'Helvetica Neue', text: 'HB', textColor: '#000000' },
  strip: { scheme: 'Default Scheme' },
};
