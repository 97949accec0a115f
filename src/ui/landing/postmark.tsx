import { useId } from 'react';
import * as styles from './landing-page.css.ts';

/** Starting points of the killer bars' waves, px of the drawing. */
const WAVES = ['M98 26', 'M108 40', 'M108 54', 'M108 68', 'M98 82'] as const;

/** A hand-sorted postmark; decoration. */
export function Postmark() {
  const id = useId();
  return (
    <svg
      className={styles.postmark}
      viewBox="0 0 230 110"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      <circle cx="55" cy="55" r="50" />
      <circle cx="55" cy="55" r="33" strokeWidth="1.4" />
      <path id={`${id}-above`} d="M13.5 55a41.5 41.5 0 0 1 83 0" stroke="none" />
      <path id={`${id}-below`} d="M9 55a46 46 0 0 0 92 0" stroke="none" />
      <g className={styles.postmarkText} textAnchor="middle">
        <text fontSize="10.5" letterSpacing="1.3">
          <textPath href={`#${id}-above`} startOffset="50%">
            MILL STREET
          </textPath>
        </text>
        <text fontSize="10.5" letterSpacing="1.3">
          <textPath href={`#${id}-below`} startOffset="50%">
            SORTED BY HAND
          </textPath>
        </text>
        <text x="55" y="49" fontSize="11">
          OCT
        </text>
        <text x="55" y="65" fontSize="15">
          14
        </text>
        <text x="55" y="76" fontSize="9">
          2026
        </text>
      </g>
      {WAVES.map((start) => (
        <path key={start} d={`${start}q15 -9 30 0t30 0t30 0t30 0`} />
      ))}
    </svg>
  );
}
