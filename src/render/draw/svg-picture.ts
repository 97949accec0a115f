/** SVG files as pixels: workers read none, so the page draws them. */
import type { Size } from '../../domain/constants.ts';

/** px; of a drawing without a size of its own. */
const USUAL: Size = { width: 300, height: 150 };
/** How many times as large as what is drawn of it in the end; its lines stay sharp when it is cropped. */
const CLOSER = 2;
const LONGEST_SIDE = 4_096;

/** The drawing at its `data:` address, large enough to be cropped to `native` px; rejects where it is none. */
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
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser offers no canvas to draw on.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.transferToImageBitmap();
}
