import {
  type ChangeEvent,
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { contents } from '../../theme/layout.css.ts';
import { Message } from './message.tsx';
import * as styles from './text-field.css.ts';

interface FieldProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly required?: boolean;
  /** Below the label, above the control. */
  readonly help?: ReactNode;
  /** Below the control, with an icon; marks the control as invalid. */
  readonly error?: string | null | undefined;
  /** Below the control, if there is no error: a possible problem that does not block. */
  readonly warning?: string | null;
}

interface Wiring {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

const FieldContext = createContext<Wiring | null>(null);

/** Label, help and error of one `TextInput`, `TextArea` or `Select`, which gets its name and description from them. */
export function Field(props: FieldProps) {
  const { label, children, required = false, help, error, warning = null } = props;
  const showsWarning = !error && warning !== null;
  const id = useId();
  const describedBy = [
    help ? `${id}-help` : '',
    error ? `${id}-error` : '',
    showsWarning ? `${id}-warning` : '',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <span id={`${id}-label`}>{label}</span>
        {required && <RequiredMark />}
      </label>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <FieldContext
        value={{ id, describedBy: describedBy || undefined, invalid: Boolean(error), required }}
      >
        {children}
      </FieldContext>
      <FieldError id={`${id}-error`} error={error} />
      {/* A live region for messages that takes no space. */}
      <div aria-live="polite" className={contents}>
        {showsWarning && (
          <Message id={`${id}-warning`} kind="warn">
            {warning}
          </Message>
        )}
      </div>
    </div>
  );
}

/** The asterisk of a required field; screen readers read the state from the control. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  );
}

/** An error below a control or a group, announced when it appears. */
export function FieldError({ id, error }: Pick<Wiring, 'id'> & Pick<FieldProps, 'error'>) {
  return (
    <div aria-live="polite" className={contents}>
      {error && (
        <Message id={id} kind="bad">
          {error}
        </Message>
      )}
    </div>
  );
}

interface TextListener {
  /** Gets what is typed or chosen. */
  readonly onText?: (text: string) => void;
}

export function TextInput(input: TextListener & Omit<ComponentProps<'input'>, 'className'>) {
  return <input type="text" {...useWiring()} {...listening(input)} className={styles.control} />;
}

export function TextArea(area: TextListener & Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea {...useWiring()} {...listening(area)} className={styles.area} />;
}

interface SelectProps extends TextListener, Omit<ComponentProps<'select'>, 'className'> {
  /** Values with their words, below the children. */
  readonly options?: readonly (readonly [value: string | number, words: ReactNode])[];
}

export function Select({ options = [], children, ...select }: SelectProps) {
  return (
    <select {...useWiring()} {...listening(select)} className={styles.select}>
      {children}
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}

function listening<Props extends TextListener>({ onText, ...props }: Props) {
  if (onText === undefined) return props;
  return { ...props, onChange: (event: ChangeEvent<Control>) => onText(event.target.value) };
}

type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/** A control joined to its button. */
export function JoinedField({ children }: { readonly children: ReactNode }) {
  return <div className={styles.joined}>{children}</div>;
}

/** Two fields side by side; stacked up to 500 px. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

function useWiring() {
  const wiring = useContext(FieldContext);
  if (wiring === null) return {};
  return {
    id: wiring.id,
    // The label without its asterisk, which is not part of the name.
    'aria-labelledby': `${wiring.id}-label`,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.invalid || undefined,
    'aria-required': wiring.required || undefined,
  };
}
