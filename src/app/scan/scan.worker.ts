/** Decodes drawn codes with ZXing outside the page's thread (PRE-02). */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { DECODED_FORMATS } from '../../domain/scan/decoded-formats.ts';
import { colorsOf } from '../../domain/scan/gray-picture.ts';
import { type Decode, type DrawnSurface, scanPictures } from '../../domain/scan/scan-pictures.ts';
import type { ScanReport } from '../../domain/scan/scan-verdict.ts';
import { replyToRequests } from '../threads/reply-to-requests.ts';

export interface ScanRequest {
  /** The decoder's module. */
  readonly decoder: ArrayBuffer;
  readonly value: string;
  readonly surfaces: readonly DrawnSurface[];
}

export type ScanReply =
  ({ readonly kind: 'report' } & ScanReport) | { readonly kind: 'failed'; readonly reason: string };

replyToRequests(scanned, (reason): ScanReply => ({ kind: 'failed', reason: String(reason) }));

async function scanned({ decoder, value, surfaces }: ScanRequest): Promise<ScanReply> {
  await prepareZXingModule({ overrides: { wasmBinary: decoder }, fireImmediately: true });
  return { kind: 'report', ...(await scanPictures(value, surfaces, decode)) };
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
