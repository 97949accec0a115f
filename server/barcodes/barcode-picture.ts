/** Barcodes as pictures (API-07): black on white, with the quiet zone that each symbology asks for. */
import { toBuffer, toSVG, type RenderOptions } from 'bwip-js/node';
import { LRUCache } from 'lru-cache';
import { barcodeIssue } from '../../src/domain/coupon/barcode.ts';
import type { PrintedBarcodeType } from '../../src/domain/coupon/barcode-types.ts';
import { fieldMessageOf } from '../../src/domain/messages.ts';
import { RequestFailure } from '../http/problems.ts';

/** Bytes kept of each kind; a QR code of an address takes 3 kB, and drawing a long Aztec takes a second (SAFE-04). */
const KEPT = { maxSize: 8_000_000, sizeCalculation: ({ length }: { length: number }) => length };
const drawings = new LRUCache<string, string>(KEPT);
const pictures = new LRUCache<string, Buffer>(KEPT);

export interface BarcodeRequest {
  readonly type: PrintedBarcodeType;
  readonly value: string;
}

/** The barcode as an SVG document; throws `RequestFailure` `barcode-refused` for a value it cannot encode. */
export function barcodeSvg(request: BarcodeRequest, pointer = '/value'): string {
  refuseUnholdable(request, pointer);
  const name = nameOf(request);
  const drawn = drawings.get(name) ?? toSVG(optionsOf(request));
  drawings.set(name, drawn);
  return drawn;
}

/** The barcode as a PNG, 4 px to a module; throws like `barcodeSvg`. */
export async function barcodePng(request: BarcodeRequest, pointer = '/value'): Promise<Buffer> {
  refuseUnholdable(request, pointer);
  const name = nameOf(request);
  const picture = pictures.get(name) ?? (await toBuffer({ ...optionsOf(request), scale: 4 }));
  pictures.set(name, picture);
  return picture;
}

function nameOf({ type, value }: BarcodeRequest): string {
  return `${type} ${value}`;
}

function refuseUnholdable({ type, value }: BarcodeRequest, pointer: string): void {
  const issue = barcodeIssue(type, value);
  if (issue === null) return;
  throw new RequestFailure('barcode-refused', [{ pointer, detail: fieldMessageOf(issue) }]);
}

/**
 * Made anew for each call: bwip-js writes into the object it is given. Padding counts in units of the bar width,
 * of which a QR or Aztec module has two.
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
 * The characters of PDF417 and Aztec are bytes of ISO 8859-1. Accents are marked so (ECI 3), since some readers guess
 * (Shift-JIS for a lone "ÄÖ"); plain ASCII goes without the mark, which old scanners may print.
 */
function latin(value: string): Partial<RenderOptions> {
  if (/^[\u0020-\u007e]*$/.test(value)) return { binarytext: true };
  return { binarytext: true, parsefnc: true, text: `^ECI000003${value.replaceAll('^', '^^')}` };
}
