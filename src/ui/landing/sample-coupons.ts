import type { CouponFacts } from '../../domain/coupon/coupon-face.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { languageNow } from '../../words/language.ts';
import * as landingWords from '../../words/landing.gen.ts';

const SAMPLE: CouponForm = {
  ...COUPON_FORM_DEFAULTS,
  backgroundColor: '#3B1710',
  foregroundColor: '#FFF3DF',
  labelColor: '#F7C948',
  barcodeType: 'QR',
};

/** On the hero's postmark, over and under the date. */
export const postmarkArcs = () =>
  [
    { fontSize: '10.5', letterSpacing: '1.3', children: 'MILL STREET' },
    { fontSize: '10.5', letterSpacing: '1.3', children: landingWords.sortedByHand() },
  ] as const;

/** The coupon of the hero, in the language of the page. */
export const halfmoon = (): CouponFacts => ({
  ...SAMPLE,
  language: languageNow(),
  merchantName: 'Halfmoon Bakery',
  description: landingWords.bakeryOffer(),
  expirationDate: '2027-12-31T00:00:00.000Z',
  barcodeValue: 'HALFMOON-13',
  paintedWords: [landingWords.bakeryCondition(), landingWords.bakeryGift()],
});

/** The coupon of the third step, in the language of the page. */
export const sals = (): CouponFacts => ({
  ...SAMPLE,
  language: languageNow(),
  merchantName: "Sal's Corner Pizza",
  description: landingWords.pizzaOffer(),
  backgroundColor: '#8F1D14',
  foregroundColor: '#FFF6E8',
  labelColor: '#FFCB47',
  barcodeValue: 'SALS-4-OFF',
  paintedWords: [landingWords.sampleOffer(), landingWords.sampleTerms()],
});
