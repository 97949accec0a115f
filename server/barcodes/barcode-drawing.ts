/** Draws barcodes (API-07): black on white, with the quiet zone that each symbology requires. */
import { toBuffer, toSVG, type RenderOptions } from 'bwip-js/node';
import type { PrintedBarcodeType } from '../../src/domain/coupon/fields/barcode-types.ts';

export interface BarcodeRequest {
  readonly type: PrintedBarcodeType;
  readonly value: string;
}

/** A request to the drawing thread. */
export interface DrawingRequest extends BarcodeRequest {
  readonly format: 'png' | 'svg';
}

/** An SVG document, or a PNG with 4 px to a module. */
export async function drawBarcode(request: DrawingRequest): Promise<string | Uint8Array> {
  if (request.format === 'svg') return toSVG(optionsOf(request));
  return toBuffer({ ...optionsOf(request), scale: 4 });
}

/**
 * A new object for each call, because bwip-js writes into it. Padding counts in units of the bar width; a module of a
 * QR or Aztec code has two.
 */
function optionsOf({ type, value }: BarcodeRequest): RenderOptions {
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
function latin(value: string): Partial<RenderOptions> {
  if (/^[\u0020-\u007e]*$/.test(value)) return { binarytext: true };
  return { binarytext: true, parsefnc: true, text: `^ECI000003${value.replaceAll('^', '^^')}` };
}
