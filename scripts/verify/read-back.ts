import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { toBuffer, toSVG } from 'bwip-js/node';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { codeOptions } from '../../src/domain/scan/code-options.ts';
import { DECODED_FORMATS } from '../../src/domain/scan/decoded-formats.ts';
import type { ReadBack } from '../../src/domain/verify/report.ts';

/** Draws a code with bwip-js and reads it with ZXing. */
export const readBack: ReadBack = async (code) => {
  await (prepared ??= prepareDecoder());
  const drawing = toSVG(codeOptions(code));
  const picture = await toBuffer({ ...codeOptions(code), scale: 4 });
  const [found] = await readBarcodes(new Uint8Array(picture), {
    formats: [...DECODED_FORMATS],
    tryHarder: true,
    textMode: 'Plain',
  });
  return { drawing, read: found?.text ?? null };
};

/** Prepared once: preparing compiles the decoder, which takes longer than reading a code. */
let prepared: Promise<void> | undefined;

async function prepareDecoder(): Promise<void> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = Uint8Array.from(await readFile(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}
