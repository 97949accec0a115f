import type { PrintedBarcodeType } from '../../domain/coupon/fields/barcode-types.ts';
import type { CouponFace } from '../../domain/coupon/coupon-face.ts';

type Barcode = NonNullable<CouponFace['barcode']>;

const BARCODE_NAMES: Readonly<Record<PrintedBarcodeType, string>> = {
  QR: 'QR code',
  PDF417: 'PDF417 barcode',
  AZTEC: 'Aztec code',
  CODE128: 'Code 128 barcode',
};

/** The strip's text for screen readers: its painted words, else the offer. */
export function stripLabel(face: CouponFace): string {
  return face.stripWords === '' ? face.description : face.stripWords;
}

/** The barcode's text for screen readers: its kind and value. */
export function barcodeLabel(barcode: Barcode): string {
  return `${BARCODE_NAMES[barcode.type]} for ${barcode.value}`;
}
