import * as styles from './progress.css.ts';

interface ProgressBarProps {
  /** What gets on: the bar's name. */
  readonly label: string;
  /** Whole percent; before it has begun, and at its end, nobody can tell how long it will be. */
  readonly percent: number | 'beginning' | 'ending';
  /** The same in words, "0.4 of 1.2 MB". */
  readonly words: string;
}

/** How far something is that takes its time; the words beside it are the caller's. */
export function ProgressBar({ label, percent, words }: ProgressBarProps) {
  const isKnown = typeof percent === 'number';
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(isKnown && { 'aria-valuenow': percent, 'aria-valuetext': words })}
    >
      {isKnown && <div className={styles.done} style={{ width: `${percent}%` }} />}
      {percent === 'ending' && <div className={styles.ending} />}
    </div>
  );
}
