import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import type { PrintedBarcodeType } from '../../../src/domain/coupon/fields/barcode-types.ts';

const require = createRequire(import.meta.url);
let prepared: Promise<unknown> | undefined;

const TYPES: Readonly<Record<string, PrintedBarcodeType>> = {
  QRCode: 'QR',
  PDF417: 'PDF417',
  Aztec: 'AZTEC',
  Code128: 'CODE128',
};

/** The values of all barcodes in a picture with red, green, blue and alpha. */
export async function readBarcodeValues(
  data: Uint8ClampedArray<ArrayBuffer>,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<readonly string[]> {
  const picture = { data, width, height, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' } as const;
  const found = await decoded(picture, {});
  return found.map(({ text }) => text);
}

/** The value that an independent decoder reads from a picture; null if it finds no barcode. */
export async function readBarcode(
  picture: Buffer,
): Promise<{ readonly type: PrintedBarcodeType | undefined; readonly value: string } | null> {
  // Looking for a second one takes three times as long.
  const [found] = await decoded(new Uint8Array(picture), { maxNumberOfSymbols: 1 });
  return found === undefined ? null : { type: TYPES[found.format], value: found.text };
}

async function decoded(picture: Uint8Array | ImageData, options: ReaderOptions) {
  prepared ??= prepareZXingModule({
    overrides: { wasmBinary: wasm() },
    fireImmediately: true,
  });
  await prepared;
  const formats = Object.keys(TYPES) as NonNullable<ReaderOptions['formats']>;
  return readBarcodes(picture, { tryHarder: true, textMode: 'Plain', formats, ...options });
}

function wasm(): ArrayBuffer {
  const bytes = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  return new Uint8Array(bytes).buffer;
}
