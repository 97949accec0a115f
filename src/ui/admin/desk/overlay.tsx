import type { ImportedElement } from '../../../machines/admin/template-editor-context.ts';
import type { Size } from '../../../domain/constants.ts';
import * as styles from './desk.css.ts';

/** px of a strip of 432: Google shows a band of 1032x336, which at the strip's width is 366 px high. */
const GOOGLE_CROP = { top: 33, height: 366 } as const;
/** Words above or below lie too near to an edge of either wallet. */
const SAFE_AREA = { top: 40, height: 352, side: 40 } as const;

/** Where words are safe, and what each wallet shows of a strip: Apple all of it, Google a band. */
export function StripGuides() {
  return (
    <svg viewBox="0 0 1125 432" className={styles.overlay} role="img" aria-label={GUIDES}>
      <g fill="none" strokeWidth="3">
        <rect x="1.5" y="1.5" width="1122" height="429" stroke="#16213A" strokeDasharray="14 8" />
        <rect
          x="1.5"
          y={GOOGLE_CROP.top}
          width="1122"
          height={GOOGLE_CROP.height}
          stroke="#1F4FBF"
        />
        <rect
          x={SAFE_AREA.side}
          y={SAFE_AREA.top}
          width={1125 - 2 * SAFE_AREA.side}
          height={SAFE_AREA.height}
          stroke="#C8321F"
          strokeDasharray="4 8"
        />
      </g>
      <g fontSize="20" fontWeight="700" stroke="#FFFFFF" strokeWidth="5" paintOrder="stroke">
        <text x="12" y="26" fill="#16213A">
          Apple 1125 × 432
        </text>
        <text x="1113" y="392" textAnchor="end" fill="#1F4FBF">
          Google 1032 × 336
        </text>
        <text x="562" y="64" textAnchor="middle" fill="#C8321F">
          Safe for words
        </text>
      </g>
    </svg>
  );
}

const GUIDES =
  'Guides: Apple shows the whole strip, Google a band that leaves out 33 px above and below, and words are safe between 40 and 392 px.';

interface ElementMarkProps {
  readonly element: ImportedElement;
  readonly size: Size;
}

/** A frame around the element that the report names. */
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
