import type { PrintedBarcodeType } from '../../domain/coupon/fields/barcode-types.ts';
import type { ReactNode } from 'react';
import type { CouponFace } from '../../domain/coupon/coupon-face.ts';
import * as styles from './barcode-figure.css.ts';
import { barcodeLabel } from './coupon-labels.ts';

type Barcode = NonNullable<CouponFace['barcode']>;

/** Characters from which a PDF417 has so many rows that it needs a higher place. */
const DENSE_PDF417 = 200;

interface BarcodeFigureProps {
  readonly barcode: Barcode;
  /** An `svg` or `img` of the code; its own name is not read, the figure's label is. */
  readonly children: ReactNode;
}

/** The code on white paper with its caption (PREV-01, PREV-02). */
export function BarcodeFigure({ barcode, children }: BarcodeFigureProps) {
  return (
    <figure className={styles.figure}>
      <div
        role="img"
        aria-label={barcodeLabel(barcode)}
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

/** Where a code's picture goes; the place does not wait for it (nothing jumps). */
function placeOf({ type, value }: Barcode): string {
  if (SHAPES[type] === 'square') return styles.square;
  const isDense = type === 'PDF417' && value.length > DENSE_PDF417;
  return isDense ? `${styles.wide} ${styles.dense}` : styles.wide;
}
