/** The fields of the wizard's screens, from the table's column `screens`. */
import {
  type COUPON_FIELDS,
  COUPON_FIELD_ROWS,
  type FieldName,
  type FieldRow,
} from './coupon-fields.ts';
import type { ScreenName } from './screen-names.ts';

type Rows = typeof COUPON_FIELDS;

/** The fields that a screen asks for. */
export type FieldsOn<Screen extends ScreenName> = {
  [Name in FieldName]: Rows[Name] extends { readonly screens: readonly (infer Asking)[] }
    ? Screen extends Asking
      ? Name
      : never
    : never;
}[FieldName];

/** Returns the rows of the fields that a screen asks for, in the order of the table. */
export function rowsOn(screen: ScreenName): readonly FieldRow[] {
  return COUPON_FIELD_ROWS.filter(({ screens }) => screens?.includes(screen));
}

/** Returns the names of the fields that a screen asks for, in the order of the table. */
export function fieldsOn<Screen extends ScreenName>(screen: Screen): readonly FieldsOn<Screen>[] {
  return rowsOn(screen).map(({ name }) => name as FieldsOn<Screen>);
}
