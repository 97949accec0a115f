/** What the controls of a TanStack form share. */

/** The part of a TanStack field that a control needs. */
export interface FieldPort<Value> {
  readonly name: string;
  readonly state: {
    readonly value: Value;
    readonly meta: { readonly errors: readonly unknown[] };
  };
  handleChange(value: Value): void;
  handleBlur(): void;
}

/** The first message of a field, or null. */
export function errorOf(field: FieldPort<never> | Pick<FieldPort<unknown>, 'state'>) {
  const [error] = field.state.meta.errors;
  return typeof error === 'string' ? error : null;
}

/** The props of a text input, text area or select for a field. */
export function textProps(field: FieldPort<string>) {
  return {
    name: field.name,
    value: field.state.value,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      field.handleChange(event.target.value),
    onBlur: () => field.handleBlur(),
  };
}
