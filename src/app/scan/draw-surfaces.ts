/** A coupon's code as its cards and its print page show it, at their real sizes (PRE-02). */
import {
  CODE_WIDTHS,
  isSquare,
  SCAN_RESOLUTION,
  SCAN_SURFACES,
  type ScanSurface,
  WIDE_HEIGHT,
} from '../../domain/scan/scan-verdict.ts';
import { grayOf } from '../../domain/scan/gray-picture.ts';
import type { DrawnSurface } from '../../domain/scan/scan-pictures.ts';
import type { ScannedCode } from '../../machines/wizard/scan-proof.machine.ts';

/** Inches of the card, or of the paper, that are drawn around the code. */
const AROUND = 0.2;
const PAPER = '#FFFFFF';

export async function drawSurfaces(code: ScannedCode): Promise<readonly DrawnSurface[]> {
  const image = new Image();
  image.src = code.picture;
  await image.decode();
  return SCAN_SURFACES.map((surface) => [surface, draw(surface, code, image)] as const);
}

function draw(surface: ScanSurface, { type, background }: ScannedCode, image: HTMLImageElement) {
  const inches = isSquare(type) ? CODE_WIDTHS[surface].square : CODE_WIDTHS[surface].wide;
  const width = Math.round(inches * SCAN_RESOLUTION);
  const height = isSquare(type) ? width : Math.round(width * WIDE_HEIGHT);
  const edge = Math.round(AROUND * SCAN_RESOLUTION);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width + 2 * edge, height + 2 * edge];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser offers no canvas to draw the code on.');
  context.fillStyle = surface === 'print' ? PAPER : background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = PAPER;
  context.fillRect(edge, edge, width, height);
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  const size = { width: image.naturalWidth * scale, height: image.naturalHeight * scale };
  const left = edge + (width - size.width) / 2;
  const top = edge + (height - size.height) / 2;
  context.drawImage(image, left, top, size.width, size.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return grayOf(data, canvas.width, canvas.height);
}
