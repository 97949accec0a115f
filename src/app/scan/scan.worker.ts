/** Decodes drawn codes with ZXing outside the page's thread (PRE-02). */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { DECODED_FORMATS } from '../../domain/scan/decoded-formats.ts';
import { colorsOf } from '../../domain/scan/gray-picture.ts';
import { type Decode, scanPictures } from '../../domain/scan/scan-pictures.ts';
import type { ScanReport } from '../../domain/scan/scan-verdict.ts';
import type { ScanReply, ScanRequest } from './scan-messages.ts';

/** The used part of a worker's global scope; the compiler only knows the page's. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<ScanRequest>) => void): void;
  postMessage(message: ScanReply): void;
}

declare const self: WorkerScope;

self.addEventListener('message', ({ data }) => {
  scanned(data).then(
    (report) => self.postMessage({ kind: 'report', ...report }),
    (reason: unknown) => self.postMessage({ kind: 'failed', reason: String(reason) }),
  );
});

async function scanned({ decoder, value, surfaces }: ScanRequest): Promise<ScanReport> {
  await prepareZXingModule({ overrides: { wasmBinary: decoder }, fireImmediately: true });
  return scanPictures(value, surfaces, decode);
}

const decode: Decode = async (picture) => {
  const image = new ImageData(colorsOf(picture), picture.width, picture.height);
  const found = await readBarcodes(image, {
    formats: [...DECODED_FORMATS],
    tryHarder: true,
    textMode: 'Plain',
    maxNumberOfSymbols: 3,
  });
  return found.map(({ text }) => text);
};
