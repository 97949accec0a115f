import { useId } from 'react';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as styles from './coupon-card.css.ts';

/** Across a coupon that is switched off; the card has the words as text too. */
export function InactiveStamp() {
  return (
    <span className={styles.inactive} aria-hidden="true">
      {actionsWords.inactive()}
    </span>
  );
}

const WAVES = [
  'M98 26q15 -9 30 0t30 0t30 0t30 0',
  'M108 40q15 -9 30 0t30 0t30 0t30 0',
  'M108 54q15 -9 30 0t30 0t30 0t30 0',
  'M108 68q15 -9 30 0t30 0t30 0t30 0',
  'M98 82q15 -9 30 0t30 0t30 0t30 0',
];

/** A post office's cancellation with the day the offer ended; `MM/DD/YYYY`. */
export function ExpiredPostmark({ date }: { readonly date: string }) {
  const id = useId();
  const [month = '', day = '', year = ''] = date.split('/');
  return (
    <svg
      className={styles.postmark}
      viewBox="0 0 230 110"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      aria-hidden="true"
    >
      <circle cx="55" cy="55" r="50" />
      <circle cx="55" cy="55" r="33" strokeWidth="1.6" />
      <path id={`${id}a`} d="M13.5 55a41.5 41.5 0 0 1 83 0" stroke="none" />
      <path id={`${id}b`} d="M9 55a46 46 0 0 0 92 0" stroke="none" />
      <g fill="currentColor" stroke="none" fontWeight="700" textAnchor="middle">
        <text fontSize="12" letterSpacing="2.4">
          <textPath href={`#${id}a`} startOffset="50%">
            {dashboardWords.expired()}
          </textPath>
        </text>
        <text fontSize="10.5" letterSpacing="1.2">
          <textPath href={`#${id}b`} startOffset="50%">
            {dashboardWords.goodNoMore()}
          </textPath>
        </text>
        <text x="55" y="49" fontSize="11">
          {MONTHS[Number(month) - 1] ?? ''}
        </text>
        <text x="55" y="65" fontSize="15">
          {day}
        </text>
        <text x="55" y="76" fontSize="9">
          {year}
        </text>
      </g>
      {WAVES.map((wave) => (
        <path key={wave} d={wave} />
      ))}
    </svg>
  );
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
