import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import { Field, Select } from '../../parts/fields/text-field.tsx';
import { errorOf, type FieldPort, textProps } from '../../forms/field-port.ts';
import * as fieldWords from '../../../words/domain/fields.gen.ts';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';

const NAMES: Readonly<Record<Language, () => string>> = {
  en: fieldWords.english,
  es: fieldWords.spanish,
};

/** The language of the coupon's labels, for its reader and not for its maker (STEP-19). */
export function CouponLanguageField({ field }: { readonly field: FieldPort<string> }) {
  return (
    <Field
      label={COUPON_FIELDS.language.label()}
      help={wizardScreensWords.couponLanguageHelp()}
      error={errorOf(field)}
    >
      <Select {...textProps(field)}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {NAMES[language]()}
          </option>
        ))}
      </Select>
    </Field>
  );
}
