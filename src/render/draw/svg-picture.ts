/** SVG files as pixels; the page draws them because workers cannot. */
import type { Size } from '../../domain/constants.ts';
import { createBrush } from './brush.ts';

/** px; for a drawing without its own size. */
const USUAL: Size = { width: 300, height: 150 };
/** Drawn this many times larger than needed, so that lines stay sharp when cropped. */
const CLOSER = 2;
const LONGEST_SIDE = 4_096;

/** Draws the SVG at its `data:` address, large enough to be cropped to `native` px; rejects if it is not an SVG. */
export async function drawnSvg(address: string, native: Size): Promise<ImageBitmap> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const width = image.naturalWidth || USUAL.width;
  const height = image.naturalHeight || USUAL.height;
  const scale = Math.min(
    CLOSER * Math.max(native.width / width, native.height / height),
    LONGEST_SIDE / Math.max(width, height),
  );
  const brush = createBrush(Math.ceil(width * scale), Math.ceil(height * scale), {});
  brush.drawImage(image, 0, 0, brush.canvas.width, brush.canvas.height);
  return brush.canvas.transferToImageBitmap();
}
