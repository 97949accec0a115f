/** The payload's own fields as columns of table `projects`, and back. */
import {
  COUPON_FIELD_ROWS,
  type FieldRow,
} from '../../../src/domain/coupon/fields/coupon-fields.ts';
import type { CouponColumns, OwnValues } from '../../db/project-tables.ts';

const OWN_ROWS = COUPON_FIELD_ROWS.filter(
  ({ name, kind, place }) => place === `/${name}` && kind !== 'design',
);

export const COUPON_COLUMNS = OWN_ROWS.map(columnOf);

/** Returns the payload's own fields as columns of a row. */
export function couponColumns(payload: OwnValues): CouponColumns {
  const values: Readonly<Record<string, unknown>> = payload;
  const columns = OWN_ROWS.map((row) => [columnOf(row), values[row.name]]);
  return Object.fromEntries(columns) as CouponColumns;
}

/** Returns the columns of a row as the payload's own fields. */
export function ownValues(row: CouponColumns): OwnValues {
  const columns: Readonly<Record<string, unknown>> = row;
  return Object.fromEntries(OWN_ROWS.map((own) => [own.name, columns[columnOf(own)]])) as OwnValues;
}

function columnOf({ name }: FieldRow): keyof CouponColumns {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as keyof CouponColumns;
}
