import type { ReactNode } from 'react';
import * as styles from './gallery.css.ts';

interface SpecimenProps {
  /** The file name in `src/ui` without extension; its screenshots have the same name. */
  readonly of: string;
  readonly children: ReactNode;
}

/** Shows one part in all its states. */
export function Specimen({ of, children }: SpecimenProps) {
  return (
    <section className={styles.specimen} data-specimen={of} aria-label={of}>
      <h2 className={styles.name}>{of}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

interface StateProps {
  readonly label: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Shows one state of a part with its name. */
export function State({ label, wide = false, children }: StateProps) {
  return (
    <div className={styles.state} data-wide={wide || undefined}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}
