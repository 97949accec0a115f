import { Link } from '@tanstack/react-router';
import * as styles from './wordmark.css.ts';

/** The product's title, torn at its perforation; links to home (SHELL-08). */
export function Wordmark() {
  return (
    <Link to="/" className={styles.word} aria-label="Tearline, home">
      <span>Tear</span>
      <i className={styles.perforation} />
      <span className={styles.torn}>line</span>
    </Link>
  );
}
