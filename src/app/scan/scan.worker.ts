/** Decodes drawn codes with ZXing outside the page's thread (PRE-02). */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { colorsOf } from '../../domain/scan/gray-picture.ts';
import { type Decode, scanPictures } from '../../domain/scan/scan-pictures.ts';
import type { ScanReply, ScanRequest } from './scan-messages.ts';

/** The used part of a worker's global scope; the compiler only knows the page's. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<ScanRequest>) => void): void;
  postMessage(message: ScanReply): void;
}

declare const self: WorkerScope;

const decode: Decode = async (picture) => {
  const image = new ImageData(colorsOf(picture), picture.width, picture.height);
  const [found] = await readBarcodes(image, { tryHarder: true, textMode: 'Plain' });
  return found?.text ?? null;
};

self.addEventListener('message', ({ data: { decoder, surfaces } }) => {
  prepareZXingModule({ overrides: { wasmBinary: decoder }, fireImmediately: true })
    .then(() => scanPictures(surfaces, decode))
    .then((report) => self.postMessage({ kind: 'report', ...report }))
    .catch((reason: unknown) => self.postMessage({ kind: 'failed', reason: String(reason) }));
});
