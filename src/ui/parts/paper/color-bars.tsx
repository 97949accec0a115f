import * as styles from './color-bars.css.ts';

interface ColorBarsProps {
  readonly colors: readonly string[];
  readonly label?: string;
}

/** A scheme's colors as a printer's color bar. */
export function ColorBars({ colors, label }: ColorBarsProps) {
  return (
    <span
      className={styles.bars}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {colors.map((color, index) => (
        <i key={`${index}-${color}`} className={styles.bar} style={{ background: color }} />
      ))}
    </span>
  );
}
