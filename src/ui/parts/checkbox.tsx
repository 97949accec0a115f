import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import type { ReactNode } from 'react';
import * as styles from './checkbox.css.ts';

interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A tick box and its words. */
export function Checkbox({ checked, onChange, disabled = false, children }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <BaseCheckbox.Root
        className={styles.box}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onChange(next)}
      />
      {children}
    </label>
  );
}
