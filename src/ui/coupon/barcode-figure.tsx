import type { ReactNode } from 'react';
import type { CouponFace } from '../../domain/coupon-face.ts';
import * as styles from './barcode-figure.css.ts';
import { barcodeLabel } from './coupon-labels.ts';

interface BarcodeFigureProps {
  readonly barcode: NonNullable<CouponFace['barcode']>;
  /** An `svg` or `img` of the code; its own name is not read, the figure's label is. */
  readonly children: ReactNode;
}

/** The code on white paper with its caption (PREV-01, PREV-02). */
export function BarcodeFigure({ barcode, children }: BarcodeFigureProps) {
  const isWide = barcode.type === 'PDF417' || barcode.type === 'CODE128';
  return (
    <figure className={styles.figure}>
      <div
        role="img"
        aria-label={barcodeLabel(barcode)}
        className={`${styles.code} ${isWide ? styles.wide : styles.square}`}
      >
        {children}
      </div>
      <figcaption className={styles.caption}>{barcode.caption}</figcaption>
    </figure>
  );
}
