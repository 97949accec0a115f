/** The form of something stored: the machine owns the values, TanStack Form the state of the fields on the screen. */
import { revalidateLogic, useForm } from '@tanstack/react-form';
import { type ComponentProps, type RefObject, useEffect, useState } from 'react';
import { type FieldIssue, fieldMessageOf } from '../../domain/field-messages.ts';
import { Field, TextArea, TextInput } from '../parts/fields/text-field.tsx';
import { errorOf, type FieldPort, textProps } from './field-port.ts';
import { submits } from './submits.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';

interface EditedFormOptions<Values> {
  /** The machine's values; the fields follow them. */
  readonly values: Values;
  /** The issues of the form's schema. */
  readonly issuesOf: (values: Values) => Readonly<Partial<Record<keyof Values, FieldIssue>>>;
  /** When a field shows its error; a refused submission, or `showErrors`, shows all of them. */
  readonly showsErrors: 'onceChanged' | 'onceLeft';
  /** Where the first field in error gets the focus. */
  readonly place: RefObject<HTMLElement | null>;
  /** The machine takes no changes meanwhile. */
  readonly isSaving?: boolean;
  /** What the services report about a field that has no error of its own. */
  readonly refusalOf?: (name: string) => string | null;
  /** Called with the changed field. */
  readonly onChange: (change: Partial<Values>) => void;
  /** Only of forms that submit; it is called if there are no errors. */
  readonly onSubmit?: () => void;
}

interface ShownField {
  readonly state: {
    readonly value: unknown;
    readonly meta: {
      readonly errors: readonly unknown[];
      readonly isDirty: boolean;
      readonly isBlurred: boolean;
    };
  };
}

interface TextOptions
  extends
    Pick<ComponentProps<typeof Field>, 'label' | 'help' | 'required'>,
    Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'lang' | 'spellCheck'> {
  /** Of several lines. */
  readonly isLong?: boolean;
}

type TextName<Values> = keyof {
  [Key in keyof Values as Values[Key] extends string ? Key : never]: 1;
};

/** Each change by hand goes to the machine, which decides whether the form may be saved. */
export function useEditedForm<Values extends object>(options: EditedFormOptions<Values>) {
  const { values, issuesOf, showsErrors, place, isSaving = false, refusalOf } = options;
  const { onChange, onSubmit } = options;
  useInert(place, isSaving);
  const [defaultValues] = useState(values);
  const [refusals, setRefusals] = useState(0);
  const showErrors = () => setRefusals((count) => count + 1);
  const form = useForm({
    defaultValues,
    canSubmitWhenInvalid: true,
    validationLogic: revalidateLogic({ mode: 'change', modeAfterSubmission: 'change' }),
    validators: { onDynamic: ({ value }) => errorsOf(issuesOf(value)) },
    listeners: {
      onChange: ({ fieldApi: { name, state } }) =>
        onChange(only<Values>(String(name), state.value)),
    },
    onSubmit: () => onSubmit?.(),
    onSubmitInvalid: showErrors,
  });
  useEffect(() => {
    const shown = new Map<string, unknown>(Object.entries(form.state.values));
    for (const [name, value] of Object.entries(values))
      if (shown.get(name) !== value) form.setFieldValue(name as never, value as never, SILENTLY);
    void form.validate('change');
  }, [form, values, issuesOf]);
  // A sheet that has just opened gets its errors first; the focus follows the render that marks the fields.
  useEffect(() => {
    if (refusals === 0) return undefined;
    void form.validate('change');
    const timer = setTimeout(() => focusFirstInvalid(place.current));
    return () => clearTimeout(timer);
  }, [form, refusals, place]);
  const showsAll = refusals > 0;
  const shownErrorOf = (field: ShownField): string | null => {
    const { isDirty, isBlurred } = field.state.meta;
    const isShown = showsErrors === 'onceChanged' ? isDirty : isBlurred;
    return isShown || showsAll ? errorOf(field) : null;
  };
  /** A text with its label, help and error. */
  const textField = (name: TextName<Values>, words: TextOptions) => {
    const { label, help, required = false, isLong = false, ...input } = words;
    const Control = isLong ? TextArea : TextInput;
    return (
      <form.Field name={name as never}>
        {(untyped) => {
          // TanStack cannot type a field of any form.
          const field = untyped as unknown as FieldPort<string> & ShownField;
          const error = shownErrorOf(field) ?? refusalOf?.(field.name);
          return (
            <Field label={label} help={help} required={required} error={error}>
              <Control autoComplete="off" {...textProps(field)} {...input} />
            </Field>
          );
        }}
      </form.Field>
    );
  };
  const submit = submits(() => void form.handleSubmit());
  return { form, shownErrorOf, textField, submit, showErrors, showsAll };
}

/** Takes no input meanwhile, which would be lost. The focus comes back, unless it has moved elsewhere. */
function useInert(place: RefObject<HTMLElement | null>, isInert: boolean): void {
  useEffect(() => {
    const root = place.current;
    if (root === null || !isInert) return undefined;
    const focused = root.querySelector<HTMLElement>(':focus');
    root.toggleAttribute('inert', true);
    return () => {
      root.toggleAttribute('inert', false);
      if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
    };
  }, [place, isInert]);
}

/** The machine has changed the value, not a hand. */
const SILENTLY = { dontUpdateMeta: true, dontValidate: true, dontRunListeners: true } as const;

function only<Values>(name: string, value: unknown): Partial<Values> {
  // TanStack types the field of a listener as any.
  return { [name]: value } as Partial<Values>;
}

function errorsOf(issues: Readonly<Partial<Record<string, FieldIssue>>>) {
  const found = Object.entries(issues).flatMap(([name, issue]) =>
    issue === undefined ? [] : [[name, fieldMessageOf(issue)] as const],
  );
  return found.length === 0 ? undefined : { fields: Object.fromEntries(found) };
}
