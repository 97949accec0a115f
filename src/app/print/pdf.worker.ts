/** Packs a sheet into a PDF outside the page's thread (PRE-05). */
import { blobOfDataUrl } from '../../domain/images/data-url.ts';
import { type GrayPicture, sheetPdf } from '../../render/print/sheet-pdf.ts';
import type { PdfReply, PdfRequest } from './pdf-messages.ts';

/** The used part of a worker's global scope; the compiler only knows the page's. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<PdfRequest>) => void): void;
  postMessage(message: PdfReply): void;
}

declare const self: WorkerScope;

self.addEventListener('message', ({ data }) => {
  packed(data).then(
    (pdf) => self.postMessage({ kind: 'packed', pdf }),
    (reason: unknown) => self.postMessage({ kind: 'failed', reason: String(reason) }),
  );
});

async function packed(sheet: PdfRequest): Promise<Blob> {
  const words = await grayOf(sheet.wordsPicture);
  const bytes = await sheetPdf({ ...sheet, title: sheet.couponName, words });
  return new Blob([bytes], { type: 'application/pdf' });
}

/** Black words on white have the same red, green and blue. */
async function grayOf(png: string): Promise<GrayPicture> {
  const bitmap = await createImageBitmap(blobOfDataUrl(png, 'image/png'));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  if (context === null) throw new Error('This browser has no canvas outside the page.');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return {
    width,
    height,
    bytes: Uint8Array.from({ length: width * height }, (_, at) => data[4 * at] ?? 255),
  };
}
