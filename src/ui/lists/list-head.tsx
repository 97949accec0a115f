import * as styles from './list-head.css.ts';

interface ListHeadProps {
  readonly title: string;
  readonly note: string;
}

/** The title of a page that lists things, with a note beside it. */
export function ListHead({ title, note }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
