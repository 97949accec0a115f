import { type ReactNode, useId } from 'react';
import { hint } from '../../theme/layout.css.ts';
import * as styles from './radio-cards.css.ts';
import { FieldError, RequiredMark } from './text-field.tsx';
import * as fieldStyles from './text-field.css.ts';

/** One card of a choice. */
export interface RadioCard<Value extends string> {
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
  /** The name of the form field. */
  readonly name: string;
  readonly cards: readonly RadioCard<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  readonly columns?: 1 | 2 | 'pairs' | 'small';
  readonly required?: boolean;
  readonly error?: string | null | undefined;
}

/** A choice as printed cards with native radio buttons: arrow keys move through it, Enter submits the form. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, cards, columns = 2, required = false, error } = props;
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={fieldStyles.field}
      aria-labelledby={`${id}-legend`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={fieldStyles.label}>
        <span id={`${id}-legend`}>{legend}</span>
        {required && <RequiredMark />}
      </legend>
      <div className={styles.cards({ columns })}>
        {cards.map((card) => (
          <Card key={card.value} {...props} card={card} />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

type CardProps<Value extends string> = RadioCardsProps<Value> & { readonly card: RadioCard<Value> };

/** Its label is the name; its hint is the description. */
function Card<Value extends string>({ card, name, value, onChange, onBlur }: CardProps<Value>) {
  const id = useId();
  const hasPicture = card.picture !== undefined;
  const radio = (
    <input
      type="radio"
      className={hasPicture ? styles.radio : styles.ring}
      name={name}
      value={card.value}
      checked={card.value === value}
      disabled={card.disabled}
      onChange={() => onChange(card.value)}
      onBlur={onBlur}
      aria-labelledby={`${id}-label`}
      aria-describedby={card.hint === undefined ? undefined : `${id}-hint`}
    />
  );
  return (
    <label className={styles.card}>
      {hasPicture && radio}
      {hasPicture && <span className={styles.picture}>{card.picture}</span>}
      <span className={`${styles.caption} ${hasPicture ? '' : styles.words}`}>
        {!hasPicture && radio}
        <span>
          <span id={`${id}-label`}>{card.label}</span>
          {card.hint !== undefined && (
            <span id={`${id}-hint`} className={hint}>
              {card.hint}
            </span>
          )}
        </span>
        {card.aside !== undefined && <span className={styles.aside}>{card.aside}</span>}
      </span>
    </label>
  );
}
