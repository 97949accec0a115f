import { useId } from 'react';
import * as styles from './footer.css.ts';

interface ChoiceSelectProps<Value extends string> {
  /** By which the landing page finds it without the application. */
  readonly name: 'theme' | 'language';
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice in the footer. */
export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { name, label, options, value, onChange } = props;
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className={styles.choiceSelect}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
