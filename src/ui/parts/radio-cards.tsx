import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { nameFormValue } from './form-value.ts';
import * as styles from './radio-cards.css.ts';
import { FieldError, RequiredMark } from './text-field.tsx';
import * as fieldStyles from './text-field.css.ts';

/** One card of a choice. */
interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Above the label: artwork, a swatch. */
  readonly picture?: ReactNode;
  /** Right of the label: color bars. */
  readonly aside?: ReactNode;
  readonly hint?: string;
  readonly disabled?: boolean;
}

interface RadioCardsProps<Value extends string> {
  readonly legend: string;
  /** The form's name of the choice. */
  readonly name: string;
  readonly cards: readonly RadioCard<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  readonly columns?: 1 | 2 | 'pairs' | 'small';
  readonly required?: boolean;
  readonly help?: ReactNode;
  readonly error?: string | null | undefined;
}

/** A choice as printed cards; arrow keys move through it, as through any radio group. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, cards, value, onChange, onBlur, columns = 2 } = props;
  const { required = false, help, error } = props;
  const id = useId();
  return (
    <RadioGroup
      render={<fieldset />}
      className={styles.group}
      name={name}
      value={value}
      onValueChange={(next: Value | null) => {
        if (next !== null) onChange(next);
      }}
      aria-labelledby={`${id}-legend`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={fieldStyles.label}>
        <span id={`${id}-legend`}>{legend}</span>
        {required && <RequiredMark />}
      </legend>
      {help && <p className={fieldStyles.help}>{help}</p>}
      <div className={styles.cards({ columns })}>
        {cards.map((card) => (
          <Card key={card.value} card={card} onBlur={onBlur} />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </RadioGroup>
  );
}

interface CardProps<Value extends string> {
  readonly card: RadioCard<Value>;
  readonly onBlur: (() => void) | undefined;
}

/** Named by its label alone; the hint describes it. */
function Card<Value extends string>({ card, onBlur }: CardProps<Value>) {
  const id = useId();
  return (
    <label className={styles.card}>
      <Radio.Root
        className={styles.radio}
        inputRef={nameFormValue}
        value={card.value}
        disabled={card.disabled ?? false}
        onBlur={onBlur}
        onKeyDown={submitOnEnter}
        aria-labelledby={`${id}-label`}
        aria-describedby={card.hint === undefined ? undefined : `${id}-hint`}
      />
      {card.picture !== undefined && <span className={styles.picture}>{card.picture}</span>}
      <span className={card.picture === undefined ? styles.words : styles.caption}>
        {card.picture === undefined && <span className={styles.mark} aria-hidden="true" />}
        <span>
          <span id={`${id}-label`}>{card.label}</span>
          {card.hint !== undefined && (
            <span id={`${id}-hint`} className={styles.hint}>
              {card.hint}
            </span>
          )}
        </span>
        {card.aside !== undefined && <span className={styles.aside}>{card.aside}</span>}
      </span>
    </label>
  );
}

/** As in a browser's own radio button: Enter sends the form by its first button that does. */
function submitOnEnter({ key, currentTarget }: KeyboardEvent): void {
  const form = key === 'Enter' ? currentTarget.closest('form') : null;
  if (form === null) return;
  const buttons = [...form.elements].filter((control) => control instanceof HTMLButtonElement);
  form.requestSubmit(buttons.find(({ type, disabled }) => type === 'submit' && !disabled));
}
