/** An uploaded image as a Scene: STEP-02, STEP-03. */
import { type Crop, TRANSPARENT } from '../../domain/coupon/fields/coupon-images.ts';
import { centeredCrop, CROP_GROUND } from '../../domain/images/crop.ts';
import { plainScene, type Scene, type SceneImage } from '../scene/scene.ts';
import type { Size } from '../../domain/constants.ts';

interface UploadedImage extends Size {
  /** A `data:` URL of a PNG, JPEG, WebP or GIF. */
  readonly source: string;
}

/**
 * The part `crop` of an image (px of the image), filling `size`; null takes the largest centered part.
 * Transparent pixels show the crop's ground.
 */
export function composeCrop(image: UploadedImage, crop: Crop | null, size: Size): Scene {
  const { x, y, width, height, ground = CROP_GROUND } = crop ?? centeredCrop(image, size);
  const item: SceneImage = {
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
  };
  return plainScene(size, ground === TRANSPARENT ? null : ground, [item]);
}
