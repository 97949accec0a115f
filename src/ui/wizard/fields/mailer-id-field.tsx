import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import { LabeledText } from '../../forms/labeled-text.tsx';
import type { FieldPort } from '../../forms/field-port.ts';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';

/** The mailer's number at the postal service; optional (STEP-05). */
export function MailerIdField({ field }: { readonly field: FieldPort<string> }) {
  return (
    <LabeledText
      field={field}
      label={COUPON_FIELDS.mailerId.label()}
      help={wizardScreensWords.nineDigitsIfThePost()}
      inputMode="numeric"
      spellCheck={false}
    />
  );
}
