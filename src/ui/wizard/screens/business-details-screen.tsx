import { GOOGLE_TEXT_LIMITS } from '../../../domain/constants.ts';
import type { CouponForm } from '../../../domain/coupon/coupon-form.ts';
import type { FormValues } from '../../../domain/coupon/form-values.ts';
import { keptDate, shownDate } from '../../../domain/coupon/typed-date.ts';
import { withScheme } from '../../../domain/coupon/website.ts';
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
    values: detailsOf(props.form),
    toForm,
  });
  const submit: SubmitScreen = (direction) => void form.handleSubmit({ direction });
  return (
    <ScreenLayout intro={<Intro />} submitLabel={props.submitLabel} onSubmit={submit}>
      <form.Field name="merchantName">
        {(field) => <LabeledText field={field} {...MERCHANT_NAME} required />}
      </form.Field>
      <form.Field name="description">
        {(field) => <LabeledText field={field} {...DESCRIPTION} required />}
      </form.Field>
      <FieldPair>
        <form.Field name="expirationDate">{(field) => <DateField field={field} />}</form.Field>
        <form.Field name="timeZone">{(field) => <TimeZoneField field={field} />}</form.Field>
      </FieldPair>
      <form.Field name="phone">{(field) => <PhoneField field={field} />}</form.Field>
      <form.Field name="website">{(field) => <WebsiteField field={field} />}</form.Field>
      <form.Field name="promoCode">
        {(field) => <LabeledText field={field} label="Promo Code" />}
      </form.Field>
      <form.Field name="termsConditions">
        {(field) => (
          <Field label="Terms & Conditions" error={errorOf(field)}>
            <TextArea {...textProps(field)} />
          </Field>
        )}
      </form.Field>
    </ScreenLayout>
  );
}

type SubmitScreen = Parameters<typeof ScreenLayout>[0]['onSubmit'];

const MERCHANT_NAME = {
  label: 'Business/Organization Name',
  autoComplete: 'organization',
};

const DESCRIPTION = {
  label: 'Description',
  help: `One line. Google cuts it after ${GOOGLE_TEXT_LIMITS.title} characters.`,
};

function Intro() {
  return (
    <>
      Fields marked <span className={styles.star}>*</span> are required. What you leave empty is
      left out of the coupon.
    </>
  );
}

/** The fields' values: the date as it is typed, everything else as it is stored. */
function detailsOf(form: CouponForm) {
  const { merchantName, description, expirationDate, timeZone } = form;
  const { phone, website, promoCode, termsConditions } = form;
  return {
    merchantName,
    description,
    expirationDate: shownDate(expirationDate),
    timeZone,
    phone,
    website,
    promoCode,
    termsConditions,
  };
}

function toForm({ expirationDate, website, ...values }: ReturnType<typeof detailsOf>): FormValues {
  return { ...values, website: withScheme(website), expirationDate: keptDate(expirationDate) };
}
