import type { ComponentProps, ReactNode } from 'react';
import { GOOGLE_TEXT_LIMITS } from '../../../domain/constants.ts';
import { COUPON_FIELDS, type FieldRow } from '../../../domain/coupon/fields/coupon-fields.ts';
import { startsTooLate } from '../../../domain/coupon/expiry.ts';
import { FIELD_MESSAGES } from '../../../domain/field-messages.ts';
import { fieldsOn, type FieldsOn } from '../../../domain/coupon/fields/screen-fields.ts';
import type { FieldKind } from '../../../domain/coupon/fields/field-kinds.ts';
import { marked, markedWords } from '../../parts/fields/marked-words.tsx';
import { Field, FieldPair, TextArea, Select } from '../../parts/fields/text-field.tsx';
import { DateField } from '../fields/date-field.tsx';
import { LabeledText } from '../../forms/labeled-text.tsx';
import { PhoneField, WebsiteField } from '../fields/contact-fields.tsx';
import { errorOf, type FieldPort, textProps } from '../../forms/field-port.ts';
import { useFieldsForm } from '../fields/fields-form.ts';
import type { ScreenProps } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import * as fieldWords from '../../../words/domain/fields.gen.ts';
import { zoneChoices } from '../../../domain/coupon/time-zones.ts';
import { tone } from '../../theme/layout.css.ts';

export interface BusinessDetailsProps extends ScreenProps {
  /** The account's brand: used above the fields, kept below them (KIT-01). */
  readonly brand?: { readonly offer: ReactNode; readonly keep: ReactNode };
}

/** Business details (STEP-05 to STEP-08); a text that is too long is refused, never cut. */
export function BusinessDetailsScreen(props: BusinessDetailsProps) {
  const form = useFieldsForm(props, 'details.business');
  return (
    <ScreenLayout {...props} fields={form} intro={<Intro />}>
      {props.brand?.offer}
      {FIELD_GROUPS.map((names) => {
        const fields = names.map((name) => (
          <form.Field key={name} name={name}>
            {(field) => <DetailField name={name} field={field} form={props.form} />}
          </form.Field>
        ));
        return fields.length === 1 ? fields : <FieldPair key={names[0]}>{fields}</FieldPair>;
      })}
      {props.brand?.keep}
    </ScreenLayout>
  );
}

type DetailName = FieldsOn<'details.business'>;

/** Kinds of fields that are placed side by side. */
const BESIDE: readonly FieldKind[] = ['date', 'timeZone'];

/** The fields of the screen in order; dates and their time zone are side by side. */
const FIELD_GROUPS = groupedFields();

function groupedFields(): readonly (readonly DetailName[])[] {
  const names = fieldsOn('details.business');
  const beside = names.filter((name) => BESIDE.includes(COUPON_FIELDS[name].kind));
  return names
    .filter((name) => name === beside[0] || !beside.includes(name))
    .map((name) => (name === beside[0] ? beside : [name]));
}

/** Extra props of two of the texts. */
const EXTRAS: Partial<Record<DetailName, () => Partial<ComponentProps<typeof LabeledText>>>> = {
  merchantName: () => ({ autoComplete: 'organization' }),
  description: () => ({
    help: wizardScreensWords.descriptionHelp({ most: GOOGLE_TEXT_LIMITS.title }),
  }),
};

interface DetailFieldProps extends Pick<ScreenProps, 'form'> {
  readonly name: DetailName;
  readonly field: FieldPort<string>;
}

/** The control of a field, by its kind. */
function DetailField({ name, field, form }: DetailFieldProps) {
  const row: FieldRow = { name, ...COUPON_FIELDS[name] };
  const { required = false } = row;
  const label = row.label?.() ?? '';
  if (row.kind === 'date') {
    const clashes = name === 'startDate' && startsTooLate(form);
    return (
      <DateField
        field={field}
        label={label}
        pick={row.pick?.() ?? ''}
        clash={clashes ? FIELD_MESSAGES.afterExpiration() : null}
      />
    );
  }
  // In which the offer ends at the last second of its date (STEP-08).
  if (row.kind === 'timeZone')
    return (
      <Field label={label} error={errorOf(field)}>
        <Select {...textProps(field)} options={zoneChoices(field.state.value)} />
      </Field>
    );
  // The language of the coupon's labels, for its reader and not for its maker (STEP-19).
  if (row.kind === 'language')
    return (
      <Field label={label} help={wizardScreensWords.couponLanguageHelp()} error={errorOf(field)}>
        <Select
          {...textProps(field)}
          options={LANGUAGES.map((language) => [language, NAMES[language]()])}
        />
      </Field>
    );
  if (row.kind === 'phone') return <PhoneField field={field} />;
  if (row.kind === 'website') return <WebsiteField field={field} />;
  if (row.multiline !== true)
    return <LabeledText field={field} label={label} required={required} {...EXTRAS[name]?.()} />;
  return (
    <Field label={label} error={errorOf(field)}>
      <TextArea {...textProps(field)} />
    </Field>
  );
}

function Intro() {
  return markedWords(wizardScreensWords.requiredFields({ mark: marked('*') }), (words) => (
    <span className={tone.stamp}>{words}</span>
  ));
}

const NAMES: Readonly<Record<Language, () => string>> = {
  en: fieldWords.english,
  es: fieldWords.spanish,
};
