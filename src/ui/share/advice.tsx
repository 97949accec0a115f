import type { ReactNode } from 'react';
import * as styles from './share-page.css.ts';

interface AdviceProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A line of advice with its icon. */
export function Advice({ icon, children }: AdviceProps) {
  return (
    <p className={styles.notice}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
