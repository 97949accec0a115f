/** The shapes of the answers, each readable without its color (TILL-02). */
import * as styles from './till.css.ts';

export type ShapeName = keyof typeof SHAPES;

const TICKET =
  'M6 14a6 6 0 0 1 6-6h136a6 6 0 0 1 6 6v22a12 12 0 0 0 0 24v22a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V60a12 12 0 0 0 0-24Z';

export function Shape({ name }: { readonly name: ShapeName }) {
  return (
    <svg className={styles.shape} viewBox="0 0 160 100" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}

const line = { fill: 'none', stroke: 'var(--tone)', strokeLinecap: 'square' } as const;
const ticket = <path d={TICKET} fill="#fff" />;

const SHAPES = {
  valid: (
    <>
      {ticket}
      <path d="M116 14v70" {...line} strokeWidth="4" strokeDasharray="1 8" strokeLinecap="round" />
      <path d="m38 49 16 16 32-33" {...line} strokeWidth="13" />
    </>
  ),
  redeemed: (
    <>
      <path
        d="M6 14a6 6 0 0 1 6-6h96l-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5 4H12a6 6 0 0 1-6-6V60a12 12 0 0 0 0-24Z"
        fill="#fff"
      />
      <path
        d="M120 6l28 5a6 6 0 0 1 5 7l-4 19a12 12 0 0 0-5 24l-5 20a6 6 0 0 1-7 5l-22-5 6-5-4-6 6-4-4-7 6-4-4-7 6-4-4-7 6-4-4-7 6-4-4-7 5-4Z"
        fill="#fff"
        transform="rotate(7 130 50) translate(6 4)"
      />
      <path d="m30 49 15 15 30-31" {...line} strokeWidth="12" />
    </>
  ),
  undone: (
    <>
      {ticket}
      <path d="M60 26 42 44l18 18M46 44h46a18 18 0 0 1 0 32H72" {...line} strokeWidth="9" />
    </>
  ),
  used: (
    <>
      {ticket}
      <g {...line} strokeWidth="6" strokeLinecap="round">
        <circle cx="54" cy="48" r="26" />
        <circle cx="54" cy="48" r="15" strokeWidth="4" />
        <path d="M84 30c10-8 18 8 28 0s18 8 30 0M86 48c10-8 18 8 28 0s18 8 28 0M84 66c10-8 18 8 28 0s18 8 30 0" />
      </g>
    </>
  ),
  'not-yet-valid': (
    <>
      {ticket}
      <circle cx="80" cy="48" r="27" {...line} strokeWidth="8" />
      <path d="M80 33v16l11 8" {...line} strokeWidth="8" />
    </>
  ),
  expired: (
    <>
      {ticket}
      <g {...line} strokeWidth="7">
        <path d="M52 24h56v50H52zM52 40h56M66 17v10M94 17v10" />
        <path d="m68 49 24 18M92 49 68 67" />
      </g>
    </>
  ),
  'switched-off': (
    <>
      {ticket}
      <path d="M80 24v24" {...line} strokeWidth="11" />
      <path d="M62 34a25 25 0 1 0 36 0" {...line} strokeWidth="11" />
    </>
  ),
  'not-this-one': (
    <>
      <path
        d="M26 12h108a5 5 0 0 1 5 5v66a5 5 0 0 1-5 5H26a5 5 0 0 1-5-5V17a5 5 0 0 1 5-5Z"
        fill="#fff"
      />
      <path d="m31 24 49 36 49-36" {...line} strokeWidth="9" />
    </>
  ),
  unknown: (
    <>
      <path d={TICKET} fill="none" stroke="#fff" strokeWidth="5" strokeDasharray="11 9" />
      <path
        d="M64 38c0-22 34-22 34-1 0 14-17 13-17 27"
        fill="none"
        stroke="#fff"
        strokeWidth="11"
        strokeLinecap="square"
      />
      <rect x="75" y="74" width="12" height="12" fill="#fff" />
    </>
  ),
  'no-network': (
    <>
      <g fill="none" stroke="#fff" strokeWidth="11" strokeLinecap="square">
        <path d="M22 40a82 82 0 0 1 116 0M46 62a48 48 0 0 1 68 0" />
      </g>
      <circle cx="80" cy="84" r="9" fill="#fff" />
      <path d="M22 96 138 6" {...line} strokeWidth="22" />
      <path d="M26 96 134 10" stroke="#fff" strokeWidth="9" strokeLinecap="square" />
    </>
  ),
  locked: (
    <>
      <rect x="48" y="42" width="64" height="48" rx="4" fill="#fff" />
      <path d="M60 42V28a20 20 0 0 1 40 0v14" fill="none" stroke="#fff" strokeWidth="10" />
      <path d="M80 58v16" {...line} strokeWidth="9" />
    </>
  ),
};
