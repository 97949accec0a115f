import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import { withScheme } from '../../../domain/coupon/website.ts';
import { LabeledText } from '../../forms/labeled-text.tsx';
import type { FieldPort } from '../../forms/field-port.ts';

/** Leaving it without a scheme adds one (STEP-06). */
export function WebsiteField({ field }: { readonly field: FieldPort<string> }) {
  return (
    <LabeledText
      field={field}
      label={COUPON_FIELDS.website.label()}
      type="url"
      inputMode="url"
      autoComplete="url"
      onBlur={() => {
        field.handleChange(withScheme(field.state.value));
        field.handleBlur();
      }}
    />
  );
}
