import type { ComponentProps, ReactNode } from 'react';
import * as styles from './checkbox.css.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> {
  readonly children: ReactNode;
}

/** A tick box and its words. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input {...input} type="checkbox" className={styles.box} />
      {children}
    </label>
  );
}
