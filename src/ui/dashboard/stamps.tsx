import * as dashboardWords from '../../words/dashboard.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import { localeNow } from '../../words/language.ts';
import { Postmark } from '../coupon/postmark.tsx';
import * as styles from './coupon-card.css.ts';

/** Across a coupon that is switched off; the card has the words as text too. */
export function InactiveStamp() {
  return (
    <span className={styles.inactive} aria-hidden="true">
      {actionsWords.inactive()}
    </span>
  );
}

/** A post office's cancellation with the day the offer ended; `MM/DD/YYYY`. */
export function ExpiredPostmark({ date }: { readonly date: string }) {
  const [month = '', day = '', year = ''] = date.split('/');
  return (
    <Postmark
      className={styles.postmark}
      strokes={['2.6', '1.6']}
      arcs={[
        { fontSize: '12', letterSpacing: '2.4', children: dashboardWords.expired() },
        { fontSize: '10.5', letterSpacing: '1.2', children: dashboardWords.goodNoMore() },
      ]}
      date={[monthName(Number(month)), day, year]}
    />
  );
}

/** `1` as `JAN`, in Spanish `ENE`. */
function monthName(month: number): string {
  const name = new Date(2026, month - 1).toLocaleDateString(localeNow(), { month: 'short' });
  return name.slice(0, 3).toUpperCase();
}
