/** How bwip-js draws a code: black on white, with the quiet zone that each symbology requires (API-07). */
import type { PrintedBarcodeType } from '../coupon/fields/barcode-types.ts';

interface DrawnCode {
  readonly type: PrintedBarcodeType;
  readonly value: string;
}

interface CodeOptions {
  text: string;
  bcid: string;
  backgroundcolor: string;
  height?: number;
  paddingwidth: number;
  paddingheight: number;
  binarytext?: boolean;
  parsefnc?: boolean;
}

/**
 * A new object for each call, because bwip-js writes into it. Padding counts in units of the bar width; a module of a
 * QR or Aztec code has two.
 */
export function codeOptions({ type, value }: DrawnCode): CodeOptions {
  const white = { text: value, backgroundcolor: 'FFFFFF' };
  switch (type) {
    case 'QR':
      return { ...white, bcid: 'qrcode', paddingwidth: 8, paddingheight: 8 };
    case 'PDF417':
      return { ...white, ...latin(value), bcid: 'pdf417', paddingwidth: 4, paddingheight: 4 };
    case 'AZTEC':
      return { ...white, ...latin(value), bcid: 'azteccode', paddingwidth: 4, paddingheight: 4 };
    case 'CODE128':
      return { ...white, bcid: 'code128', height: 12, paddingwidth: 10, paddingheight: 2 };
    default:
      return type satisfies never;
  }
}

/**
 * PDF417 and Aztec encode bytes of ISO 8859-1. Text with accents is marked so (ECI 3), because some readers otherwise
 * guess Shift-JIS (for a lone "ÄÖ"). Plain ASCII has no mark, because old scanners may print it.
 */
function latin(value: string): Partial<CodeOptions> {
  if (/^[\u0020-\u007e]*$/.test(value)) return { binarytext: true };
  return { binarytext: true, parsefnc: true, text: `^ECI000003${value.replaceAll('^', '^^')}` };
}
