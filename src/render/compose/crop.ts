/** An uploaded image as a Scene: STEP-02, STEP-03. */
import { centeredCrop } from '../../domain/images/crop.ts';
import type { Hex } from '../../domain/design/design-document.ts';
import type { Box, Scene } from '../scene/scene.ts';
import type { Size } from '../scene/sizes.ts';

export interface UploadedImage extends Size {
  /** A `data:` URL of a PNG, JPEG, WebP or GIF. */
  readonly source: string;
}

/**
 * The part `crop` of an image (px of the image), filling `size`; null takes the largest centered part.
 * Transparent pixels show `background`.
 */
export function composeCrop(
  image: UploadedImage,
  crop: Box | null,
  size: Size,
  background: Hex = '#FFFFFF',
): Scene {
  const { x, y, width, height } = crop ?? centeredCrop(image, size);
  return {
    width: size.width,
    height: size.height,
    background,
    view: { scale: 1, x: 0, y: 0 },
    items: [
      {
        kind: 'image',
        opacity: 1,
        clips: [],
        source: image.source,
        width: image.width,
        height: image.height,
        transform: [
          size.width / width,
          0,
          0,
          size.height / height,
          (-x * size.width) / width,
          (-y * size.height) / height,
        ],
      },
    ],
  };
}
