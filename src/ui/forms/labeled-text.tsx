import type { ComponentProps, ReactNode } from 'react';
import { Field, TextInput } from '../parts/fields/text-field.tsx';
import { errorOf, type FieldPort, textProps } from './field-port.ts';

interface LabeledTextProps extends Omit<ComponentProps<'input'>, 'className' | 'required'> {
  readonly field: FieldPort<string>;
  readonly label: string;
  readonly help?: ReactNode;
  readonly required?: boolean;
  /** Shown if the field has no error of its own. */
  readonly refusal?: string | null;
  /** Shown if there is neither error nor refusal. */
  readonly warning?: string | null;
}

/** A line of text of the form with its label, help and error. */
export function LabeledText(props: LabeledTextProps) {
  const { field, label, help, required = false, refusal = null, warning = null, ...input } = props;
  const error = errorOf(field) ?? refusal;
  return (
    <Field label={label} help={help} error={error} warning={warning} required={required}>
      <TextInput autoComplete="off" {...textProps(field)} {...input} />
    </Field>
  );
}
