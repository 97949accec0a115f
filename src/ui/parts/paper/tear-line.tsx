import * as styles from './tear-line.css.ts';

interface TearLineProps {
  /**
   * `stub`: across artwork and its stub, holes in the background's color. `across` and `down`: between two halves of one
   * sheet, dots and notches. `printed`: dots on a sheet.
   */
  readonly kind: 'stub' | 'across' | 'down' | 'printed';
  /** False if the line's ends are not on paper. */
  readonly notches?: boolean;
  readonly className?: string;
}

/** The perforation, the product's motif. */
export function TearLine({ kind, notches = true, className }: TearLineProps) {
  const classes = [styles[kind], notches ? '' : styles.withoutNotches, className];
  return <div className={classes.filter(Boolean).join(' ')} aria-hidden="true" />;
}
