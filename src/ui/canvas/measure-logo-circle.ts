/** Reads the pixels of Google's square logo; apart from its hook, because first screens have no uploaded logo. */
import { blobOfDataUrl } from '../../domain/images/data-url.ts';
import { shareOutsideCircle } from '../../domain/images/outside-circle.ts';

/** px; enough to see what the circle cuts off. */
const SIDE = 165;

/** The share of a square PNG that Google's circle cuts off and that is not its ground; 0 to 1. */
export async function measureLogoCircle(dataUrl: string): Promise<number | null> {
  const size = { resizeWidth: SIDE, resizeHeight: SIDE };
  const bitmap = await createImageBitmap(blobOfDataUrl(dataUrl, 'image/png'), size);
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return shareOutsideCircle(context.getImageData(0, 0, SIDE, SIDE));
}
