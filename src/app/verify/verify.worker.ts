/** Unpacks and checks passes outside the page's thread, which stays free whatever is in them (PRE-07). */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type CodeDrawing, readCodeDrawing } from '../../domain/print/code-drawing.ts';
import { DECODED_FORMATS } from '../../domain/scan/decoded-formats.ts';
import {
  NotVerifiable,
  type PrintedCode,
  type ReadBack,
  type VerifyReport,
} from '../../domain/verify/report.ts';
import { verify, type VerifySource } from '../../domain/verify/verify.ts';
import { drawCode } from '../threads/draw-code.ts';
import { paintCode } from '../threads/paint-code.ts';
import { replyToRequests } from '../threads/reply-to-requests.ts';

export interface VerifyRequest {
  readonly source: VerifySource;
  /** The barcode reader's module. */
  readonly decoder: ArrayBuffer;
}

export type VerifyReply =
  | { readonly kind: 'report'; readonly report: VerifyReport }
  /** A sentence for people. */
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'failed'; readonly reason: string };

replyToRequests(checked, (reason): VerifyReply => ({ kind: 'failed', reason: String(reason) }));

async function checked({ source, decoder }: VerifyRequest): Promise<VerifyReply> {
  try {
    await prepareZXingModule({ overrides: { wasmBinary: decoder }, fireImmediately: true });
    return { kind: 'report', report: await verify(source, { readBack, now: new Date() }) };
  } catch (error) {
    if (error instanceof NotVerifiable) return { kind: 'refused', sentence: error.message };
    throw error;
  }
}

/** Draws a code with bwip-js and reads it with ZXing. */
const readBack: ReadBack = async (code: PrintedCode) => {
  const drawing = drawCode(code);
  const [found] = await readBarcodes(pictureOf(readCodeDrawing(drawing)), {
    formats: [...DECODED_FORMATS],
    tryHarder: true,
    textMode: 'Plain',
  });
  return { drawing, read: found?.text ?? null };
};

/** px to a unit of the drawing; a module of a QR or Aztec code has two units. */
const SCALE = 3;

function pictureOf(code: CodeDrawing): ImageData {
  const { width, height } = code;
  const canvas = new OffscreenCanvas(width * SCALE, height * SCALE);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('This browser has no canvas outside the page.');
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = context.strokeStyle = '#000000';
  context.scale(SCALE, SCALE);
  paintCode(context, code);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
