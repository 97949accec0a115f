import * as styles from './colour-bars.css.ts';

/** A scheme's colours as a printer's colour bar. */
export function ColourBars({
  colours,
  label,
}: {
  readonly colours: readonly string[];
  readonly label?: string;
}) {
  return (
    <span
      className={styles.bars}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {colours.map((colour, index) => (
        <i key={`${index}-${colour}`} className={styles.bar} style={{ background: colour }} />
      ))}
    </span>
  );
}
