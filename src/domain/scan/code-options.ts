/** How bwip-js draws a code: black on white, with the quiet zone that each symbology requires (API-07). */
import type { PrintedBarcodeType } from '../coupon/fields/barcode-types.ts';
import { bytesIn } from './code-bytes.ts';
import { PASS_ENCODINGS } from './reading-doubt.ts';

/** A code to draw. */
export interface CodeToDraw {
  readonly type: PrintedBarcodeType;
  readonly value: string;
  /** What a phone draws of a pass's message, without a mark (`bytesIn`); Google chooses the bytes of an offer's. */
  readonly bytes?: string;
}

/** Bytes as characters. */
interface EncodedText {
  text: string;
  parsefnc?: boolean;
}

/** As the services draw it: a letter outside ASCII has the mark of its alphabet (ECI). */
export function codeOptions({ type, value, bytes }: CodeToDraw) {
  if (bytes !== undefined) return shapeOf(type, { text: bytes });
  return shapeOf(type, marked(value, type === 'QR' ? UTF_8 : LATIN));
}

/** The code of a pass as a phone draws it, which differs from the services' for letters outside ASCII. */
export function phoneCode({ type, value }: CodeToDraw): CodeToDraw {
  const bytes = bytesIn(PASS_ENCODINGS[type], value);
  return typeof bytes === 'string' ? { type, value, bytes } : { type, value };
}

/**
 * A new object for each call, because bwip-js writes into it. Padding counts in units of the bar width; a module of a
 * QR or Aztec code has two.
 */
function shapeOf(type: PrintedBarcodeType, encoded: EncodedText) {
  const code = { ...encoded, binarytext: true, backgroundcolor: 'FFFFFF' } as const;
  switch (type) {
    case 'QR':
      return { ...code, bcid: 'qrcode', paddingwidth: 8, paddingheight: 8 };
    case 'PDF417':
      return { ...code, bcid: 'pdf417', paddingwidth: 4, paddingheight: 4 };
    case 'AZTEC':
      return { ...code, bcid: 'azteccode', paddingwidth: 4, paddingheight: 4 };
    case 'CODE128':
      return { ...code, bcid: 'code128', height: 12, paddingwidth: 10, paddingheight: 2 };
    default:
      return type satisfies never;
  }
}

/** Numbers of alphabets in a code (ECI) and their bytes, one character for each. */
const UTF_8 = {
  mark: '000026',
  bytesOf: (text: string) => String.fromCharCode(...new TextEncoder().encode(text)),
};
const LATIN = { mark: '000003', bytesOf: (text: string) => text };

/**
 * Some readers take unmarked bytes of "é" for Chinese and of "ÄÖ" for Japanese (decision 041). Plain ASCII has no mark,
 * because old scanners may print it.
 */
function marked(value: string, { mark, bytesOf }: typeof LATIN): EncodedText {
  if (/^[\u0020-\u007e]*$/.test(value)) return { text: value };
  return { parsefnc: true, text: `^ECI${mark}${bytesOf(value).replaceAll('^', '^^')}` };
}
