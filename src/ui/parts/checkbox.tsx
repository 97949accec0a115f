import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import type { ReactNode } from 'react';
import * as styles from './checkbox.css.ts';

interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Some of what it stands for is chosen. */
  readonly indeterminate?: boolean;
  readonly children: ReactNode;
}

/** A tick box and its words. */
export function Checkbox(props: CheckboxProps) {
  const { checked, onChange, disabled = false, indeterminate = false, children } = props;
  return (
    <label className={styles.checkbox}>
      <BaseCheckbox.Root
        className={styles.box}
        inputRef={nameFormValue}
        checked={checked}
        disabled={disabled}
        indeterminate={indeterminate}
        onCheckedChange={(next) => onChange(next)}
      />
      {children}
    </label>
  );
}

/** The hidden input that carries a control's value lies in the control's label, too: a name of its own leaves the label to the control. */
function nameFormValue(input: HTMLInputElement | null): void {
  input?.setAttribute('aria-label', 'Form value');
}
