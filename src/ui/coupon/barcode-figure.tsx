import type { PrintedBarcodeType } from '../../domain/coupon/fields/barcode-types.ts';
import type { ReactNode } from 'react';
import type { CouponFace } from '../../domain/coupon/coupon-face.ts';
import type { Language } from '../../words/language.ts';
import * as styles from './apple-card.css.ts';
import { barcodeLabel } from './coupon-labels.ts';

type Barcode = NonNullable<CouponFace['barcode']>;

/** Characters from which a PDF417 needs a higher place for its rows. */
const DENSE_PDF417 = 200;

interface BarcodeFigureProps {
  /** Null for a coupon without one. */
  readonly barcode: Barcode | null;
  readonly language: Language;
  /** An `svg` or `img` of the code, whose name is the figure's label; null shows an empty space. */
  readonly children: ReactNode;
}

/** The code on white paper with its caption (PREV-01, PREV-02). */
export function BarcodeFigure({ barcode, language, children }: BarcodeFigureProps) {
  if (barcode === null || children === null) return null;
  return (
    <figure className={styles.figure}>
      <div
        role="img"
        aria-label={barcodeLabel(barcode, language)}
        className={`${styles.code} ${placeOf(barcode)}`}
      >
        {children}
      </div>
      <figcaption className={styles.caption}>{barcode.caption}</figcaption>
    </figure>
  );
}

const SHAPES: Readonly<Record<PrintedBarcodeType, 'square' | 'wide'>> = {
  QR: 'square',
  AZTEC: 'square',
  PDF417: 'wide',
  CODE128: 'wide',
};

/** The place of a code's picture, sized before it loads so that nothing jumps. */
function placeOf({ type, value }: Barcode): string {
  if (SHAPES[type] === 'square') return styles.square;
  const isDense = type === 'PDF417' && value.length > DENSE_PDF417;
  return isDense ? `${styles.wide} ${styles.dense}` : styles.wide;
}
