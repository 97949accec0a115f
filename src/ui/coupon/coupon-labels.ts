import type { PrintedBarcodeType } from '../../domain/coupon/fields/barcode-types.ts';
import type { CouponFace } from '../../domain/coupon/coupon-face.ts';
import type { Language } from '../../words/language.ts';
import * as faceWords from '../../words/domain/face.gen.ts';

type Barcode = NonNullable<CouponFace['barcode']>;

const BARCODE_NAMES: Readonly<Record<PrintedBarcodeType, (language: Language) => string>> = {
  QR: faceWords.qrCode,
  PDF417: faceWords.pdf417Barcode,
  AZTEC: faceWords.aztecCode,
  CODE128: faceWords.code128Barcode,
};

/** The strip's text for screen readers: its painted words, else the offer. */
export function stripLabel(face: CouponFace): string {
  return face.stripWords === '' ? face.description : face.stripWords;
}

/** The barcode's text for screen readers: its kind and value. */
export function barcodeLabel({ type, value }: Barcode, language: Language): string {
  return faceWords.barcodeFor({ name: BARCODE_NAMES[type](language), value }, language);
}
