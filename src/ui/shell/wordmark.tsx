import { Link } from '@tanstack/react-router';
import * as commonWords from '../../words/common.gen.ts';
import * as styles from './header.css.ts';

/** The two sides of the perforation. */
const NAME = ['Tear', 'line'] as const;

/** The product's title, torn at its perforation; links to home (SHELL-08). */
export function Wordmark() {
  return (
    <Link to="/" className={styles.word} aria-label={commonWords.tearlineHome()}>
      <span>{NAME[0]}</span>
      <i className={styles.perforation} />
      <span className={styles.torn}>{NAME[1]}</span>
    </Link>
  );
}
