import { azteccode, code128, drawingSVG, pdf417, qrcode } from 'bwip-js/generic';
import { codeOptions, type CodeToDraw } from '../../domain/scan/code-options.ts';

const ENCODERS = { QR: qrcode, PDF417: pdf417, AZTEC: azteccode, CODE128: code128 };

/** Draws a code with bwip-js, as an SVG. */
export function drawCode(code: CodeToDraw): string {
  return ENCODERS[code.type](codeOptions(code), drawingSVG());
}
