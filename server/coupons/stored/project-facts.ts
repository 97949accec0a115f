import type { CouponFacts } from '../../../src/domain/coupon/coupon-face.ts';
import { COUPON_FIELD_ROWS } from '../../../src/domain/coupon/fields/coupon-fields.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { placedValues } from '../../../src/domain/coupon/fields/field-places.ts';
import { ownValues } from './coupon-columns.ts';
import type { PublicProjectRow } from './projects.repository.ts';

/** A row with at least the columns of a coupon face. */
type FactsRow = Omit<PublicProjectRow, 'active' | 'households_only' | 'updated_at' | 'images'>;

/** Returns the coupon face of a stored coupon, for page, pass and offer alike (PREV-06). */
export function couponFactsOf(row: FactsRow) {
  return factsAt(payloadValuesOf(row), row.painted_words);
}

/** Returns the facts of a payload, or of a stored coupon of that shape (PREV-06). */
export function factsAt(payload: unknown, paintedWords: string[]) {
  const form = { ...COUPON_FORM_DEFAULTS, ...placedValues(payload) };
  const shown = COUPON_FIELD_ROWS.filter(({ onFace }) => onFace === true);
  const facts = Object.fromEntries(shown.map(({ name }) => [name, form[name]]));
  return { ...(facts as Omit<CouponFacts, 'paintedWords'>), paintedWords };
}

/** Returns the row's texts, dates and colors in the shape of the submit payload. */
export function payloadValuesOf(row: Omit<FactsRow, 'id' | 'painted_words'>) {
  return { ...ownValues(row), data: row.data, form: row.form };
}
