import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { DECODED_FORMATS } from '../../domain/scan/decoded-formats.ts';
import wasm from '../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm?url';

prepareZXingModule({ overrides: { locateFile: () => wasm } });

/** Returns the text of the first barcode in a picture; null for none. */
export async function readBarcode(picture: ImageData): Promise<string | null> {
  const found = await readBarcodes(picture, {
    formats: [...DECODED_FORMATS],
    maxNumberOfSymbols: 1,
    tryHarder: true,
  });
  return found[0]?.text ?? null;
}
