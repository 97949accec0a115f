import { Field, Select } from '../parts/text-field.tsx';
import { errorOf, type FieldPort, textProps } from './screen-form.ts';

/** The zones in which most mail is sent, by the names people use for them. */
const ZONES = [
  ['America/New_York', 'New York (Eastern)'],
  ['America/Chicago', 'Chicago (Central)'],
  ['America/Denver', 'Denver (Mountain)'],
  ['America/Phoenix', 'Phoenix (no daylight saving)'],
  ['America/Los_Angeles', 'Los Angeles (Pacific)'],
  ['America/Anchorage', 'Anchorage (Alaska)'],
  ['Pacific/Honolulu', 'Honolulu (Hawaii)'],
  ['America/Puerto_Rico', 'San Juan (Atlantic)'],
  ['Pacific/Guam', 'Guam (Chamorro)'],
  ['Pacific/Pago_Pago', 'Pago Pago (Samoa)'],
] as const;

/** The zone in which the offer ends at the last second of its date (STEP-08). */
export function TimeZoneField({ field }: { readonly field: FieldPort<string> }) {
  const isListed = ZONES.some(([zone]) => zone === field.state.value);
  return (
    <Field label="Time zone" error={errorOf(field)}>
      <Select {...textProps(field)}>
        {!isListed && (
          <option value={field.state.value}>{field.state.value.replaceAll('_', ' ')}</option>
        )}
        {ZONES.map(([zone, label]) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
