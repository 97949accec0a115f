import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import { LISTED_ZONES } from '../../../domain/coupon/time-zones.ts';
import { Field, Select } from '../../parts/fields/text-field.tsx';
import { errorOf, type FieldPort, textProps } from '../../forms/field-port.ts';

/** The zone in which the offer ends at the last second of its date (STEP-08). */
export function TimeZoneField({ field }: { readonly field: FieldPort<string> }) {
  const isListed = LISTED_ZONES.some(([zone]) => zone === field.state.value);
  return (
    <Field label={COUPON_FIELDS.timeZone.label()} error={errorOf(field)}>
      <Select {...textProps(field)}>
        {!isListed && (
          <option value={field.state.value}>{field.state.value.replaceAll('_', ' ')}</option>
        )}
        {LISTED_ZONES.map(([zone, label]) => (
          <option key={zone} value={zone}>
            {label()}
          </option>
        ))}
      </Select>
    </Field>
  );
}
