import { GOOGLE_TEXT_LIMITS } from '../../../domain/constants.ts';
import { COUPON_FIELDS } from '../../../domain/coupon/coupon-fields.ts';
import { shownValues, storedValues } from '../../../domain/coupon/typed-values.ts';
import { Field, FieldPair, TextArea } from '../../parts/text-field.tsx';
import * as styles from './business-details-screen.css.ts';
import { DateField } from '../fields/date-field.tsx';
import { LabeledText } from '../fields/labeled-text.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { errorOf, type ScreenProps, textProps, useScreenForm } from '../fields/screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import { TimeZoneField } from '../fields/time-zone-field.tsx';
import { WebsiteField } from '../fields/website-field.tsx';

/** Business details (STEP-05 to STEP-08); a text that is too long is refused, never cut. */
export function BusinessDetailsScreen(props: ScreenProps) {
  const form = useScreenForm(props, {
    screen: 'details.business',
    values: shownValues('details.business', props.form),
    toForm: storedValues,
  });
  const submit: SubmitScreen = (direction) => void form.handleSubmit({ direction });
  return (
    <ScreenLayout intro={<Intro />} submitLabel={props.submitLabel} onSubmit={submit}>
      <form.Field name="merchantName">
        {(field) => (
          <LabeledText
            field={field}
            label={COUPON_FIELDS.merchantName.label}
            autoComplete="organization"
            required
          />
        )}
      </form.Field>
      <form.Field name="description">
        {(field) => (
          <LabeledText
            field={field}
            label={COUPON_FIELDS.description.label}
            help={DESCRIPTION_HELP}
            required
          />
        )}
      </form.Field>
      <FieldPair>
        <form.Field name="expirationDate">
          {(field) => <DateField field={field} label={COUPON_FIELDS.expirationDate.label} />}
        </form.Field>
        <form.Field name="timeZone">{(field) => <TimeZoneField field={field} />}</form.Field>
      </FieldPair>
      <form.Field name="phone">{(field) => <PhoneField field={field} />}</form.Field>
      <form.Field name="website">{(field) => <WebsiteField field={field} />}</form.Field>
      <form.Field name="promoCode">
        {(field) => <LabeledText field={field} label={COUPON_FIELDS.promoCode.label} />}
      </form.Field>
      <form.Field name="termsConditions">
        {(field) => (
          <Field label={COUPON_FIELDS.termsConditions.label} error={errorOf(field)}>
            <TextArea {...textProps(field)} />
          </Field>
        )}
      </form.Field>
    </ScreenLayout>
  );
}

type SubmitScreen = Parameters<typeof ScreenLayout>[0]['onSubmit'];

const DESCRIPTION_HELP = `One line. Google cuts it after ${GOOGLE_TEXT_LIMITS.title} characters.`;

function Intro() {
  return (
    <>
      Fields marked <span className={styles.star}>*</span> are required. What you leave empty is
      left out of the coupon.
    </>
  );
}
