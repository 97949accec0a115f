import { Progress as BaseProgress } from '@base-ui/react/progress';
import * as styles from './notice.css.ts';

interface ProgressProps {
  /** "Drawing the Google strip, 2 of 4". */
  readonly words: string;
  readonly done: number;
  readonly total: number;
}

/** A wait of more than a second, in words and as a bar. */
export function Progress({ words, done, total }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <b role="status">{words}</b>
      <BaseProgress.Root
        className={styles.track}
        value={done}
        max={Math.max(total, 1)}
        aria-label={words}
      >
        <BaseProgress.Indicator className={styles.done} />
      </BaseProgress.Root>
    </div>
  );
}

interface ProgressBarProps {
  /** The bar's name. */
  readonly label: string;
  /** Whole percent; `beginning` and `ending` have no known duration. */
  readonly percent: number | 'beginning' | 'ending';
  /** The progress in words, "0.4 of 1.2 MB". */
  readonly words: string;
}

/** Only a bar, for a wait measured in percent; its parent shows the words. */
export function ProgressBar({ label, percent, words }: ProgressBarProps) {
  const isKnown = typeof percent === 'number';
  return (
    <BaseProgress.Root
      className={styles.track}
      value={isKnown ? percent : null}
      aria-label={label}
      aria-valuetext={isKnown ? words : undefined}
    >
      {isKnown && <BaseProgress.Indicator className={styles.done} />}
      {percent === 'ending' && <div className={styles.ending} />}
    </BaseProgress.Root>
  );
}
