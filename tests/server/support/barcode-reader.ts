import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { PrintedBarcodeType } from '../../../src/domain/coupon/fields/barcode-types.ts';

const require = createRequire(import.meta.url);
let prepared: Promise<unknown> | undefined;

const TYPES: Readonly<Record<string, PrintedBarcodeType>> = {
  QRCode: 'QR',
  PDF417: 'PDF417',
  Aztec: 'AZTEC',
  Code128: 'CODE128',
};

/** The value that an independent decoder reads from a picture; null if it finds no barcode. */
export async function readBarcode(
  picture: Buffer,
): Promise<{ readonly type: PrintedBarcodeType | undefined; readonly value: string } | null> {
  prepared ??= prepareZXingModule({
    overrides: { wasmBinary: wasm() },
    fireImmediately: true,
  });
  await prepared;
  const [found] = await readBarcodes(new Uint8Array(picture), {
    tryHarder: true,
    textMode: 'Plain',
  });
  return found === undefined ? null : { type: TYPES[found.format], value: found.text };
}

function wasm(): ArrayBuffer {
  const bytes = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  return new Uint8Array(bytes).buffer;
}
