import type { BarcodeRequest } from './barcode-drawing.ts';
import { barcodePng, barcodeSvg } from './barcode-picture.ts';

export type BarcodeFormat = 'svg' | 'png';

/** Barcode pictures (API-07); `make` throws `RequestFailure` `barcode-refused` for a value it cannot encode. */
export function barcodeDrawing(request: BarcodeRequest, format: BarcodeFormat) {
  if (format === 'png') return { contentType: 'image/png', make: () => barcodePng(request) };
  return { contentType: 'image/svg+xml', make: () => barcodeSvg(request) };
}
