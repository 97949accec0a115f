import { CircleCheck, CircleX } from 'lucide-react';
import type { RecentScan } from '../../domain/counters/till.ts';
import * as tillWords from '../../words/counters/till.gen.ts';
import { ANSWER_WORDS, timeWords } from './answer-words.ts';
import * as styles from './till.css.ts';

/** The last ten scans of this phone (TILL-02). */
export function LastScans({ recent }: { readonly recent: readonly RecentScan[] }) {
  if (recent.length === 0) return null;
  return (
    <ul className={styles.last} aria-label={tillWords.lastScans()} tabIndex={0}>
      {recent.map(({ state, code, at }) => {
        const isGood = state === 'redeemed' || state === 'valid';
        return (
          <li key={`${at} ${code}`}>
            {isGood ? <CircleCheck className={styles.good} /> : <CircleX className={styles.bad} />}
            <span>
              <b>{ANSWER_WORDS[state]()}</b> {code}
            </span>
            <time>{timeWords(at)}</time>
          </li>
        );
      })}
    </ul>
  );
}
