import { factsAt } from '../../../src/domain/coupon/payload-facts.ts';
import { ownValues } from './coupon-columns.ts';
import type { PublicProjectRow } from './projects.repository.ts';

/** A row with at least the columns of a coupon face. */
type FactsRow = Omit<PublicProjectRow, 'active' | 'households_only' | 'updated_at' | 'images'>;

/** Returns the coupon face of a stored coupon, for page, pass and offer alike (PREV-06). */
export function couponFactsOf(row: FactsRow) {
  const { painted_words: paintedWords } = row;
  return { ...factsAt(payloadValuesOf(row), paintedWords), paintedWords };
}

/** Returns the row's texts, dates and colors in the shape of the submit payload. */
export function payloadValuesOf(row: Omit<FactsRow, 'id' | 'painted_words'>) {
  return { ...ownValues(row), data: row.data, form: row.form };
}
