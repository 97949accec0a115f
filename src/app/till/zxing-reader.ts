import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from '../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm?url';

prepareZXingModule({ overrides: { locateFile: () => wasm } });

/** Returns the text of the first barcode in a picture; null for none. */
export async function readBarcode(picture: ImageData): Promise<string | null> {
  const found = await readBarcodes(picture, {
    formats: ['QRCode', 'Aztec', 'PDF417', 'Code128'],
    maxNumberOfSymbols: 1,
    tryHarder: true,
  });
  return found[0]?.text ?? null;
}
