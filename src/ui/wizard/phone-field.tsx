import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { formatPhone, phoneCaret } from '../../domain/phone.ts';
import { Field, TextInput } from '../parts/text-field.tsx';
import { errorOf, type FieldPort, textProps } from './screen-form.ts';

/** Formats itself with dashes while typing; the caret stays behind the digit that was typed (STEP-07). */
export function PhoneField({ field }: { readonly field: FieldPort<string> }) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digitsBefore = target.value
      .slice(0, target.selectionStart ?? target.value.length)
      .replace(/\D/g, '').length;
    const formatted = formatPhone(target.value);
    caret.current = phoneCaret(formatted, digitsBefore);
    field.handleChange(formatted);
  };

  return (
    <Field label="Business Phone Number (XXX-XXX-XXXX)" error={errorOf(field)}>
      <TextInput
        {...textProps(field)}
        ref={input}
        type="tel"
        autoComplete="tel-national"
        onChange={type}
      />
    </Field>
  );
}
