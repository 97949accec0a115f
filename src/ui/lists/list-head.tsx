import type { ReactNode } from 'react';
import { soft } from '../theme/layout.css.ts';
import * as styles from './list-head.css.ts';

interface ListHeadProps {
  readonly title: string;
  readonly note: string;
  /** Where the page leads besides its list. */
  readonly aside?: ReactNode;
}

/** The title of a page that lists things, with a note beside it. */
export function ListHead({ title, note, aside }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.beside}>
        <p className={soft}>{note}</p>
        {aside}
      </div>
    </div>
  );
}
