import type { ReactNode } from 'react';
import type { StoredScan } from '../../domain/scan/scan-verdict.ts';
import * as styles from './share-page.css.ts';

interface AdviceProps {
  readonly icon: ReactNode;
  /** What reading the code back said, if it is about that. */
  readonly scan?: StoredScan['result'];
  readonly children: ReactNode;
}

/** A line of advice with its icon. */
export function Advice({ icon, scan, children }: AdviceProps) {
  return (
    <p className={styles.notice} data-scan={scan}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
