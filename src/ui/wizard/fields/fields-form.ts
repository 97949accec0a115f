import type { ScreenName } from '../../../domain/coupon/fields/screen-names.ts';
import { shownValues, storedValues } from '../../../domain/coupon/typed-values.ts';
import { type ScreenProps, useScreenForm } from './screen-form.ts';

/** The form of a screen with its fields of the table; the first question needs none of their conversions (WIZ-17). */
export function useFieldsForm<Screen extends ScreenName>(props: ScreenProps, screen: Screen) {
  const values = shownValues(screen, props.form);
  return useScreenForm(props, { screen, values, toForm: storedValues });
}
