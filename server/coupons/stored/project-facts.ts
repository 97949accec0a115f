import type { CouponFacts } from '../../../src/domain/coupon/coupon-face.ts';
import type { PublicProjectRow } from './projects.repository.ts';

/** A whole row is one, too. */
type FactsRow = Omit<PublicProjectRow, 'active' | 'updated_at' | 'images'>;

/** What a stored coupon's face is made of, in page, pass and offer alike (PREV-06). */
export function couponFactsOf(row: FactsRow) {
  return {
    merchantName: row.merchant_name,
    description: row.description,
    termsConditions: row.terms_conditions,
    promoCode: row.form.promoCode,
    expirationDate: row.expiration_date,
    timeZone: row.form.timeZone,
    phone: row.phone,
    website: row.website,
    backgroundColor: row.data.backgroundColor,
    foregroundColor: row.data.foregroundColor,
    labelColor: row.form.labelColor,
    barcodeType: row.barcode_type,
    barcodeValue: row.barcode_value,
    barcodeAltText: row.barcode_alt_text,
    paintedWords: row.painted_words,
  } satisfies CouponFacts;
}
