import { barcodeIssue } from '../coupon/barcode.ts';
import type { CouponFacts } from '../coupon/coupon-face.ts';
import type { BarcodeType, PrintedBarcodeType } from '../coupon/fields/barcode-types.ts';

/** Returns the symbology of a household's code; a coupon without a barcode shows the code as QR. */
export function codeBarcodeType(type: BarcodeType): PrintedBarcodeType {
  return type === 'NONE' ? 'QR' : type;
}

/** The same for a value: QR if the coupon's symbology was changed to one that cannot hold it. */
export function typeOfCodeValue(type: BarcodeType, value: string): PrintedBarcodeType {
  const wanted = codeBarcodeType(type);
  return barcodeIssue(wanted, value) === null ? wanted : 'QR';
}

/** Returns the facts of a coupon without its own barcode, where only those of households count. */
export function withoutOwnCode<Facts extends CouponFacts>(facts: Facts): Facts {
  return { ...facts, barcodeType: 'NONE', barcodeValue: '', barcodeAltText: '' };
}

/** Returns the facts of a coupon with a household's barcode in place of its own. */
export function withCodeValue<Facts extends CouponFacts>(facts: Facts, value: string): Facts {
  return {
    ...facts,
    barcodeType: typeOfCodeValue(facts.barcodeType, value),
    barcodeValue: value,
    barcodeAltText: '',
  };
}
