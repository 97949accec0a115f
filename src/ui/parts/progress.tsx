import * as styles from './progress.css.ts';

interface ProgressProps {
  /** "Drawing the Google strip, 2 of 4". */
  readonly words: string;
  readonly done: number;
  readonly total: number;
}

/** A wait of more than a second, in words and as a bar. */
export function Progress({ words, done, total }: ProgressProps) {
  const share = total === 0 ? 0 : Math.min(1, done / total);
  return (
    <div className={styles.progress} role="status">
      <span className={styles.words}>{words}</span>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.done} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
