import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import type { ReactNode } from 'react';
import * as shellWords from '../../../words/shell.gen.ts';
import * as styles from './switch.css.ts';

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

/** The control's hidden form input is inside its label, too; with its own name it does not take that label. */
function nameFormValue(input: HTMLInputElement | null): void {
  input?.setAttribute('aria-label', shellWords.formValue());
}
