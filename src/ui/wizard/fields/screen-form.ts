/** The form of every wizard screen: one schema, messages on submit, then while typing (STEP-15). */
import { revalidateLogic, useForm } from '@tanstack/react-form';
import { type ReactNode, useEffect, useState } from 'react';
import { fieldMessageOf } from '../../../domain/field-messages.ts';
import { composed } from '../../../domain/plain-text.ts';
import { issuesOnScreens } from '../../../domain/wizard/form-checks.ts';
import type { CouponForm, FormValues } from '../../../domain/coupon/fields/coupon-form.ts';
import type { ScreenName } from '../../../domain/coupon/fields/screen-names.ts';
import type { Direction } from '../../../machines/wizard/wizard.setup.ts';
import { errorOf, type FieldPort } from '../../forms/field-port.ts';
import { focusFirstInvalid } from '../../forms/focus-first-invalid.ts';

/** Connects the bottom bar's "Next step" to the screen's form. */
export const SCREEN_FORM_ID = 'wizard-screen';

/** The props of a form screen. */
export interface ScreenProps {
  readonly form: CouponForm;
  /** Raised when undo, redo or reset change values; fields then reload the form's values. */
  readonly revision: number;
  /** Paths of the fields that show their issues from the start. */
  readonly showingIssues: readonly string[];
  /** "Next", or the label of the last step's button. */
  readonly submitLabel: string;
  /** Right of the heading: undo, redo, "Reset Design". */
  readonly tools?: ReactNode;
  readonly onChange: (values: FormValues) => void;
  readonly onSubmit: (values: FormValues, direction: Direction) => void;
  /** The screen has errors; called before the first one gets the focus. */
  readonly onInvalid: () => void;
}

const FORWARD: { readonly direction: Direction } = { direction: 'screen' };

interface ScreenFormOptions<Values> {
  readonly screen: ScreenName;
  readonly values: Values;
  /** Converts the fields' values to the form's, if they differ. */
  readonly toForm: (values: Values) => FormValues;
  /** Maps a schema path to its field's name, if they differ. */
  readonly fieldOf?: (path: string) => string;
}

/** The props of `RadioCards` for a field. */
export function choiceProps<Value extends string | null>(
  field: Pick<FieldPort<Value>, 'name' | 'state'> & FieldPort<NoInfer<Value>>,
) {
  return {
    name: field.name,
    value: field.state.value,
    onChange: (value: NonNullable<Value>) => field.handleChange(value),
    onBlur: () => field.handleBlur(),
    error: errorOf(field),
    required: true,
  };
}

/** TanStack Form over the wizard's values; each change goes to the machine, the finished values on submit. */
export function useScreenForm<Values>(props: ScreenProps, options: ScreenFormOptions<Values>) {
  const { screen, values } = options;
  const toForm = (shown: Values): FormValues => composed(options.toForm(shown));
  const [defaultValues, setDefaultValues] = useState(values);
  const [revision, setRevision] = useState(props.revision);
  if (revision !== props.revision) {
    setRevision(props.revision);
    setDefaultValues(values);
  }
  const [showing] = useState(props.showingIssues);
  const [refusals, setRefusals] = useState(0);
  const form = useForm({
    defaultValues,
    // A submission shows every error, not only those already shown.
    canSubmitWhenInvalid: true,
    validationLogic: revalidateLogic({ mode: 'change', modeAfterSubmission: 'change' }),
    validators: {
      onDynamic: ({ value, formApi }) =>
        errorsOf(
          value,
          { ...options, toForm },
          formApi.state.submissionAttempts > 0 ? null : showing,
        ),
    },
    listeners: { onChange: ({ formApi }) => props.onChange(toForm(formApi.state.values)) },
    onSubmitMeta: FORWARD,
    onSubmit: ({ value, meta }) => props.onSubmit(toForm(value), meta.direction),
    onSubmitInvalid: () => {
      props.onInvalid();
      setRefusals((refusals) => refusals + 1);
    },
  });
  useEffect(() => {
    form.reset(defaultValues);
    if (showing.length > 0) void form.validate('change');
  }, [form, defaultValues, screen, showing]);
  // After the render that marks the fields; a frame may come before it.
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(document.getElementById(SCREEN_FORM_ID));
  }, [refusals]);
  return form;
}

/** `showing` are the paths whose issues show; null for all. */
function errorsOf<Values>(
  value: Values,
  { screen, toForm, fieldOf = (path) => path }: ScreenFormOptions<Values>,
  showing: readonly string[] | null,
) {
  if (showing?.length === 0) return undefined;
  const problems = issuesOnScreens([screen], toForm(value))
    .map(({ path, issue }) => ({ path: path.join('.'), message: fieldMessageOf(issue) }))
    .filter(({ path }) => showing === null || showing.includes(path));
  if (problems.length === 0) return undefined;
  return {
    fields: Object.fromEntries(problems.map(({ path, message }) => [fieldOf(path), message])),
  };
}
