import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import * as shellWords from '../../../words/shell.gen.ts';
import * as styles from './page.css.ts';

/** The link above the title of a coupon's own page. */
export function BackToDashboard() {
  return (
    <Link to="/dashboard" className={styles.back}>
      <ArrowLeft size={16} />
      {shellWords.dashboard()}
    </Link>
  );
}
