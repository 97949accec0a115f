/** Packs sheets into a PDF outside the page's thread (PRE-05, SER-04). */
import { blobOfDataUrl } from '../../domain/images/data-url.ts';
import { linkCaption, linkDrawing } from '../../domain/print/household-code.ts';
import type { PrintSheet } from '../../domain/print/print-sheet.ts';
import type { PrintedWords } from '../../domain/print/print-words.ts';
import { isOwnLetters } from '../../render/print/print-letters.ts';
import { printFonts } from '../../render/print/print-fonts.ts';
import { beginSheets, type CellCode, type GrayPicture } from '../../render/print/sheet-pdf.ts';
import { replyToRequests } from '../threads/reply-to-requests.ts';

export interface PrintedHousehold {
  readonly link: string;
  /** What its row has in the printed column; null for nothing. */
  readonly value: PrintedWords | null;
  /** The value as a data URL, if it has letters that the embedded faces lack. */
  readonly valuePicture: string | null;
}

export type PdfRequest =
  /** One page with the same code on each coupon. */
  | { readonly kind: 'sheet'; readonly sheet: PrintSheet }
  /** Pages with a code for each household, which follow in lots. */
  | { readonly kind: 'begin'; readonly sheet: PrintSheet }
  | { readonly kind: 'coupons'; readonly coupons: readonly PrintedHousehold[] }
  | { readonly kind: 'end' };

export type PdfReply =
  | { readonly kind: 'drawn' }
  | { readonly kind: 'packed'; readonly pdf: Blob }
  | { readonly kind: 'failed'; readonly reason: string };

type Pages = Awaited<ReturnType<typeof beginPages>>;

/** The worker makes one file and ends with it. */
let begun: Pages | null = null;

replyToRequests(reply, (reason): PdfReply => ({ kind: 'failed', reason: String(reason) }));

async function reply(request: PdfRequest): Promise<PdfReply> {
  if (request.kind === 'sheet') {
    const { sheet } = request;
    const pages = await beginPages(sheet, false);
    pages.pdf.addPage(sheet.layout.cells.map(() => ({ drawing: sheet.code, caption: null })));
    return packed(pages);
  }
  if (request.kind === 'begin') {
    begun = await beginPages(request.sheet, true);
    return { kind: 'drawn' };
  }
  if (begun === null) throw new Error('No file is begun.');
  if (request.kind === 'end') return packed(begun);
  addCodes(begun, await Promise.all(request.coupons.map(codeOf)));
  return { kind: 'drawn' };
}

async function codeOf({ link, value, valuePicture }: PrintedHousehold): Promise<CellCode> {
  const code = { drawing: linkDrawing(link), caption: linkCaption(link) };
  if (valuePicture === null) return { ...code, value };
  return { ...code, value: { picture: await grayPicture(valuePicture) } };
}

async function beginPages(sheet: PrintSheet, hasCaptions: boolean) {
  const own = sheet.words.filter(({ text }) => isOwnLetters(text));
  const { foreignPicture } = sheet;
  const wordsPicture = foreignPicture === null ? null : await grayPicture(foreignPicture);
  const hasValues = (sheet.options.households?.column ?? null) !== null;
  const fonts = await printFonts(own, { hasCaptions, hasValues });
  /** The file so far. The browser may store its parts on the disk. */
  const parts: Blob[] = [];
  /** Codes of the next page. */
  const waiting: CellCode[] = [];
  const pdf = beginSheets(
    { ...sheet, title: sheet.couponName, words: own, wordsPicture, fonts },
    (bytes) => parts.push(new Blob([bytes])),
  );
  return { pdf, perPage: sheet.layout.cells.length, waiting, parts };
}

function addCodes(pages: Pages, codes: readonly CellCode[]): void {
  const { pdf, perPage } = pages;
  const all = [...pages.waiting, ...codes];
  const whole = all.length - (all.length % perPage);
  for (let start = 0; start < whole; start += perPage)
    pdf.addPage(all.slice(start, start + perPage));
  pages.waiting = all.slice(whole);
}

async function packed({ pdf, waiting, parts }: Pages): Promise<PdfReply> {
  if (waiting.length > 0) pdf.addPage(waiting);
  await pdf.end();
  return { kind: 'packed', pdf: new Blob(parts, { type: 'application/pdf' }) };
}

/** A PNG in shades of gray. */
async function grayPicture(dataUrl: string): Promise<GrayPicture> {
  const bitmap = await createImageBitmap(blobOfDataUrl(dataUrl, 'image/png'));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  if (context === null) throw new Error('This browser has no canvas outside the page.');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return {
    width,
    height,
    // Black words on white have the same red, green and blue.
    bytes: Uint8Array.from({ length: width * height }, (_, at) => data[4 * at] ?? 255),
  };
}
