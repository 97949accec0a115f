import type { ImportedElement } from '../../../machines/admin/template-editor-context.ts';
import type { Size } from '../../../domain/constants.ts';
import { SAFE_AREA } from '../../../domain/preflight/template-findings.ts';
import * as adminWords from '../../../words/admin.gen.ts';
import * as styles from './desk.css.ts';

/** px of a strip of 432: Google shows a band of 1032x336, which is 366 px high at the strip's width. */
const GOOGLE_CROP = { top: 33, height: 366 } as const;

const LINES = [
  {
    name: adminWords.appleGuide,
    color: '#16213A',
    line: { strokeDasharray: '8 5', x: 0, y: 0, width: 1125, height: 432 },
  },
  {
    name: adminWords.googleGuide,
    color: '#1F4FBF',
    line: {
      strokeDasharray: undefined,
      x: 0,
      y: GOOGLE_CROP.top,
      width: 1125,
      height: GOOGLE_CROP.height,
    },
  },
  {
    name: adminWords.safeGuide,
    color: '#C8321F',
    line: { strokeDasharray: '2 4', ...SAFE_AREA },
  },
] as const;

/** The safe area for words, and the part of a strip that each wallet shows: Apple all of it, Google a band; lines as wide on phone and desktop. */
export function StripGuides() {
  return (
    <svg
      viewBox="0 0 1125 432"
      className={styles.overlay}
      role="img"
      aria-label={adminWords.guidesInWords()}
    >
      {LINES.map(({ color, line }) => (
        <g key={color} fill="none">
          <rect {...line} stroke="#FFFFFF" strokeWidth="4" vectorEffect="non-scaling-stroke" />
          <rect {...line} stroke={color} strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </g>
      ))}
    </svg>
  );
}

/** The legend of the guides, beside the artwork, where it covers nothing and is readable at any width. */
export function GuideLegend() {
  return (
    <ul className={styles.legend} aria-label={adminWords.guides()}>
      {LINES.map(({ name, color, line }) => (
        <li key={color} className={styles.legendEntry}>
          <svg className={styles.legendLine} viewBox="0 0 28 12" aria-hidden="true">
            <path
              d="M2 6H26"
              stroke={color}
              strokeWidth="2"
              strokeDasharray={line.strokeDasharray}
            />
          </svg>
          {name()}
        </li>
      ))}
    </ul>
  );
}

interface ElementMarkProps {
  readonly element: ImportedElement;
  readonly size: Size;
}

/** A frame around the report's element. */
export function ElementMark({ element: { box, name, tag }, size }: ElementMarkProps) {
  if (box === null) return null;
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div
      className={styles.mark}
      style={{
        left: share(box.x, size.width),
        top: share(box.y, size.height),
        width: share(box.width, size.width),
        height: share(box.height, size.height),
      }}
    >
      <b className={styles.markName}>{name === '' ? tag : name}</b>
    </div>
  );
}
