import type { BarcodeType, PrintedBarcodeType } from '../coupon/fields/barcode-types.ts';

/** Returns the symbology of a household's code; a coupon without a barcode shows the code as QR. */
export function codeBarcodeType(type: BarcodeType): PrintedBarcodeType {
  return type === 'NONE' ? 'QR' : type;
}
