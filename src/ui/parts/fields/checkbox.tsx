import type { ReactNode } from 'react';
import * as styles from './text-field.css.ts';

interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Only some of the items are selected. */
  readonly indeterminate?: boolean;
  readonly children: ReactNode;
}

/** A checkbox with its label. */
export function Checkbox(props: CheckboxProps) {
  const { checked, onChange, disabled = false, indeterminate = false, children } = props;
  return (
    <label className={styles.checkbox}>
      <input
        // The browser takes the mark away with each press, and no attribute sets it.
        ref={(input) => {
          if (input !== null) input.indeterminate = indeterminate;
        }}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
