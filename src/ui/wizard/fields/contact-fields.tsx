import { COUPON_FIELDS } from '../../../domain/coupon/fields/coupon-fields.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { PHONE_MAX } from '../../../domain/constants.ts';
import { withScheme } from '../../../domain/coupon/website.ts';
import { LabeledText } from '../../forms/labeled-text.tsx';
import { formatPhone, phoneCaret } from '../../../domain/coupon/phone.ts';
import { Field, TextInput } from '../../parts/fields/text-field.tsx';
import { errorOf, type FieldPort, textProps } from '../../forms/field-port.ts';
import * as wizardScreensWords from '../../../words/wizard-screens.gen.ts';

/** Adds dashes while typing; the caret stays after the typed digit (STEP-07). */
export function PhoneField({ field }: { readonly field: FieldPort<string> }) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const take = (typed: string, end: number, isErasing = false) => {
    const formatted = formatPhone(typed, { before: field.state.value, isErasing });
    caret.current = phoneCaret(formatted, typed.slice(0, end));
    field.handleChange(formatted);
  };
  useWholeNumbers(input, take);

  return (
    <Field
      label={wizardScreensWords.labelXxxXxxXxxx({ label: COUPON_FIELDS.phone.label() })}
      error={errorOf(field)}
    >
      <TextInput
        {...textProps(field)}
        ref={input}
        type="tel"
        maxLength={PHONE_MAX}
        autoComplete="tel"
        onChange={({ target, nativeEvent }) =>
          take(target.value, target.selectionStart ?? target.value.length, isErasing(nativeEvent))
        }
      />
    </Field>
  );
}

function isErasing(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('delete');
}

/** A pasted or dropped number is formatted whole, before the browser would cut it at 12 characters. */
function useWholeNumbers(
  input: { readonly current: HTMLInputElement | null },
  take: (typed: string, end: number) => void,
): void {
  const takeLatest = useEffectEvent(take);
  useEffect(() => {
    const element = input.current;
    if (element === null) return;
    const insert = (event: InputEvent) => {
      const { data } = event;
      if (!event.cancelable || data === null || data.length < 2) return;
      event.preventDefault();
      const { value, selectionStart, selectionEnd } = element;
      const before = value.slice(0, selectionStart ?? value.length) + data;
      takeLatest(before + value.slice(selectionEnd ?? value.length), before.length);
    };
    element.addEventListener('beforeinput', insert);
    return () => element.removeEventListener('beforeinput', insert);
  }, [input]);
}

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
