import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** A barcode as an independent decoder reads it. */
interface Scanned {
  readonly format: string;
  readonly text: string;
}

/** Takes a screenshot and reads its barcodes. */
export async function scan(place: Locator): Promise<readonly Scanned[]> {
  return scanPicture(await place.screenshot({ scale: 'device' }));
}

/** Reads the barcodes in a PNG. */
export async function scanPicture(picture: Uint8Array): Promise<readonly Scanned[]> {
  await prepareDecoder();
  const found = await readBarcodes(new Blob([new Uint8Array(picture)]), { tryHarder: true });
  return found.map(({ format, text }) => ({ format, text }));
}

/** Loads the decoder's WebAssembly from its package, not from the network. */
async function prepareDecoder(): Promise<void> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const bytes = await readFile(file);
  const wasmBinary = new Uint8Array(bytes).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}
