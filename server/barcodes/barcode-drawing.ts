/** Draws barcodes (API-07): black on white, with the quiet zone that each symbology requires. */
import { toBuffer, toSVG } from 'bwip-js/node';
import type { PrintedBarcodeType } from '../../src/domain/coupon/fields/barcode-types.ts';
import { codeOptions } from '../../src/domain/scan/code-options.ts';

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
  if (request.format === 'svg') return toSVG(codeOptions(request));
  return toBuffer({ ...codeOptions(request), scale: 4 });
}
