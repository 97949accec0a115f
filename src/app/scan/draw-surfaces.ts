/** Draws the finished cards and a part of the printed sheet with the coupon's code, at their real sizes (PRE-02). */
import { blobOfDataUrl } from '../../domain/images/data-url.ts';
import { type CodeDrawing, readCodeDrawing } from '../../domain/print/code-drawing.ts';
import { type GrayPixels, grayOf } from '../../domain/scan/gray-picture.ts';
import {
  SCAN_SURFACES,
  type ScanSurface,
  type SurfaceLayout,
  surfaceLayout,
} from '../../domain/scan/scan-surfaces.ts';
import type { Box } from '../../domain/constants.ts';
import { paintCode } from '../threads/paint-code.ts';
import type { ScannedCoupon } from '../../machines/wizard/scan-proof.machine.ts';

const PAPER = '#FFFFFF';
const INK = '#000000';

/** `phoneCode` is the SVG of Apple's card, if it is not the coupon's. Rejects if a picture cannot be read. */
export async function drawSurfaces(coupon: ScannedCoupon, phoneCode: string | null) {
  const code = readCodeDrawing(await blobOfDataUrl(coupon.code, 'image/svg+xml').text());
  const onApple = phoneCode === null ? code : readCodeDrawing(phoneCode);
  return Promise.all(
    SCAN_SURFACES.map(async (surface) => {
      const sheet = await beginSheet(surface, coupon);
      const shown = surface === 'apple' ? onApple : code;
      return { surface, picture: sheet.draw(shown, 0), withEdge: sheet.draw(shown, EDGE) };
    }),
  );
}

/** px of white around the code in the second drawing. */
const EDGE = 40;

/** The pictures of a surface are drawn once, the code as often as wanted. */
async function beginSheet(surface: ScanSurface, coupon: ScannedCoupon) {
  const layout = surfaceLayout(surface, coupon);
  const context = blankSheet(layout, surface === 'print' ? PAPER : coupon.background);
  const { strip, logo } = coupon[surface === 'google' ? 'google' : 'apple'];
  await drawPicture(context, strip, layout.strip);
  if (layout.logo !== null) await drawPicture(context, logo, layout.logo);
  if (layout.words !== null) drawWords(context, coupon.offer, layout.words, coupon.foreground);
  return {
    draw(code: CodeDrawing, edge: number): GrayPixels {
      const { width, height, plate } = layout;
      context.fillStyle = PAPER;
      context.fillRect(...sidesOf(widened(plate, edge)));
      drawCaption(context, coupon.caption, layout);
      drawCode(context, code, layout.code);
      return grayOf(context.getImageData(0, 0, width, height).data, width, height);
    },
  };
}

function blankSheet({ width, height }: SurfaceLayout, color: string): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (context === null) throw new Error('This browser has no canvas to draw the code on.');
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  return context;
}

async function drawPicture(context: CanvasRenderingContext2D, source: string, box: Box) {
  const picture = Object.assign(new Image(), { src: source });
  await picture.decode();
  const { x, y, width, height } = fitted(box, picture.naturalWidth, picture.naturalHeight);
  context.drawImage(picture, x, y, width, height);
}

function drawWords(
  context: CanvasRenderingContext2D,
  words: string,
  { x, y, width, height }: Box,
  color: string,
) {
  context.font = sizedFont(height);
  context.fillStyle = color;
  context.textAlign = 'left';
  context.fillText(words, x, y + height, width);
}

/** Below the code, as far from it as on the cards. */
function drawCaption(
  context: CanvasRenderingContext2D,
  caption: string,
  { plate, code }: SurfaceLayout,
) {
  const room = plate.y + plate.height - (code.y + code.height);
  context.font = sizedFont(room / 2);
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.fillText(
    caption,
    plate.x + plate.width / 2,
    code.y + code.height + room / 2,
    plate.width,
  );
}

/** Black lines on the paper, fitted into their box as the cards fit them. */
function drawCode(context: CanvasRenderingContext2D, code: CodeDrawing, box: Box) {
  const { x, y, width } = fitted(box, code.width, code.height);
  context.save();
  context.translate(x, y);
  context.scale(width / code.width, width / code.width);
  context.strokeStyle = context.fillStyle = INK;
  paintCode(context, code);
  context.restore();
}

/** The largest box of this shape within another one, in its middle. */
function fitted(box: Box, width: number, height: number): Box {
  const scale = Math.min(box.width / width, box.height / height);
  const fitWidth = width * scale;
  const fitHeight = height * scale;
  return {
    x: box.x + (box.width - fitWidth) / 2,
    y: box.y + (box.height - fitHeight) / 2,
    width: fitWidth,
    height: fitHeight,
  };
}

function widened({ x, y, width, height }: Box, edge: number): Box {
  return { x: x - edge, y: y - edge, width: width + 2 * edge, height: height + 2 * edge };
}

function sidesOf({ x, y, width, height }: Box) {
  return [x, y, width, height] as const;
}

function sizedFont(size: number): string {
  return [`${size}px`, 'sans-serif'].join(' ');
}
