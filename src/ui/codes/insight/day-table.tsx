import { formatDate } from '../../../domain/coupon/expiry.ts';
import * as words from '../../../words/codes/insight.gen.ts';
import type { ShownDay } from './day-curve.tsx';
import * as styles from './insight.css.ts';

/** The numbers of the curve, the latest day first (SER-05). */
export function DayTable({ days }: { readonly days: readonly ShownDay[] }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={words.table()}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.day()}</th>
            <th scope="col">{words.opened()}</th>
            <th scope="col">{words.addedShort()}</th>
            <th scope="col">{words.redeemed()}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, opened, added, redeemed }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>{opened.toLocaleString('en-US')}</td>
              <td>{added.toLocaleString('en-US')}</td>
              <td>{redeemed.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
